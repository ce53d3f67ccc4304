"""A key or click meant for a card never acts on what has just opened by itself."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtQuick import QQuickItem, QQuickWindow
from pytestqt.qtbot import QtBot

from casino_desktop.session.session import GameSession
from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.program import Program
from tests.session.games import whole_game
from tests.ui.grace import clocks, pass_grace
from tests.ui.pages.page_window import one_deal
from tests.ui.table_driver import TableDriver

Key = Qt.Key
KEYS = (Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_Escape)


@pytest.fixture
def table(window: MainWindow, program: Program) -> TableDriver:
    assert window.window is not None
    window.window.requestActivate()
    return TableDriver(window.window, program)


def button(table: TableDriver, name: str) -> QQuickItem:
    return next(item for item in table.items(name) if item.isVisible())


def show_sheet(table: TableDriver, session: GameSession, qtbot: QtBot) -> None:
    table.program.game.put(session, deal=False)
    qtbot.waitUntil(lambda: button_is_there(table, "next"))
    table.window.grabWindow()


def button_is_there(table: TableDriver, name: str) -> bool:
    return any(item.isVisible() and item.hasActiveFocus() for item in table.items(name))


@pytest.mark.parametrize("ended", [one_deal, whole_game], ids=["deal", "game"])
def test_a_key_for_a_card_does_not_close_the_score_sheet(
    table: TableDriver, qtbot: QtBot, ended: Callable[[], GameSession]
) -> None:
    session = ended()
    show_sheet(table, session, qtbot)
    table.keys(*KEYS)
    assert table.page == "score"
    assert session.deal_over
    pass_grace(table.window)
    table.keys(Key.Key_Return)
    assert table.page != "score"


def test_a_click_for_a_card_does_not_close_the_score_sheet(
    table: TableDriver, qtbot: QtBot
) -> None:
    session = one_deal()
    show_sheet(table, session, qtbot)
    table.click(button(table, "next"))
    assert table.page == "score"
    pass_grace(table.window)
    table.click(button(table, "next"))
    assert table.page == ""


def test_the_sheet_that_comes_back_waits_again(table: TableDriver, qtbot: QtBot) -> None:
    session = one_deal()
    show_sheet(table, session, qtbot)
    pass_grace(table.window)
    table.program.table.undo()
    assert table.page == ""
    table.program.table.redo()
    qtbot.waitUntil(lambda: button_is_there(table, "next"))
    table.keys(Key.Key_Return)
    assert table.page == "score"


def test_a_page_that_was_asked_for_does_not_wait(table: TableDriver, qtbot: QtBot) -> None:
    table.control(Key.Key_Comma)
    qtbot.waitUntil(lambda: table.page == "settings")
    assert clocks(table.window) == []


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space])
def test_a_key_held_down_presses_no_button(table: TableDriver, qtbot: QtBot, key: Qt.Key) -> None:
    session = one_deal()
    show_sheet(table, session, qtbot)
    pass_grace(table.window)
    hold(table.window, key)
    assert table.page == "score"


def test_a_key_held_down_chooses_nothing_in_the_ribbon(table: TableDriver) -> None:
    table.lay("9h2c5dKs", "9c4h5sQd", "AcAd3s6h")
    table.drag("9h", "9c")
    assert table.ribbon
    hold(table.window, Key.Key_Return)
    assert table.ribbon
    assert table.moves == []


def hold(window: QQuickWindow, key: Qt.Key) -> None:
    """What the system sends of a key that stays down."""
    kinds = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    for kind in kinds * 3:
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", True)
        QCoreApplication.sendEvent(window, event)
