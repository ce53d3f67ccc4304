"""The window looks as it did, in every theme and language and on every page."""

from itertools import combinations

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from casino_desktop.ui.application import load_pictures
from tests.ui.golden_pictures import FOLDER, SMALL, VIEWS, picture, unlike

MOST_UNLIKE = 0.02


def golden_picture(name: str) -> QImage:
    """The picture as it was kept."""
    kept = QImage(str(FOLDER / f"{name}.png"))
    return kept.convertToFormat(QImage.Format.Format_RGB32)


@pytest.mark.parametrize("name", VIEWS)
def test_the_window_looks_as_in_its_picture(name: str, qapp: QGuiApplication) -> None:
    load_pictures()
    now = picture(name)
    QLocale.setDefault(QLocale.c())
    found = unlike(golden_picture(name), now)
    assert found <= MOST_UNLIKE, f"{found:.1%} differs; python -m tests.ui.golden_pictures renews"


def test_every_picture_belongs_to_a_view_and_is_small() -> None:
    files = {path.stem: path.stat().st_size for path in FOLDER.iterdir()}
    assert set(files) == set(VIEWS)
    assert max(files.values()) < 40_000


def test_no_two_pages_look_alike() -> None:
    names = [name for name in VIEWS if name.startswith("page-") and not name.endswith("-dark")]
    pictures = [golden_picture(name) for name in names]
    assert len(names) > 15
    assert min(unlike(one, other) for one, other in combinations(pictures, 2)) > MOST_UNLIKE


def test_a_missing_card_and_another_colour_are_noticed() -> None:
    golden = golden_picture("table-green-light")
    covered, tinted = golden.copy(), golden.copy()
    painter = QPainter(covered)
    painter.fillRect(76, 28, 19, 26, QColor("#2c7a57"))
    painter.end()
    painter = QPainter(tinted)
    painter.fillRect(tinted.rect(), QColor(90, 0, 0, 60))
    painter.end()
    assert golden.size() == SMALL
    assert unlike(golden, golden.copy()) == 0
    assert unlike(golden, covered) > MOST_UNLIKE / 2
    assert unlike(golden, tinted) > MOST_UNLIKE
