"""The window opens where it was closed, if that place still exists."""

import pytest
from PySide6.QtCore import QRect

from casino_desktop.storage.settings import WindowPlace
from casino_desktop.ui.window_place import place_for

SCREEN = QRect(0, 0, 1920, 1080)
SECOND = QRect(1920, 0, 1280, 1024)


def test_the_first_start_leaves_the_place_to_the_system() -> None:
    assert place_for(None, [SCREEN]) == {"width": 1280, "height": 800}
    assert place_for(None, []) == {}


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768), (1024, 600), (800, 1280)])
def test_the_first_window_and_its_frame_fit_the_screen(size: tuple[int, int]) -> None:
    place = place_for(None, [QRect(0, 0, *size)])
    assert place["width"] + 10 <= size[0]
    assert place["height"] + 40 <= size[1]


def test_the_place_is_kept_on_either_screen() -> None:
    saved = WindowPlace(x=2000, y=50, width=1000, height=700)
    expected = {"x": 2000, "y": 50, "width": 1000, "height": 700}
    assert place_for(saved, [SCREEN, SECOND]) == expected


@pytest.mark.parametrize("corner", [(2000, 50), (-5000, 0), (1900, 1070), (300, 4000)])
def test_a_place_on_a_screen_that_is_gone_keeps_only_the_size(corner: tuple[int, int]) -> None:
    saved = WindowPlace(x=corner[0], y=corner[1], width=1000, height=700)
    assert place_for(saved, [SCREEN]) == {"width": 1000, "height": 700}
    assert place_for(saved, [QRect(0, 0, 1024, 700)]) == {"width": 1000, "height": 652}


def test_the_size_fits_the_screen_and_the_table() -> None:
    huge = WindowPlace(x=10, y=10, width=9000, height=9000)
    assert place_for(huge, [SCREEN]) == {"x": 10, "y": 10, "width": 1920, "height": 1080}
    tiny = WindowPlace(x=10, y=10, width=200, height=200)
    assert place_for(tiny, [SCREEN]) == {"x": 10, "y": 10, "width": 560, "height": 480}
