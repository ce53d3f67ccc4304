"""The window around the table: its bar, menus, shortcuts and pages."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from casino_desktop.ui.application import load_pictures
from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.picture import settled_picture
from casino_desktop.ui.program import Program
from tests.session.games import new_game, play_on
from tests.ui.pages.page_window import one_deal
from tests.ui.table_driver import TableDriver, in_zone

Key = Qt.Key
MENUS = ("gameMenu", "moveMenu", "viewMenu", "helpMenu")


@pytest.fixture
def table(window: MainWindow, program: Program) -> TableDriver:
    assert window.window is not None
    table = TableDriver(window.window, program)
    table.lay("9h2c5dKs", "9c4h7sQd", "AcAd3s6h")
    return table


@pytest.fixture
def unused(program: Program, qtbot: QtBot) -> Iterator[TableDriver]:
    """The table before the first game."""
    load_pictures()
    main = MainWindow(program, {"width": 1280, "height": 800})
    assert main.window is not None
    qtbot.waitUntil(main.window.isExposed)
    yield TableDriver(main.window, program)
    main.close()


def test_the_undealt_pack_casts_the_shadow_of_one_card(unused: TableDriver) -> None:
    cards = list(unused.items("card"))
    assert len(cards) == 52
    assert sum(bool(card.property("shaded")) for card in cards) == 1


def menu_is_open(table: TableDriver, name: str) -> bool:
    return bool(table.item(name).property("open"))


def menu_is_closed(table: TableDriver, name: str) -> bool:
    return not menu_is_open(table, name)


@pytest.mark.parametrize("name", MENUS)
def test_each_menu_opens_by_key_and_closes(table: TableDriver, qtbot: QtBot, name: str) -> None:
    button = table.item(name)
    button.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    table.keys(Key.Key_Return)
    qtbot.waitUntil(lambda: menu_is_open(table, name))
    table.keys(Key.Key_Escape)
    qtbot.waitUntil(lambda: not menu_is_open(table, name))
    assert table.moves == []


@pytest.mark.parametrize("code", ["en", "de", "da", "sv"])
def test_each_menu_opens_by_alt_and_its_first_letter(
    table: TableDriver, program: Program, qtbot: QtBot, code: str
) -> None:
    program.language.choose(code)
    for name in MENUS:
        letter = Key(ord(str(table.item(name).property("text"))[0]))
        QTest.keyClick(table.window, letter, Qt.KeyboardModifier.AltModifier)
        qtbot.waitUntil(partial(menu_is_open, table, name))
        table.keys(Key.Key_Escape)
        qtbot.waitUntil(partial(menu_is_closed, table, name))


def test_a_menu_line_works_by_key(table: TableDriver, qtbot: QtBot) -> None:
    table.drag("9h", "9c")
    table.item("moveMenu").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    table.keys(Key.Key_Return)
    qtbot.waitUntil(lambda: menu_is_open(table, "moveMenu"))
    table.keys(Key.Key_Return)
    assert table.moves == []


@pytest.mark.parametrize(("key", "name"), [(Key.Key_N, "new-game"), (Key.Key_Comma, "settings")])
def test_a_shortcut_opens_its_page(table: TableDriver, key: Qt.Key, name: str) -> None:
    table.control(key)
    assert table.page == name


def test_the_keyboard_is_back_in_the_hand_when_a_page_closes(
    table: TableDriver, qtbot: QtBot
) -> None:
    table.control(Key.Key_Comma)
    qtbot.waitUntil(lambda: not in_hand(table.window))
    table.keys(Key.Key_Escape)
    qtbot.waitUntil(lambda: table.page == "" and in_hand(table.window))


def in_hand(window: QQuickWindow) -> bool:
    item: QQuickItem | None = window.activeFocusItem()
    return item is not None and in_zone(item, "hand")


def test_the_list_of_moves_takes_no_room_from_what_lies_on_the_table(
    table: TableDriver, qtbot: QtBot
) -> None:
    table.window.resize(800, 560)
    table.control(Key.Key_L)
    qtbot.waitUntil(lambda: table.item("table").width() < 800)
    qtbot.waitUntil(lambda: all(table.at_home(card) for card in table.items("card")))
    assert table.card("Qd").x() + table.card("Qd").width() < table.item("table").width()
    table.control(Key.Key_L)
    qtbot.waitUntil(lambda: table.item("table").width() == 800)


def log_is_open(table: TableDriver) -> bool:
    return any(item.isVisible() for item in table.items("closeLog"))


def test_the_list_of_moves_stays_while_a_page_is_read(table: TableDriver, qtbot: QtBot) -> None:
    table.control(Key.Key_L)
    table.keys(Key.Key_F1)
    assert table.page == "rules"
    qtbot.waitUntil(lambda: not in_hand(table.window))
    table.keys(Key.Key_Escape)
    qtbot.waitUntil(lambda: table.page == "" and in_hand(table.window))
    assert log_is_open(table)
    table.control(Key.Key_L)
    assert not log_is_open(table)


def test_the_score_sheet_comes_beside_the_list_of_moves(
    table: TableDriver, program: Program
) -> None:
    table.control(Key.Key_L)
    program.game.put(one_deal(), deal=False)
    assert table.page == "score"
    assert log_is_open(table)


def test_the_newest_line_of_the_list_of_moves_is_in_sight(
    table: TableDriver, program: Program, qtbot: QtBot
) -> None:
    table.window.resize(800, 560)
    program.language.choose("sv")
    program.game.put(play_on(new_game(), 16, Random(5)), deal=False)
    table.control(Key.Key_L)
    qtbot.waitUntil(lambda: bool(list(table.items("closeLog"))))
    settled_picture(table.window)
    lines = next(item for item in table.items("log") if item.property("count") is not None)
    assert lines.property("overflows")
    assert lines.property("atYEnd")


def test_the_last_move_is_shown_again_by_one_key(table: TableDriver, program: Program) -> None:
    table.drag("9h", "9c")
    program.settings.setProperty("speed", "slower")
    table.keys(Key.Key_L)
    assert table.model.state.busy
    assert table.moves == ["9hx9c"]


def test_the_language_changes_under_the_cards(table: TableDriver, program: Program) -> None:
    assert table.item("gameMenu").property("text") == "Game"
    program.language.choose("de")
    assert table.item("gameMenu").property("text") == "Partie"
    program.language.choose("en")
    assert table.item("gameMenu").property("text") == "Game"


def test_full_screen_and_back(table: TableDriver, qtbot: QtBot) -> None:
    table.keys(Key.Key_F11)
    full = Qt.WindowState.WindowFullScreen
    qtbot.waitUntil(lambda: bool(table.window.windowStates() & full))
    table.keys(Key.Key_F11)
    qtbot.waitUntil(lambda: not table.window.windowStates() & full)


def test_a_game_dropped_into_the_window_is_opened(
    table: TableDriver, program: Program, tmp_path: Path
) -> None:
    url = QUrl.fromLocalFile(str(tmp_path / "mine.casino"))
    table.drag("9h", "9c")
    program.game.saveAs(url)
    table.lay("2h9d5dKs", "4cTh8sQd", "3sAd7s7h")
    data = QMimeData()
    data.setUrls([url])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    place, keys = QPoint(400, 300), Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(place, copy, data, left, keys)
    QCoreApplication.sendEvent(table.window, enter)
    assert enter.isAccepted()
    QCoreApplication.sendEvent(table.window, QDropEvent(QPointF(place), copy, data, left, keys))
    assert table.moves == ["9hx9c"]
