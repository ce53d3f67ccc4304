"""From what a page chose to a game on the table."""

from typing import Any

import pytest

from casino_desktop.players.levels import LEVELS
from casino_desktop.rules.errors import RuleSetError
from casino_desktop.rules.presets import PRESETS
from casino_desktop.storage.settings import NewGameChoice
from casino_desktop.ui.level_names import LEVEL_NAMES
from casino_desktop.ui.new_game import new_session, read_choice, rules_of, seats_of, write_choice
from casino_desktop.ui.preset_catalogue import OFFERS, preset_choices

PAGE = {
    "preset": "casino-de",
    "seats": 2,
    "teams": False,
    "names": ["Ida", ""],
    "levels": ["", "random"],
    "target": 11,
}


def test_a_page_s_choice_comes_back_to_it() -> None:
    assert write_choice(read_choice(PAGE)) == PAGE


def test_nothing_chosen_is_one_against_the_computer() -> None:
    you, computer = seats_of(NewGameChoice())
    assert (you.kind, you.level, you.name) == ("human", "", "")
    assert (computer.kind, computer.level) == ("computer", "greedy")
    assert rules_of(NewGameChoice()) == PRESETS["casino-de"]


def test_the_first_human_bears_the_player_s_name_unless_given_one() -> None:
    assert seats_of(NewGameChoice(), "Bo")[0].name == "Bo"
    assert seats_of(read_choice(PAGE), "Bo")[0].name == "Ida"


def test_the_target_is_the_page_s() -> None:
    assert rules_of(read_choice(PAGE)).target == 11


@pytest.mark.parametrize(
    "change",
    [
        {"preset": "poker"},
        {"levels": ["", "grandmaster"]},
        {"levels": [""]},
        {"levels": ["", "greedy", "greedy", "greedy", "greedy"]},
        {"target": -3},
        {"names": ["x" * 100, ""]},
    ],
)
def test_what_no_page_offers_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        read_choice({**PAGE, **change})


def test_the_same_number_deals_the_same_cards() -> None:
    first, second, other = (new_session(NewGameChoice(), "", number) for number in (7, 7, 8))
    assert first.record.deals == second.record.deals
    assert first.record.first_dealer == second.record.first_dealer
    assert first.record.deals != other.record.deals


def test_an_impossible_target_is_an_error_of_the_rules() -> None:
    assert rules_of(NewGameChoice(target=500)).target == 500
    with pytest.raises(ValueError, match="target"):
        NewGameChoice(target=501)
    with pytest.raises(RuleSetError):
        PRESETS["casino-de"].changed({"target": 501})


def test_every_level_has_a_name() -> None:
    assert list(LEVEL_NAMES) == list(LEVELS)


def test_only_rule_sets_that_exist_are_offered() -> None:
    assert set(OFFERS) <= set(PRESETS)
    assert preset_choices()[0]["target"] == PRESETS["casino-de"].target
