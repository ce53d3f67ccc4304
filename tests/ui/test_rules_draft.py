"""The rules of a new game as they are chosen, changed, kept and shared."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QUrl

from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.ruleset import OPTIONS, SEATS, option_values
from casino_desktop.storage.rule_files import SUFFIX, read_own_rules
from casino_desktop.ui.options.catalogue import BY_ID, GROUPS
from casino_desktop.ui.options.rows import OptionRow, value_id
from casino_desktop.ui.own_rules import OwnRulesModel
from casino_desktop.ui.preset_catalogue import OFFERS
from casino_desktop.ui.program import Program
from casino_desktop.ui.rules_draft import RulesDraft

DUAL = "“Cards with two values: Aces, 2♠ and 10♦” is only possible with “Court cards: 11, 12, 13”."


@pytest.fixture
def draft(program: Program) -> RulesDraft:
    program.draft.choose("casino-de")
    return program.draft


@pytest.fixture
def own(program: Program) -> OwnRulesModel:
    return program.own_rules


def rows(draft: RulesDraft) -> dict[str, OptionRow]:
    model: Any = draft.options
    found = [OptionRow(*model.row(place)) for place in range(model.rowCount())]
    return {row.id: row for row in found}


def entries(draft: RulesDraft) -> list[str]:
    return [entry["id"] for entry in draft.property("entries")]


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


def test_an_impossible_mix_is_not_kept(draft: RulesDraft, own: OwnRulesModel) -> None:
    draft.change("dual_cards", "all")
    draft.saveAs("Impossible")
    assert own.all() == ()


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


def test_an_own_rule_set_is_offered_first_and_chosen(draft: RulesDraft) -> None:
    draft.change("builds", "no")
    draft.saveAs(" Grandma’s ")
    assert entries(draft)[0] == draft.property("entry") == "own:Grandma’s"
    assert draft.property("custom") == ""
    draft.choose("casino-da")
    draft.choose("own:Grandma’s")
    assert draft.property("preset") == "casino-de"
    assert draft.property("changes") == {"builds": False}
    draft.change("must_sweep", "yes")
    assert draft.property("custom") == "Your “Grandma’s”, changed"
    draft.reset()
    assert draft.property("changes") == {"builds": False}


def test_a_renamed_rule_set_stays_chosen(draft: RulesDraft, own: OwnRulesModel) -> None:
    draft.change("builds", "no")
    draft.saveAs("Old")
    own.rename("Old", "New")
    assert draft.property("entry") == "own:New"
    assert entries(draft)[0] == "own:New"


def test_a_deleted_rule_set_becomes_a_custom_one(draft: RulesDraft, own: OwnRulesModel) -> None:
    draft.change("builds", "no")
    draft.saveAs("Mine")
    own.remove("Mine")
    assert draft.property("entry") == "casino-de"
    assert draft.property("custom") == "Custom rule set based on “Casino”"
    assert draft.property("changes") == {"builds": False}


def test_a_name_that_is_taken_is_not_given_twice(draft: RulesDraft, own: OwnRulesModel) -> None:
    draft.saveAs("One")
    draft.saveAs("Two")
    own.rename("Two", "one")
    assert [one.name for one in own.all()] == ["One", "Two"]
    assert own.taken("ONE")


def test_own_rule_sets_are_there_after_the_next_start(draft: RulesDraft, tmp_path: Path) -> None:
    draft.change("builds", "no")
    draft.saveAs("Mine")
    again = RulesDraft(OwnRulesModel(tmp_path / "data"))
    assert entries(again)[0] == "own:Mine"


def test_a_rule_set_goes_to_a_file_and_comes_back(
    draft: RulesDraft, own: OwnRulesModel, tmp_path: Path
) -> None:
    draft.change("builds", "no")
    draft.saveAs("Mine")
    own.exportTo("Mine", QUrl.fromLocalFile(str(tmp_path / "mine")))
    file = tmp_path / f"mine{SUFFIX}"
    assert read_own_rules(file) == own.find("Mine")
    said: list[str] = []
    own.noticed.connect(said.append)
    own.importFrom(QUrl.fromLocalFile(str(file)))
    assert said == ["“Mine (2)” is now among your rule sets."]
    assert [one.name for one in own.all()] == ["Mine", "Mine (2)"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"jokers": 2}, "There is no option by the name of “jokers”."),
        ({"winner": "me"}, "The option “winner” cannot be “me”."),
        ({"preset": "poker"}, "There are no rules by the name of “poker”."),
        (
            {"dual_cards": "all"},
            "The option “dual_cards” can only be “all” with “court_values = numbers”.",
        ),
    ],
)
def test_a_bad_file_is_refused_in_one_sentence_and_changes_nothing(
    program: Program,
    draft: RulesDraft,
    own: OwnRulesModel,
    tmp_path: Path,
    change: dict[str, Any],
    sentence: str,
) -> None:
    rules = {"preset": "casino-de"} | change
    file = tmp_path / f"bad{SUFFIX}"
    keys = {"format": "casino-rules", "version": 1, "name": "Bad", "rules": rules}
    file.write_text(json.dumps(keys))
    told: list[tuple[str, str, str]] = []
    program.app.refused.connect(lambda *said: told.append(said))
    own.importFrom(QUrl.fromLocalFile(str(file)))
    ((_, text, path),) = told
    assert text == f"“{file.name}” holds no possible rule set: {sentence}"
    assert path == str(file)
    assert own.all() == ()
    assert draft.property("entry") == "casino-de"


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
    program.rules.look({"preset": "casino-de", "target": 11}, 2)
    assert program.rules.property("title") == "Rules: Casino, 2 players"
    program.rules.look({"preset": "casino-de", "builds": False}, 2)
    assert program.rules.property("title") == "Rules: custom, based on Casino, 2 players"
