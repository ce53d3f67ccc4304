"""Where the keys go once a page is closed: back to the table."""

import pytest
from PySide6.QtCore import QMetaObject, Qt
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.program import Program
from tests.ui.pages.page_window import one_deal
from tests.ui.table_driver import TableDriver, in_zone

Key = Qt.Key
CLOSED_BY_ESCAPE = (
    "new-game",
    "settings",
    "about",
    "rules",
    "keys",
    "review",
    "honesty",
    "history",
    "count",
)
CLOSED_BY_BUTTON = {"first-start": "play", "second": "stay", "new-game": "deal"}


@pytest.fixture
def table(window: MainWindow, program: Program, qtbot: QtBot) -> TableDriver:
    assert window.window is not None
    window.window.requestActivate()
    qtbot.waitUntil(window.window.isActive)
    return TableDriver(window.window, program)


def in_hand(table: TableDriver) -> bool:
    item: QQuickItem | None = table.window.activeFocusItem()
    return item is not None and in_zone(item, "hand")


def page_has_focus(table: TableDriver) -> bool:
    item: QQuickItem | None = table.window.activeFocusItem()
    return item is not None and not table.item("table").isAncestorOf(item) and not in_bar(table)


def in_bar(table: TableDriver) -> bool:
    return table.window.activeFocusItem() == table.item("gameMenu")


def open_page(table: TableDriver, name: str, qtbot: QtBot) -> None:
    """Open a page as from a menu, whose button has the keys."""
    table.item("gameMenu").forceActiveFocus()
    table.program.app.open_page(name)
    qtbot.waitUntil(lambda: page_has_focus(table))


@pytest.mark.parametrize("name", CLOSED_BY_ESCAPE)
def test_a_page_closed_by_key_gives_the_keys_to_the_hand(
    table: TableDriver, qtbot: QtBot, name: str
) -> None:
    open_page(table, name, qtbot)
    table.keys(Key.Key_Escape)
    qtbot.waitUntil(lambda: table.page == "" and in_hand(table))


@pytest.mark.parametrize("name", CLOSED_BY_BUTTON)
def test_a_page_closed_by_its_button_gives_the_keys_to_the_hand(
    table: TableDriver, qtbot: QtBot, name: str
) -> None:
    open_page(table, name, qtbot)
    QMetaObject.invokeMethod(table.item(CLOSED_BY_BUTTON[name]), "click")
    qtbot.waitUntil(lambda: table.page == "" and in_hand(table))


def test_the_next_deal_has_the_keys_in_the_hand(
    table: TableDriver, program: Program, qtbot: QtBot
) -> None:
    session = one_deal()
    program.game.put(session, deal=False)
    qtbot.waitUntil(lambda: page_has_focus(table))
    program.game.nextDeal()
    qtbot.waitUntil(lambda: table.page == "" and in_hand(table))


@pytest.mark.parametrize("by_key", [True, False])
def test_the_list_of_moves_gives_the_keys_back(
    table: TableDriver, qtbot: QtBot, by_key: bool
) -> None:
    table.control(Key.Key_L)
    qtbot.waitUntil(lambda: bool(list(table.items("closeLog"))))
    table.item("closeLog").forceActiveFocus()
    if by_key:
        table.control(Key.Key_L)
    else:
        table.keys(Key.Key_Return)
    qtbot.waitUntil(lambda: table.page == "" and in_hand(table))


def test_a_refused_file_gives_the_keys_back(
    table: TableDriver, program: Program, qtbot: QtBot
) -> None:
    table.item("gameMenu").forceActiveFocus()
    program.app.refused.emit("This file cannot be opened", "It is no game.", "/a/b.casino")
    qtbot.waitUntil(lambda: page_has_focus(table))
    QMetaObject.invokeMethod(table.item("understood"), "click")
    qtbot.waitUntil(lambda: in_hand(table))


def test_the_question_over_a_page_gives_the_keys_back_to_the_page(
    table: TableDriver, program: Program, qtbot: QtBot
) -> None:
    open_page(table, "settings", qtbot)
    before = table.window.activeFocusItem()
    program.app.refused.emit("This file cannot be opened", "It is no game.", "/a/b.casino")
    qtbot.waitUntil(lambda: table.window.activeFocusItem() == table.item("understood"))
    QMetaObject.invokeMethod(table.item("understood"), "click")
    qtbot.waitUntil(lambda: table.window.activeFocusItem() == before)


def test_a_notice_that_is_dismissed_by_key_gives_the_keys_back(
    table: TableDriver, program: Program, qtbot: QtBot
) -> None:
    program.app.noticed.emit("The game was saved.")
    table.item("dismiss").forceActiveFocus()
    table.keys(Key.Key_Return)
    qtbot.waitUntil(lambda: in_hand(table))
