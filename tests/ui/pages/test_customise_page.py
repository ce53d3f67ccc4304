"""Customising a rule set for a new game, and the player's own rule sets."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from casino_desktop.ui.program import Program
from tests.ui import file_dialogs
from tests.ui.pages.page_window import PageWindow, Show, accessible_name, pressable

ENTER = Qt.Key.Key_Return


def line(page: PageWindow, option: str) -> QQuickItem:
    return page.item(f"option-{option}")


def within(page: PageWindow, item: QQuickItem, text: str) -> QQuickItem:
    """The control of a line that a screen reader calls this."""
    found = [one for one in page.items(pressable) if accessible_name(one) == text]
    mine = [one for one in found if inside(one, item)]
    assert len(mine) == 1, text
    return mine[0]


def inside(item: QQuickItem | None, outer: QQuickItem) -> bool:
    while item is not None:
        if item == outer:
            return True
        item = item.parentItem()
    return False


def press(page: PageWindow, option: str, value: str) -> None:
    """Choose a value with the keyboard."""
    within(page, line(page, option), value).forceActiveFocus()
    page.press(ENTER)


@pytest.fixture
def page(show: Show, program: Program) -> PageWindow:
    program.pages.draft.choose("casino-de")
    return show("CustomisePage")


def test_a_chosen_value_counts_at_once(page: PageWindow, program: Program) -> None:
    assert page.item("basis").property("text") == "Casino"
    press(page, "builds", "No")
    assert program.pages.draft.property("changes") == {"builds": False}
    assert page.item("basis").property("text") == "Custom rule set based on “Casino”"
    assert not within(page, line(page, "raise_builds"), "Nobody").isEnabled()
    assert "“Builds” is “No”" in line(page, "raise_builds").property("note")


def test_a_mouse_chooses_as_well(page: PageWindow, program: Program) -> None:
    page.click(within(page, line(page, "match"), "One deal"))
    assert program.pages.draft.property("changes") == {"match": "single_deal"}


def test_the_page_stays_where_it_is_and_keeps_the_focus(page: PageWindow, qtbot: QtBot) -> None:
    button = within(page, line(page, "suit_scoring"), "Each card")
    button.forceActiveFocus()
    qtbot.waitUntil(lambda: page.in_sight(button))
    place = page.item("scroller").property("contentY")
    assert place > 0
    page.press(ENTER)
    page.draw()
    assert page.focused == button
    assert page.in_sight(button)


def test_an_impossible_mix_is_said_beside_the_options(page: PageWindow, program: Program) -> None:
    press(page, "dual_cards", "Aces")
    sentence = program.pages.draft.property("trouble")
    assert sentence.startswith("“Cards with two values: Aces” is only possible with")
    for option in ("dual_cards", "court_values"):
        assert line(page, option).property("wrong")
        assert line(page, option).property("note") == sentence
    assert not page.item("keep").isEnabled()
    press(page, "court_values", "11, 12, 13")
    assert program.pages.draft.property("trouble") == ""


def test_reset_takes_every_change_back(page: PageWindow, program: Program) -> None:
    assert not page.item("reset").isEnabled()
    press(page, "builds", "No")
    press(page, "must_sweep", "Yes")
    page.click(page.item("reset"))
    assert program.pages.draft.property("changes") == {}


def test_a_rule_set_is_kept_under_a_name(page: PageWindow, program: Program) -> None:
    press(page, "builds", "No")
    page.item("ownName").forceActiveFocus()
    page.type("Mine")
    page.press(ENTER)
    assert program.pages.draft.property("entry") == "own:Mine"
    own = program.pages.own_rules.find("Mine")
    assert own is not None
    assert not own.rules.builds


def test_a_custom_rule_set_is_dealt_from_the_new_game_page(
    show: Show, program: Program, qtbot: QtBot
) -> None:
    page = show("NewGamePage")
    program.pages.draft.choose("casino-de")
    page.click(page.item("customise"))
    qtbot.waitUntil(lambda: any(item.objectName() == "option-builds" for item in page.items()))
    page.draw()
    press(page, "builds", "No")
    page.click(page.item("done"))
    qtbot.waitUntil(lambda: not any(item.objectName() == "option-builds" for item in page.items()))
    assert page.item("custom").property("text") == "Custom rule set based on “Casino”"
    page.click(page.item("deal"))
    session = program.game.session
    assert session is not None
    assert not session.rules.builds
    assert session.record.preset == "casino-de"


def test_an_impossible_rule_set_is_not_dealt(show: Show, program: Program) -> None:
    page = show("NewGamePage")
    program.pages.draft.choose("casino-de")
    program.pages.draft.change("dual_cards", "all")
    assert page.item("trouble").property("text") == program.pages.draft.property("trouble")
    assert not page.item("deal").isEnabled()


def test_four_seats_ask_for_pairs(show: Show, program: Program) -> None:
    page = show("NewGamePage")
    program.pages.draft.choose("casino-da")
    page.click(page.named("4"))
    page.draw()
    page.click(page.named("Each for oneself"))
    page.click(page.item("deal"))
    session = program.game.session
    assert session is not None
    assert (len(session.seats), session.rules.teams) == (4, False)


def test_four_always_play_the_classical_game_in_pairs(show: Show, program: Program) -> None:
    page = show("NewGamePage")
    program.pages.draft.choose("casino-classic")
    program.pages.draft.setSeats(4)
    page.draw()
    assert not page.item("teams").isEnabled()
    assert not page.named("Each for oneself").isEnabled()


def test_a_person_at_this_screen_takes_a_seat(show: Show, program: Program) -> None:
    page = show("NewGamePage")
    level = page.item("level1")
    level.forceActiveFocus()
    page.press(Qt.Key.Key_Home)
    page.press(ENTER, *[Qt.Key.Key_Up] * 8, ENTER)
    page.click(page.item("deal"))
    session = program.game.session
    assert session is not None
    assert [seat.kind for seat in session.seats] == ["human", "human"]


def test_the_number_of_deals_is_asked_for_where_it_counts(show: Show, program: Program) -> None:
    page = show("NewGamePage")
    program.pages.draft.choose("casino-de-six")
    page.draw()
    assert "target" not in {item.objectName() for item in page.items()}
    page.item("deals").forceActiveFocus()
    page.press(Qt.Key.Key_Down)
    page.click(page.item("deal"))
    session = program.game.session
    assert session is not None
    assert session.rules.deals == 5


def own_line(page: PageWindow, name: str, part: str) -> QQuickItem:
    outer = page.item(f"own-{name}")
    return next(item for item in page.items() if item.objectName() == part and inside(item, outer))


@pytest.fixture
def own(program: Program) -> Program:
    for name in ("Mine", "Yours"):
        program.pages.draft.choose("casino-da")
        program.pages.draft.saveAs(name)
    return program


def test_an_own_rule_set_is_renamed_where_it_stands(show: Show, own: Program) -> None:
    page = show("OwnRulesPage")
    field = own_line(page, "Mine", "name")
    field.forceActiveFocus()
    page.press(Qt.Key.Key_End)
    page.type("!")
    page.press(ENTER)
    assert [one.name for one in own.pages.own_rules.all()] == ["Mine!", "Yours"]


def test_a_name_that_is_taken_is_said_at_once(show: Show, own: Program) -> None:
    page = show("OwnRulesPage")
    field = own_line(page, "Mine", "name")
    field.setProperty("text", "YOURS")
    assert not own_line(page, "Mine", "rename").isEnabled()
    assert "You have a rule set of this name already." in {
        item.property("text") for item in page.items()
    }


def test_deleting_asks_once_more(show: Show, own: Program) -> None:
    page = show("OwnRulesPage")
    page.click(own_line(page, "Mine", "remove"))
    assert own.pages.own_rules.find("Mine") is not None
    page.click(own_line(page, "Mine", "remove"))
    assert [one.name for one in own.pages.own_rules.all()] == ["Yours"]


def test_a_rule_set_is_exported_under_its_name(
    show: Show, own: Program, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    page = show("OwnRulesPage")
    page.click(own_line(page, "Mine", "export"))
    file_dialogs.press(file_dialogs.dialog_over(page.window, qtbot), "Save")
    qtbot.waitUntil((tmp_path / "Mine.casino-rules").is_file)


def test_without_own_rule_sets_the_page_says_how_to_get_one(show: Show) -> None:
    page = show("OwnRulesPage")
    assert page.item("none").property("text").startswith("You have none yet.")
