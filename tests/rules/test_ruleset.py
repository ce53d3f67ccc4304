"""Changing options, and what a rule set refuses."""

from typing import Any

import pytest

from casino_desktop.rules.errors import CasinoError, Problem, RuleSetError
from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.ruleset import OPTIONS, POINTS, RuleSet, option_values

PLAIN = RuleSet()
WORDS = [(name, word) for name in OPTIONS for word in option_values(name)]
# What an option at a value needs of other options.
COMPANY = {
    "dual_cards": {"court_values": "numbers"},
    "match": {"winner": "highest"},
}


@pytest.mark.parametrize(("option", "word"), WORDS)
def test_every_word_is_taken(option: str, word: str) -> None:
    rules = PLAIN.changed({**COMPANY.get(option, {}), option: word})
    assert getattr(rules, option) == word


@pytest.mark.parametrize(
    ("options", "value"),
    [
        ({"target": 11}, 11),
        ({"sweep_points": 0}, 0),
        ({"points_cards": 20}, 20),
        ({"must_sweep": True}, True),
        ({"hand_size": [12, 7, 4]}, (12, 7, 4)),
    ],
)
def test_numbers_and_switches_are_taken(options: dict[str, Any], value: object) -> None:
    (name,) = options
    assert getattr(PLAIN.changed(options), name) == value


def refusal(options: dict[str, Any]) -> RuleSetError:
    with pytest.raises(RuleSetError) as error:
        PLAIN.changed(options)
    assert isinstance(error.value, CasinoError)
    assert len(str(error.value)) < 150
    return error.value


@pytest.mark.parametrize("option", ["", "colour", "Target", "seats", "__class__", "x" * 1000])
def test_unknown_options(option: str) -> None:
    error = refusal({option: 1})
    assert error.problem is Problem.UNKNOWN_OPTION
    assert error.details == {"option": option[:40]}


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("target", 0),
        ("target", -1),
        ("target", 10**6),
        ("target", 21.0),
        ("target", "21"),
        ("target", True),
        ("target", None),
        ("deals", 0),
        ("deals", 101),
        ("sweep_points", -1),
        ("sweep_points", 21),
        ("points_ace", [1]),
        ("must_sweep", 1),
        ("must_sweep", "yes"),
        ("builds", None),
        ("winner", "first"),
        ("winner", ""),
        ("winner", ["highest"]),
        ("winner", {}),
        ("dual_mode", "none"),
        ("hand_size", 4),
        ("hand_size", [4, 4]),
        ("hand_size", [4, 4, 4, 4]),
        ("hand_size", [4, 4, 0]),
        ("hand_size", [4, 4, 13]),
        ("hand_size", [4, 4, True]),
        ("hand_size", [4, 4, "4"]),
        ("hand_size", "444"),
        ("hand_size", {"2": 4}),
        ("teams", "true"),
    ],
)
def test_bad_values(option: str, value: object) -> None:
    error = refusal({option: value})
    assert error.problem is Problem.BAD_OPTION
    assert error.details["option"] == option


@pytest.mark.parametrize("dual", ["aces", "all"])
def test_dual_cards_need_numbers(dual: str) -> None:
    assert refusal({"dual_cards": dual}).problem is Problem.OPTIONS_EXCLUDE
    royal = PRESETS["casino-de-royal"]
    with pytest.raises(RuleSetError, match="court_values = numbers"):
        royal.changed({"court_values": "none"})


def test_something_must_score() -> None:
    nothing = dict.fromkeys(POINTS, 0)
    for match in ("target", "fixed_deals", "single_deal"):
        assert refusal({**nothing, "match": match}).problem is Problem.NOTHING_SCORES
    for option in POINTS:
        assert PLAIN.changed({**nothing, option: 1}) != PLAIN
    assert PLAIN.changed({**nothing, "suit_scoring": "each"}) != PLAIN


def test_options_that_exclude_each_other_may_change_together() -> None:
    changes = {"court_values": "none", "dual_cards": "none"}
    assert PRESETS["casino-de-royal"].changed(changes).court_values == "none"


def test_a_rule_set_never_changes() -> None:
    before = RuleSet()
    before.changed({"target": 11})
    assert before == RuleSet()
    with pytest.raises(AttributeError):
        before.target = 11  # type: ignore[misc]


def test_differences() -> None:
    assert PLAIN.differences(PLAIN) == {}
    assert PLAIN.changed({"target": 11, "hand_size": [5, 4, 4]}).differences(PLAIN) == {
        "target": 11,
        "hand_size": [5, 4, 4],
    }


def test_pairs_play_at_tables_of_four_only() -> None:
    assert [PLAIN.pairs(seats) for seats in (2, 3, 4)] == [False, False, True]
    assert not PLAIN.changed({"teams": False}).pairs(4)
