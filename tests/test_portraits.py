"""The portraits of the computer players: one for each strength, as the window asks for them."""

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from casino_desktop.ui.level_names import LEVEL_NAMES
from casino_desktop.ui.personas import portrait
from resources.portraits.catalogue import portrait_files


def test_every_strength_has_a_portrait_and_no_two_the_same() -> None:
    files = portrait_files()
    assert {f"{portrait(level)}.svg" for level in LEVEL_NAMES} == set(files)
    assert len(set(files.values())) == len(files)


def test_an_unknown_strength_has_none() -> None:
    assert portrait("grandmaster") == ""


@pytest.mark.parametrize("name", portrait_files())
def test_a_portrait_is_drawn_small(name: str, qapp: QGuiApplication) -> None:
    renderer = QSvgRenderer(QByteArray(portrait_files()[name].encode()))
    assert renderer.isValid()
    image = QImage(20, 20, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    drawn = sum(image.pixelColor(x, y).alpha() > 200 for x in range(20) for y in range(20))
    assert 120 < drawn < 380
