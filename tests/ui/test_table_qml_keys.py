"""Playing by keyboard, and what a screen reader finds."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from casino_desktop.rules.presets import PRESETS
from casino_desktop.session.seats import Seat
from casino_desktop.session.session import GameSession
from casino_desktop.ui.application import load_pictures
from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.program import Program
from tests.ui.instant_search import InstantSearch
from tests.ui.table_driver import TableDriver, accessible_name, in_zone

Key = Qt.Key
MOST_TURNS = 2000


@pytest.fixture
def table(window: MainWindow, program: Program) -> TableDriver:
    assert window.window is not None
    table = TableDriver(window.window, program)
    table.lay("9h2c5dKs", "9c4h7sQd", "AcAd3s6h")
    return table


@pytest.fixture
def game(qapp: QGuiApplication, tmp_path: Path, qtbot: QtBot) -> Iterator[TableDriver]:
    """A game of one deal against a computer that answers at once."""
    load_pictures()
    program = Program(tmp_path / "data", tmp_path / "config", InstantSearch())
    program.preferences.change(language="en", speed="off")
    program.language.choose("en")
    main = MainWindow(program, {"width": 1280, "height": 800})
    assert main.window is not None
    rules = PRESETS["casino-de"].changed({"target": 1})
    seats = (Seat("Me", "human"), Seat("Other", "computer", "greedy"))
    session = GameSession.new("casino-de", rules, seats, first_dealer=1, rng=random.Random(1))
    program.game.put(session, deal=True)
    qtbot.waitUntil(main.window.isExposed)
    yield TableDriver(main.window, program)
    program.close()
    main.close()


def face(item: QQuickItem) -> str:
    return str(item.property("face"))


def test_the_hand_has_the_keyboard_first(table: TableDriver) -> None:
    assert in_zone(table.focused, "hand")


def test_arrows_move_inside_the_hand(table: TableDriver) -> None:
    table.keys(Key.Key_Home)
    assert face(table.focused) == "2c"
    table.keys(Key.Key_Right, Key.Key_Right)
    assert face(table.focused) == "9h"
    table.keys(Key.Key_Left)
    assert face(table.focused) == "5d"
    table.keys(Key.Key_End, Key.Key_Right)
    assert face(table.focused) == "Ks"


def test_tab_goes_from_the_hand_to_the_table_to_the_controls_and_round(table: TableDriver) -> None:
    table.keys(Key.Key_Tab)
    assert in_zone(table.focused, "loose")
    table.keys(Key.Key_Tab)
    assert table.focused.objectName() == "gameMenu"
    table.keys(Key.Key_Backtab)
    assert in_zone(table.focused, "loose")
    table.keys(Key.Key_Backtab)
    assert in_zone(table.focused, "hand")
    table.keys(Key.Key_Backtab)
    assert table.focused.objectName() == "fullScreen"
    table.keys(Key.Key_Tab)
    assert in_zone(table.focused, "hand")


def test_arrows_reach_everything_on_the_table(table: TableDriver) -> None:
    table.keys(Key.Key_Tab, Key.Key_Home)
    seen = [table.focused]
    for _ in range(6):
        table.keys(Key.Key_Right)
        seen.append(table.focused)
    assert {face(item) for item in seen[:4]} == {"9c", "4h", "7s", "Qd"}
    assert seen[4].objectName() == "freeTable"
    assert seen[-1] is seen[4]


def test_enter_raises_a_card_and_leads_to_its_first_target(table: TableDriver) -> None:
    table.keys(Key.Key_Home, Key.Key_Right, Key.Key_Right, Key.Key_Return)
    assert table.card("9h").property("raised")
    assert face(table.focused) == "9c"
    table.keys(Key.Key_Return)
    assert table.moves == ["9hx9c"]
    assert in_zone(table.focused, "hand")


def test_escape_lowers_the_card_and_leads_back_to_the_hand(table: TableDriver) -> None:
    table.keys(Key.Key_Home, Key.Key_Return, Key.Key_Escape)
    assert not table.card("2c").property("raised")
    assert in_zone(table.focused, "hand")


def test_space_trails_a_card_that_can_do_nothing_else(table: TableDriver) -> None:
    table.keys(Key.Key_End, Key.Key_Space)
    assert table.focused.objectName() == "freeTable"
    table.keys(Key.Key_Space)
    assert table.moves == ["Ks"]


@pytest.mark.parametrize("move", ["9h", "2c+7s=9", "2h+[3s4c]=9"])
def test_the_hand_has_the_keyboard_again_after_a_move(
    table: TableDriver, qtbot: QtBot, move: str
) -> None:
    table.lay("9h2c2hKs", "4c7sTsQd", "3sAd3h7h", "Ks", "3s+4c=7")
    row = next(card for card in table.items("card") if face(card) == move[:2])
    row.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    table.keys(Key.Key_Return)
    onto = {"9h": table.item("freeTable"), "2h": table.build}.get(move[:2]) or table.card("7s")
    onto.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    table.keys(Key.Key_Return)
    assert table.moves[-1] == move
    qtbot.waitUntil(lambda: in_zone(table.focused, "hand"))


def test_chosen_cards_then_the_hand_card(table: TableDriver) -> None:
    table.lay("9h2c5dKs", "9c4h5sQd", "AcAd3s6h")
    table.keys(Key.Key_Tab, Key.Key_Home)
    for _ in range(4):
        if face(table.focused) in ("4h", "5s"):
            table.keys(Key.Key_Return)
        table.keys(Key.Key_Right)
    table.keys(Key.Key_Backtab, Key.Key_End, Key.Key_Left)
    assert face(table.focused) == "9h"
    table.keys(Key.Key_Return)
    assert table.moves == ["9hx4h5s"]


@pytest.mark.parametrize(
    ("keys", "moves"),
    [
        ([Key.Key_Return], 1),
        ([Key.Key_2], 1),
        ([Key.Key_Down, Key.Key_Down, Key.Key_Return], 1),
        ([Key.Key_Up, Key.Key_Space], 1),
        ([Key.Key_9], 0),
        ([Key.Key_Escape], 0),
    ],
)
def test_keys_in_the_ribbon(table: TableDriver, keys: list[Qt.Key], moves: int) -> None:
    table.lay("5h5dTcKs", "5c4h7sQd", "AcAd3s6h")
    table.drag("5h", "5c")
    assert table.ribbon
    table.keys(*keys)
    assert len(table.moves) == moves
    assert bool(table.ribbon) == (keys == [Key.Key_9])


@pytest.mark.parametrize("last", [Key.Key_End, Key.Key_PageDown])
def test_the_keys_of_a_list_stay_in_the_ribbon(table: TableDriver, last: Qt.Key) -> None:
    table.lay("9h5h2cTs", "9c4h5s9d", "AcAd3s6h")
    table.drag("9h", "9d")
    choices = table.model.choice_model
    table.keys(last)
    assert choices.property("current") == choices.property("count") - 1
    table.keys(Key.Key_Home)
    assert choices.property("current") == 0
    table.keys(Key.Key_Return)
    assert len(table.moves) == 1


def test_digits_take_the_line_of_that_number(table: TableDriver) -> None:
    table.lay("5h5dTcKs", "5c4h7sQd", "AcAd3s6h")
    table.drag("5h", "5c")
    names = [accessible_name(line) for line in table.ribbon]
    ten = next(number for number, name in enumerate(names) if "ten" in name)
    table.keys(Key(Key.Key_1 + ten))
    assert table.moves == ["5h+5c=10"]


def test_undo_and_redo_by_their_keys(table: TableDriver) -> None:
    table.drag("9h", "9c")
    table.control(Key.Key_Z)
    assert table.moves == []
    table.control(Key.Key_Y)
    assert table.moves == ["9hx9c"]


def test_undo_during_a_drag_leaves_no_card_in_the_air(table: TableDriver) -> None:
    table.lay("9h2c5dKs", "4c7sTsQd", "AcAd3s6h", "9h", "Ac")
    onto = table.middle(table.card("Qd"))
    table.lift("2c", onto)
    table.control(Key.Key_Z)
    table.release(onto)
    assert not table.card("2c").property("held")
    assert table.at_home(table.card("2c"))


def test_the_mouse_hides_the_focus_ring(table: TableDriver) -> None:
    table.keys(Key.Key_Home)
    assert table.card("2c").property("focused")
    table.click("9h")
    assert not any(card.property("focused") for card in table.items("card"))


def test_a_screen_reader_finds_each_card_and_no_hidden_one(table: TableDriver) -> None:
    named = {face(card): accessible_name(card) for card in table.items("card")}
    assert named["9h"] == "Nine of hearts"
    assert named["Qd"] == "Queen of diamonds"
    hidden = [card for card in table.items("card") if not face(card)]
    assert len(hidden) == 52 - 8
    assert all(card.property("usable") is False for card in hidden)
    assert "4" in accessible_name(table.item("seat1"))


def test_a_screen_reader_finds_builds_and_the_free_table(table: TableDriver) -> None:
    table.lay("2h9d5dKs", "4cTh8sQd", "3sAd7s7h", "Ks", "3s+4c=7")
    assert "Other" in accessible_name(table.build)
    assert accessible_name(table.item("freeTable")) == "Free table"


def play_by_key(table: TableDriver) -> None:
    """Play any card by key: on its first target, taking the best line of the ribbon."""
    table.keys(Key.Key_Escape, Key.Key_Home)
    for _ in range(4):
        before = len(table.moves)
        table.keys(Key.Key_Return, Key.Key_Return)
        if table.ribbon:
            table.keys(Key.Key_Return)
        if len(table.moves) > before or not table.model.property("myTurn"):
            return
        table.keys(Key.Key_Escape, Key.Key_Right)


def test_a_whole_game_by_keyboard_alone(game: TableDriver, qtbot: QtBot) -> None:
    session = game.program.game.session
    assert session is not None
    for _ in range(MOST_TURNS):
        if session.game_over:
            break
        if game.page == "score":
            game.keys(Key.Key_Return)
            continue
        if game.model.property("myTurn"):
            play_by_key(game)
        else:
            qtbot.wait(1)
    assert session.game_over
    assert session.winner in (0, 1)
    qtbot.waitUntil(lambda: game.page == "score")


def test_a_press_on_the_ring_of_a_menu_leaves_the_game_alone(table: TableDriver) -> None:
    table.keys(Key.Key_Tab, Key.Key_Tab, Key.Key_Return)
    table.keys(Key.Key_Escape)
    assert table.moves == []
    table.click(QPoint(640, 790))
    assert table.moves == []


def test_f10_opens_the_first_menu(table: TableDriver) -> None:
    table.keys(Key.Key_F10)
    menu = table.item("gameMenu")
    assert menu.property("open")
    table.keys(Key.Key_Escape)
    assert not menu.property("open")
    assert table.moves == []
