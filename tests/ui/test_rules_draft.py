"""The rules of a new game as they are chosen, changed, kept and shared."""

from collections.abc import Iterator
from typing import Any

import pytest

from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.ruleset import OPTIONS, POINTS, SEATS, option_values
from casino_desktop.ui.options.catalogue import BY_ID, GROUPS
from casino_desktop.ui.options.rows import OptionRow, value_id
from casino_desktop.ui.preset_catalogue import OFFERS
from casino_desktop.ui.program import Program
from casino_desktop.ui.rules_draft import RulesDraft

DUAL = "“Cards with two values: Aces, 2♠ and 10♦” is only possible with “Court cards: 11, 12, 13”."

NOTHING = "In these rules nothing would score a point, and no game would end."


@pytest.fixture
def draft(program: Program) -> RulesDraft:
    program.pages.draft.choose("casino-de")
    return program.pages.draft


def rows(draft: RulesDraft) -> dict[str, OptionRow]:
    model: Any = draft.options
    found = [OptionRow(*model.row(place)) for place in range(model.rowCount())]
    return {row.id: row for row in found}


def test_every_option_is_shown_once() -> None:
    shown = [option.id for _, options in GROUPS for option in options]
    assert sorted(shown) == sorted(OPTIONS)


def test_every_value_of_every_option_has_words() -> None:
    for option in OPTIONS:
        values = BY_ID[option].values
        words = option_values(option)
        if words:
            assert tuple(sorted(map(str, values))) == tuple(sorted(words))
        elif isinstance(getattr(PRESETS["casino-de"], option), bool):
            assert set(values) == {True, False}
        else:
            assert not values


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_shown_as_it_is(draft: RulesDraft, name: str) -> None:
    for seats in OFFERS[name].seats:
        draft.choose(name)
        draft.setSeats(seats)
        for option, row in rows(draft).items():
            value = getattr(PRESETS[name], option)
            if row.kind == "choice":
                assert row.value == value_id(value)
                assert row.value in {choice["id"] for choice in row.choices}
            else:
                assert row.number == (value[seats - 2] if option == "hand_size" else value)
            assert not row.changed
            assert not row.wrong
        assert draft.property("changes") == {}
        assert draft.property("custom") == ""


def test_every_value_can_be_chosen(draft: RulesDraft) -> None:
    for option in OPTIONS:
        for choice in rows(draft)[option].choices:
            draft.change(option, choice["id"])
            assert rows(draft)[option].value == choice["id"]
        draft.reset()


def test_a_changed_option_makes_a_custom_rule_set(draft: RulesDraft) -> None:
    draft.change("builds", "no")
    assert draft.property("changes") == {"builds": False}
    assert draft.property("custom") == "Custom rule set based on “Casino”"
    assert rows(draft)["builds"].changed
    draft.reset()
    assert draft.property("changes") == {}
    assert not rows(draft)["builds"].changed


def test_points_and_pairs_alone_make_no_custom_rule_set(draft: RulesDraft) -> None:
    draft.setSeats(4)
    draft.changeNumber("target", 50)
    draft.change("teams", "no")
    assert draft.property("changes") == {"target": 50, "teams": False}
    assert draft.property("custom") == ""


def test_the_size_of_a_hand_is_that_for_the_seats_chosen(draft: RulesDraft) -> None:
    draft.choose("casino-classic")
    draft.setSeats(3)
    assert rows(draft)["hand_size"].number == 7
    draft.changeNumber("hand_size", 6)
    assert draft.property("changes") == {"hand_size": [12, 6, 4]}


def test_an_impossible_mix_is_said_at_once_beside_both_options(draft: RulesDraft) -> None:
    draft.change("dual_cards", "all")
    assert draft.property("trouble") == DUAL
    for option in ("dual_cards", "court_values"):
        row = rows(draft)[option]
        assert row.wrong
        assert row.usable
        assert row.note == DUAL
    draft.change("court_values", "numbers")
    assert draft.property("trouble") == ""
    assert not rows(draft)["dual_cards"].wrong


def test_rules_in_which_nothing_scores_are_refused_beside_the_points(draft: RulesDraft) -> None:
    for option in POINTS:
        draft.changeNumber(option, 0)
    assert draft.property("trouble") == NOTHING
    assert {name for name, row in rows(draft).items() if row.wrong} == set(POINTS)
    draft.changeNumber("sweep_points", 1)
    assert draft.property("trouble") == ""


def test_an_option_without_effect_says_why(draft: RulesDraft) -> None:
    draft.change("builds", "no")
    row = rows(draft)["raise_builds"]
    assert not row.usable
    assert row.note == "Without effect while “Builds” is “No”."
    assert rows(draft)["teams"].note == "Only with four players."
    draft.setSeats(4)
    assert rows(draft)["teams"].usable


def test_who_is_first_at_no_target_is_told(draft: RulesDraft) -> None:
    assert rows(draft)["winner"].note == ""
    draft.change("match", "single_deal")
    row = rows(draft)["winner"]
    assert row.usable
    assert row.note == "Without a number of points to reach, the most points win."


def test_no_change_of_what_is_no_option(draft: RulesDraft) -> None:
    draft.change("jokers", "yes")
    draft.change("builds", "perhaps")
    draft.changeNumber("builds", 3)
    draft.changeNumber("jokers", 3)
    assert draft.property("changes") == {}


def test_seats_are_those_that_the_rule_set_is_played_by(draft: RulesDraft) -> None:
    draft.setSeats(2)
    draft.choose("kasino-sv-pairs")
    assert draft.property("seats") == 4
    assert draft.property("pairs")
    assert draft.property("pairsFixed")
    draft.choose("casino-de")
    assert draft.property("seatCounts") == list(SEATS)
    assert not draft.property("pairsFixed")


def test_the_last_choice_is_taken_up_again(draft: RulesDraft) -> None:
    draft.begin({"preset": "casino-da", "options": {"target": 33}, "seats": 3, "own": "gone"})
    assert draft.property("preset") == "casino-da"
    assert draft.property("target") == 33
    assert draft.property("seats") == 3


def test_options_of_a_later_program_are_left_out(draft: RulesDraft) -> None:
    draft.begin({"preset": "casino-da", "options": {"jokers": 2}, "seats": 2})
    assert draft.property("changes") == {}


def changes() -> Iterator[tuple[str, str]]:
    for option in OPTIONS:
        for value in BY_ID[option].values:
            yield option, value_id(value)


@pytest.mark.parametrize(("option", "value"), list(changes()))
def test_every_choice_works_through_to_the_game(
    program: Program, draft: RulesDraft, option: str, value: str
) -> None:
    draft.choose("casino-classic" if option.startswith("dual") else "casino-de")
    draft.change(option, value)
    if draft.property("trouble"):
        draft.change("court_values", "none" if option == "court_capture" else "numbers")
    assert draft.property("trouble") == ""
    page = {"preset": draft.property("preset"), "options": draft.property("changes")}
    program.game.newGame({**page, "names": ["", ""], "levels": ["", "greedy"], "dealNumber": 7})
    session = program.game.session
    assert session is not None
    assert value_id(getattr(session.rules, option)) == value
    assert session.record.preset == draft.property("preset")
    assert session.rules.differences(PRESETS[session.preset]) == draft.property("changes")


def test_the_rules_book_says_that_the_rules_are_custom_ones(program: Program) -> None:
    program.pages.rules.look({"preset": "casino-de", "target": 11}, 2)
    assert program.pages.rules.property("title") == "Rules: Casino, 2 players"
    program.pages.rules.look({"preset": "casino-de", "builds": False}, 2)
    assert program.pages.rules.property("title") == "Rules: custom, based on Casino, 2 players"
