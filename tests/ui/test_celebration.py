"""A sweep and a won game are celebrated, for a moment, and not where movement is off."""

import pytest
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from casino_desktop.ui.items import items_below
from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.program import Program


def stars(window: MainWindow) -> list[QQuickItem]:
    """The flying stars."""
    assert window.window is not None
    everything = items_below(window.window.contentItem())
    return [item for item in everything if "star.svg" in str(item.property("source"))]


def celebrate(program: Program, what: str) -> None:
    """Let the table tell of it."""
    if what == "sweep":
        program.table.swept.emit(0)
    else:
        program.table.cue.emit("won")


@pytest.mark.parametrize("what", ["sweep", "win"])
def test_stars_fly_and_are_gone(
    window: MainWindow, program: Program, qtbot: QtBot, what: str
) -> None:
    program.preferences.change(speed="fast")
    celebrate(program, what)
    assert stars(window)
    qtbot.waitUntil(lambda: not stars(window), timeout=5000)


@pytest.mark.parametrize("what", ["sweep", "win"])
def test_nothing_flies_where_movement_is_off(
    window: MainWindow, program: Program, what: str
) -> None:
    celebrate(program, what)
    assert not stars(window)


def test_a_lost_game_is_no_reason(window: MainWindow, program: Program) -> None:
    program.preferences.change(speed="fast")
    program.table.cue.emit("lost")
    assert not stars(window)
