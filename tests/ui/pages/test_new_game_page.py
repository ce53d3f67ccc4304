"""The choices for a new game."""

from random import Random

import pytest
from PySide6.QtCore import QDate, QPointF, Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from casino_desktop.storage.settings import NewGameChoice
from casino_desktop.ui import day
from casino_desktop.ui.level_choices import level_choices
from casino_desktop.ui.level_names import FIRST_LEVEL, LEVEL_NAMES, level_name
from casino_desktop.ui.personas import portrait
from casino_desktop.ui.preset_catalogue import presets_in_order
from casino_desktop.ui.program import Program
from tests.session.games import new_game, play_on
from tests.ui.pages.page_window import Show, accessible_texts, read

TAB, ENTER, ESCAPE = Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Escape
UP, DOWN = Qt.Key.Key_Up, Qt.Key.Key_Down
# The line above the one that is chosen at first.
WEAKER = f"{FIRST_LEVEL}-soft"


def test_the_same_number_deals_the_same_cards(show: Show, program: Program) -> None:
    decks = []
    for _ in range(2):
        page = show("NewGamePage")
        page.item("dealNumber").forceActiveFocus()
        page.type("17")
        page.press(ENTER)
        assert program.game.session is not None
        decks.append(program.game.session.record.deals[0].deck)
    assert decks[0] == decks[1]


def test_the_deal_of_the_day_is_the_same_all_day(
    show: Show, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(day, "today", lambda: QDate(2026, 2, 3))
    page = show("NewGamePage")
    page.draw()
    page.click(page.item("dealOfTheDay"))
    assert page.item("dealNumber").property("text") == "260203"
    page.click(page.item("deal"))
    assert program.game.session is not None
    assert program.game.session.number == 260203


def test_what_was_chosen_is_played(show: Show, program: Program) -> None:
    page = show("NewGamePage")
    page.item("name1").forceActiveFocus()
    page.type("Greta")
    page.press(TAB, UP)
    page.item("target").forceActiveFocus()
    page.press(DOWN)
    page.click(page.item("deal"))
    session = program.game.session
    assert session is not None
    assert [seat.name for seat in session.seats][1] == "Greta"
    assert [seat.kind for seat in session.seats] == ["human", "computer"]
    assert session.seats[1].level == WEAKER
    assert session.rules.target == 20


def test_computers_alone_can_be_watched(show: Show, program: Program) -> None:
    page = show("NewGamePage")
    names = {item.objectName() for item in page.items()}
    assert "watched" not in names
    page.item("level0").forceActiveFocus()
    page.press(DOWN)
    page.draw()
    assert page.item("watched").property("text") == "Only computers play, and you watch."
    page.click(page.item("deal"))
    assert program.game.session is not None
    assert [seat.kind for seat in program.game.session.seats] == ["computer", "computer"]
    assert program.game.session.seats[0].level == next(iter(LEVEL_NAMES))


def test_a_person_may_sit_at_any_seat(show: Show, program: Program) -> None:
    page = show("NewGamePage")
    page.item("level0").forceActiveFocus()
    page.press(DOWN)
    page.item("level1").forceActiveFocus()
    page.press(Qt.Key.Key_Home)
    page.click(page.item("deal"))
    assert program.game.session is not None
    assert [seat.kind for seat in program.game.session.seats] == ["computer", "human"]
    assert program.table.property("mySeat") == 1


def test_the_last_choice_is_offered_again(show: Show, program: Program) -> None:
    program.preferences.change(
        new_game=NewGameChoice(
            names=["", "Bo"],
            kinds=["human", "computer"],
            levels=["", "random"],
            options={"target": 35},
        )
    )
    page = show("NewGamePage")
    assert page.item("name1").property("text") == "Bo"
    assert page.item("level1").property("currentValue") == "random"
    assert page.item("target").property("value") == 35


def test_letters_are_no_deal_number(show: Show) -> None:
    page = show("NewGamePage")
    page.item("dealNumber").forceActiveFocus()
    page.type("x-0")
    assert page.item("dealNumber").property("text") == ""


def test_escape_leaves_the_running_game_alone(show: Show, program: Program, qtbot: QtBot) -> None:
    program.game.put(play_on(new_game(), 6, Random(5)), deal=False)
    running = program.game.session
    page = show("NewGamePage")
    assert page.item("keptGame").property("text")
    page.press(ESCAPE)
    qtbot.waitUntil(lambda: not page.opened)
    assert program.game.session is running


def test_each_rule_set_on_offer_says_its_line(show: Show, program: Program) -> None:
    page = show("NewGamePage")
    offers = read(program.pages.draft, "entries")
    assert [offer["id"] for offer in offers] == presets_in_order("en")
    for offer in offers:
        program.pages.draft.choose(offer["id"])
        assert page.item("preset").property("displayText") == offer["name"]
        line = page.item("presetLine").property("text")
        assert offer["line"] in line
        assert offer["origin"] in line


def test_escape_in_an_open_list_closes_the_list_only(show: Show, qtbot: QtBot) -> None:
    page = show("NewGamePage")
    level = page.item("level1")
    level.forceActiveFocus()
    page.press(ENTER)
    page.draw()
    row = page.control(str(level.property("displayText")), QAccessible.Role.ListItem)
    page.press(ESCAPE)
    qtbot.waitUntil(lambda: not row.isVisible())
    assert page.opened


def test_enter_takes_the_line_of_an_open_list(show: Show) -> None:
    page = show("NewGamePage")
    level = page.item("level1")
    level.forceActiveFocus()
    page.press(ENTER, UP, ENTER)
    assert level.property("currentValue") == WEAKER


def test_a_click_takes_a_line_of_an_open_list(show: Show) -> None:
    page = show("NewGamePage")
    level = page.item("level1")
    page.click(level)
    page.draw()
    page.click(page.control(level_name(WEAKER), QAccessible.Role.ListItem))
    assert level.property("currentValue") == WEAKER


def test_a_game_without_a_move_is_not_said_to_be_kept(show: Show, program: Program) -> None:
    program.game.begin(NewGameChoice(), 3)
    page = show("NewGamePage")
    assert "keptGame" not in {item.objectName() for item in page.items()}


def test_the_open_list_says_the_line_of_each_rule_set(show: Show, program: Program) -> None:
    page = show("NewGamePage")
    page.item("preset").forceActiveFocus()
    page.press(ENTER)
    page.draw()
    offers = read(program.pages.draft, "entries")
    for offer in offers[:5]:
        row = page.control(offer["name"], QAccessible.Role.ListItem)
        assert offer["line"] in accessible_texts(row)
    page.press(DOWN, ENTER)
    assert program.pages.draft.property("entry") == offers[1]["id"]


def test_at_a_seat_that_is_new_sits_the_usual_opponent(show: Show) -> None:
    page = show("NewGamePage")
    page.click(page.named("3"))
    page.draw()
    assert page.item("level2").property("currentValue") == FIRST_LEVEL


def test_a_seat_shows_who_will_play_there(show: Show, program: Program) -> None:
    page = show("NewGamePage")
    face, name = page.item("face1"), page.item("name1")
    assert face.property("source").toString() == "qrc:/portraits/greedy-1.svg"
    assert name.property("placeholderText") == "Robin"
    page.item("level1").forceActiveFocus()
    page.press(Qt.Key.Key_End)
    page.draw()
    assert face.property("source").toString() == "qrc:/portraits/master-1.svg"
    page.click(page.item("deal"))
    assert program.game.session is not None
    assert program.game.session.seats[1].name == "Sasha"


def test_a_person_has_no_portrait(show: Show) -> None:
    page = show("NewGamePage")
    assert "face0" not in {item.objectName() for item in page.items()}
    assert page.item("name0").property("placeholderText") == "Your name"


def test_what_mild_means_is_said_where_a_mild_player_is_chosen(show: Show) -> None:
    page = show("NewGamePage")
    assert "mild" not in {item.objectName() for item in page.items()}
    page.item("level1").forceActiveFocus()
    page.press(UP)
    page.draw()
    assert page.item("level1").property("displayText") == "Greedy, mild"
    assert "half of the moves" in page.item("mild").property("text")


def test_the_list_of_strengths_shows_a_portrait_for_each_and_fits_a_small_window(
    show: Show,
) -> None:
    page = show("NewGamePage", 800, 560)
    page.item("level1").forceActiveFocus()
    page.press(ENTER)
    page.draw()
    rows = [item for item in page.items() if item.inherits("QQuickItemDelegate")]
    assert len(rows) == len(level_choices())
    tops = [item.mapToScene(QPointF()).y() for item in rows]
    assert min(tops) >= 0
    assert max(top + row.height() for top, row in zip(tops, rows, strict=True)) <= 560
    pictures = [row.property("picture") for row in rows]
    levels = [choice["id"] for choice in level_choices()]
    assert pictures == [
        f"qrc:/portraits/{portrait(level, 1)}.svg" if level else "" for level in levels
    ]
