"""The portraits of the computer players: one for each strength and seat, as the window asks."""

from itertools import combinations

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from casino_desktop.players.pace import SOFTENED
from casino_desktop.ui.level_names import FIRST_LEVEL, LEVEL_NAMES
from casino_desktop.ui.personas import portrait
from resources.portraits.catalogue import portrait_files
from tests.ui.golden_pictures import unlike

# What a dialog and a dark table are coloured like.
GROUNDS = ("#f4f1ea", "#1d2a24")


def drawn(name: str, ground: str, size: int) -> QImage:
    """A portrait as it is seen on a plain ground."""
    renderer = QSvgRenderer(QByteArray(portrait_files()[name].encode()))
    assert renderer.isValid()
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def test_every_strength_has_a_portrait_for_each_seat() -> None:
    wanted = {f"{portrait(level, seat)}.svg" for level in LEVEL_NAMES for seat in range(4)}
    assert wanted == set(portrait_files())


def test_a_softened_strength_has_the_portraits_of_its_own() -> None:
    for soft, level in SOFTENED.items():
        assert portrait(soft, 2) == portrait(level, 2)


def test_an_unknown_strength_has_those_of_the_usual_one() -> None:
    assert portrait("grandmaster", 3) == portrait(FIRST_LEVEL, 3)


@pytest.mark.parametrize("ground", GROUNDS)
def test_no_two_portraits_look_alike_as_small_as_on_a_name_plate(
    ground: str, qapp: QGuiApplication
) -> None:
    faces = {name: drawn(name, ground, 24) for name in portrait_files()}
    for one, other in combinations(faces, 2):
        assert unlike(faces[one], faces[other], tolerance=40) > 0.08, (one, other)


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("name", portrait_files())
def test_a_portrait_stands_out_from_its_ground(
    name: str, ground: str, qapp: QGuiApplication
) -> None:
    bare = QImage(20, 20, QImage.Format.Format_RGB32)
    bare.fill(QColor(ground))
    assert 0.15 < unlike(drawn(name, ground, 20), bare, tolerance=20) < 0.72
