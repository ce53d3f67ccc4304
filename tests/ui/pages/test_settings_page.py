"""The settings: each choice is in force at once."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from casino_desktop.ui.program import Program
from tests.ui.pages.page_window import Show, read

TAB, SPACE, ESCAPE = Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Escape
UP, DOWN = Qt.Key.Key_Up, Qt.Key.Key_Down


@pytest.mark.parametrize(
    ("choice", "name", "setting", "value"),
    [
        ("theme", "Dark", "theme", "dark"),
        ("felt", "Blue cloth", "felt", "blue"),
        ("speed", "Very slow", "speed", "slower"),
        ("indices", "A K Q J", "index_letters", "international"),
        ("backs", "Waves", "card_back", "waves"),
    ],
)
def test_a_choice_is_in_force_at_once(
    show: Show, program: Program, choice: str, name: str, setting: str, value: str
) -> None:
    page = show("SettingsPage")
    page.reveal(page.named(name))
    page.click(page.named(name))
    assert getattr(program.preferences.values, setting) == value
    assert page.item(choice).property("value") == value


def test_the_arrow_keys_move_a_choice_and_stop_at_its_ends(show: Show, program: Program) -> None:
    page = show("SettingsPage")
    page.press(TAB, TAB)
    page.press(DOWN, DOWN, DOWN, DOWN)
    assert read(program.preferences, "values", "theme") == "dark"
    page.press(UP, UP, UP, UP)
    assert read(program.preferences, "values", "theme") == "system"


@pytest.mark.parametrize(
    ("switch", "setting"), [("fourColours", "four_colours"), ("largeIndex", "large_index")]
)
def test_a_switch_turns_by_mouse_and_by_space(
    show: Show, program: Program, switch: str, setting: str
) -> None:
    page = show("SettingsPage")
    item = page.item(switch)
    page.reveal(item)
    page.click(item)
    assert getattr(program.preferences.values, setting)
    page.press(SPACE)
    assert not getattr(program.preferences.values, setting)


@pytest.mark.parametrize(
    ("switch", "setting"), [("worthMarks", "worth_marks"), ("soundOn", "sound")]
)
def test_what_is_on_at_first_can_be_switched_off(
    show: Show, program: Program, switch: str, setting: str
) -> None:
    page = show("SettingsPage")
    page.reveal(page.item(switch))
    page.click(page.item(switch))
    assert not getattr(program.preferences.values, setting)


def test_the_volume_moves_by_keys_and_is_kept(show: Show, program: Program) -> None:
    page = show("SettingsPage")
    volume = page.item("volume")
    page.reveal(volume)
    page.click(volume)
    assert program.preferences.values.volume == 50
    page.press(Qt.Key.Key_Right)
    assert program.preferences.values.volume == 60


def test_the_name_is_kept_when_the_field_is_left(show: Show, program: Program) -> None:
    page = show("SettingsPage")
    page.press(TAB)
    assert page.focused is page.item("playerName")
    page.type(" Ada ")
    page.press(TAB)
    assert program.preferences.values.player_name == "Ada"


def test_escape_closes_the_page(show: Show, qtbot: QtBot) -> None:
    page = show("SettingsPage")
    page.press(ESCAPE)
    qtbot.waitUntil(lambda: not page.opened)


def test_what_has_the_focus_is_scrolled_into_sight(show: Show, qtbot: QtBot) -> None:
    page = show("SettingsPage")
    page.window.resize(800, 560)
    page.press(*[TAB] * 8)
    assert page.focused is not None
    qtbot.waitUntil(lambda: page.in_sight(page.focused))
