"""From what a page chose to a game on the table."""

import json
from typing import Any

import pytest
from PySide6.QtCore import QLocale

from casino_desktop.players.levels import LEVELS
from casino_desktop.players.pace import SOFTENED
from casino_desktop.rules.errors import RuleSetError
from casino_desktop.rules.presets import PRESETS
from casino_desktop.storage.settings import NewGameChoice, Settings, read_settings
from casino_desktop.ui.level_choices import level_choices
from casino_desktop.ui.level_names import LEVEL_NAMES
from casino_desktop.ui.new_game import (
    first_choice,
    new_session,
    read_choice,
    rules_of,
    seats_of,
    write_choice,
)
from casino_desktop.ui.preset_catalogue import (
    OFFERS,
    base_of,
    preset_choices,
    presets_in_order,
)

PAGE = {
    "preset": "casino-de",
    "options": {"target": 11, "hand_size": [4, 3, 4]},
    "own": "",
    "seats": 2,
    "names": ["Ida", ""],
    "levels": ["", "random"],
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


def test_the_options_are_the_page_s() -> None:
    rules = rules_of(read_choice(PAGE))
    assert (rules.target, rules.hand_size) == (11, (4, 3, 4))


def test_numbers_that_the_page_gives_as_real_ones_are_whole() -> None:
    options = {"target": 11.0, "hand_size": [4.0, 3.0, 4.0]}
    assert read_choice({**PAGE, "options": options}) == read_choice(PAGE)


@pytest.mark.parametrize(
    "change",
    [
        {"preset": "poker"},
        {"levels": ["", "grandmaster"]},
        {"levels": [""]},
        {"levels": ["", "greedy", "greedy", "greedy", "greedy"]},
        {"options": {"target": -3}},
        {"options": {"target": 11.5}},
        {"options": {"jokers": True}},
        {"options": {"dual_cards": "all"}},
        {"names": ["x" * 100, ""]},
    ],
)
def test_what_no_page_offers_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        read_choice({**PAGE, **change})


def test_the_same_number_deals_the_same_cards() -> None:
    first, second, other = (new_session(NewGameChoice(), "", number) for number in (7, 7, 8))
    assert first.session.record.deals == second.session.record.deals
    assert first.draw == second.draw
    assert first.session.record.deals != other.session.record.deals


def test_the_first_dealer_is_the_one_who_was_drawn() -> None:
    for number in range(1, 9):
        session, draw = new_session(NewGameChoice(seats=3), "", number)
        assert session.state.dealer == draw.dealer


@pytest.mark.parametrize("name", PRESETS)
def test_every_rule_set_can_be_played_by_each_of_its_seats(name: str) -> None:
    for seats in OFFERS[name].seats:
        session = new_session(NewGameChoice(preset=name, seats=seats), "", 5).session
        assert session.rules == PRESETS[name]
        assert session.record.preset == name
        assert len(session.state.hands) == seats


@pytest.mark.parametrize(
    ("language", "first"),
    [("de", "casino-de"), ("en", "cassino-en"), ("da", "casino-da"), ("sv", "kasino-sv")],
)
def test_the_rule_sets_at_home_come_first(language: str, first: str) -> None:
    names = presets_in_order(language)
    assert names[0] == first
    assert sorted(names) == sorted(PRESETS)
    at_home = [name for name in names if base_of(name) == first]
    assert names[: len(at_home)] == at_home


def test_the_first_game_is_the_one_at_home() -> None:
    QLocale.setDefault(QLocale("sv"))
    assert first_choice().preset == "kasino-sv"
    QLocale.setDefault(QLocale.c())
    assert first_choice().preset == "cassino-en"


def test_the_classical_game_of_four_is_always_one_of_pairs() -> None:
    fixed = {name for name, offer in OFFERS.items() if offer.always_pairs}
    assert fixed == {"casino-classic", "casino-classic-single", "kasino-sv-pairs"}
    assert all(PRESETS[name].pairs(4) for name in fixed)
    assert OFFERS["kasino-sv-pairs"].seats == (4,)


def test_an_impossible_target_is_an_error_of_the_rules() -> None:
    assert rules_of(NewGameChoice(options={"target": 500})).target == 500
    with pytest.raises(RuleSetError):
        rules_of(NewGameChoice(options={"target": 501}))


def test_every_level_has_a_name() -> None:
    assert list(LEVEL_NAMES) == list(LEVELS)


def test_every_rule_set_is_offered_with_a_name_a_home_and_a_line() -> None:
    choices = preset_choices()
    assert {choice["id"] for choice in choices} == set(PRESETS)
    assert all(choice["name"] and choice["origin"] and choice["line"] for choice in choices)
    named = [(choice["origin"], choice["name"]) for choice in choices]
    assert len(set(named)) == len(named)


def test_a_computer_without_a_name_bears_that_of_its_strength_and_seat() -> None:
    levels = ["", "greedy", "expert"]
    seats = seats_of(read_choice({"preset": "casino-classic", "levels": levels}))
    alone = seats_of(read_choice({"levels": ["", "greedy"]}))
    other = seats_of(read_choice({"preset": "casino-classic", "levels": ["", "expert", "expert"]}))
    assert seats[1].name == alone[1].name == "Robin"
    assert seats[2].name == other[2].name == "Nico"


@pytest.mark.parametrize("level", [*LEVEL_NAMES, *SOFTENED])
def test_no_two_at_the_table_have_the_same_name(level: str) -> None:
    alone = seats_of(read_choice({"levels": ["", level]}))[1].name
    for place in range(4):
        levels = ["" if seat == place else level for seat in range(4)]
        given = [alone if seat == place else "" for seat in range(4)]
        values = {"preset": "kasino-sv", "levels": levels, "names": given}
        names = [seat.name for seat in seats_of(read_choice(values))]
        assert names[place] == alone
        assert len(set(names)) == 4
        assert all(names)


def test_all_computers_have_names_of_their_own() -> None:
    names = [
        one["name"] for choice in computers() if not choice["mild"] for one in choice["players"]
    ]
    assert len(set(names)) == len(names) == 4 * len(LEVEL_NAMES)


def test_a_name_that_was_given_stays() -> None:
    seats = seats_of(read_choice({"levels": ["", "greedy"], "names": ["", "Bo"]}))
    assert seats[1].name == "Bo"


def computers() -> list[dict[str, Any]]:
    return [choice for choice in level_choices() if choice["id"]]


def test_every_strength_has_a_temper() -> None:
    assert all(choice["line"] for choice in computers() if not choice["mild"])


def test_the_strengths_are_offered_as_a_ladder_with_its_half_steps() -> None:
    steps = [choice["id"] for choice in computers()]
    assert steps[:5] == ["random", "beginner-soft", "beginner", "greedy-soft", "greedy"]
    assert set(steps) == {*LEVEL_NAMES, *SOFTENED}
    assert [choice["id"] for choice in computers() if choice["mild"]] == list(SOFTENED)
    assert [choice["id"] for choice in computers() if choice["usual"]] == ["greedy"]


def test_who_is_announced_for_a_seat_is_who_sits_down() -> None:
    for choice in computers():
        level = choice["id"]
        seats = seats_of(read_choice({"preset": "kasino-sv", "levels": [level] * 4}))
        assert [one["name"] for one in choice["players"]] == [seat.name for seat in seats]


def test_a_softened_strength_is_kept_for_the_next_game() -> None:
    choice = read_choice({"levels": ["", "expert-soft"]})
    assert seats_of(choice)[1].level == "expert-soft"
    assert (
        read_settings(json.loads(json.dumps(Settings(new_game=choice).plain()))).new_game == choice
    )


@pytest.mark.parametrize("level", ["random-soft", "expert-hard", "soft", "grandmaster"])
def test_a_strength_that_is_not_on_offer_is_refused(level: str) -> None:
    with pytest.raises(ValueError, match="not on offer"):
        read_choice({"levels": ["", level]})
