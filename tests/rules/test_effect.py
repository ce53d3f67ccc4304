"""Options without effect, held against whole games: another value of them changes nothing."""

from itertools import product
from random import Random
from typing import Any

import pytest

from casino_desktop.rules.apply import apply
from casino_desktop.rules.dealing import shuffled, start_deal
from casino_desktop.rules.effect import without_effect
from casino_desktop.rules.errors import RuleSetError
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.ruleset import OPTIONS, SEATS, RuleSet, option_values
from casino_desktop.rules.scoring import score_deal
from casino_desktop.rules.winning import settle

NAMES = ("casino-de", "casino-classic", "kasino-sv", "casino-de-spades", "casino-de-six")
CASES = [
    (name, seats, option)
    for name, seats in product(NAMES, SEATS)
    for option in without_effect(PRESETS[name], seats)
]


def others(rules: RuleSet, option: str) -> list[Any]:
    value = getattr(rules, option)
    if isinstance(value, bool):
        return [not value]
    return [value + 1] if isinstance(value, int) else [*option_values(option)]


def outcome(rules: RuleSet, seats: int, seed: int) -> list[object]:
    """A deal played at random: its legal moves, and what comes of them."""
    rng = Random(seed)
    state = start_deal(rules, seats, 0, shuffled(rules, seats, 0, rng))
    told: list[object] = []
    while not state.over:
        moves = legal_moves(state)
        told.append([str(move) for move in moves])
        state = apply(state, rng.choice(moves)).state
    scores = score_deal(state)
    before = (PRESETS["kasino-sv"].target,) * len(scores)
    return [*told, [score.points for score in scores], settle(state, before, scores, 6)]


@pytest.mark.parametrize(("name", "seats", "option"), CASES)
def test_an_option_without_effect_changes_nothing(name: str, seats: int, option: str) -> None:
    rules = PRESETS[name]
    for value in others(rules, option):
        try:
            changed = rules.changed({option: value})
        except RuleSetError:
            continue
        assert outcome(changed, seats, 3) == outcome(rules, seats, 3)


def test_what_silences_an_option_is_named() -> None:
    assert without_effect(RuleSet(builds=False), 4) == {
        "dual_mode": "dual_cards",
        "multiple_builds": "builds",
        "raise_builds": "builds",
        "build_capture": "builds",
        "owner_duty": "builds",
        "deals": "match",
    }
    assert without_effect(RuleSet(sweep_points=0), 3)["last_play_sweep"] == "sweep_points"
    assert without_effect(RuleSet(), 2)["teams"] == "seats"
    assert "teams" not in without_effect(RuleSet(), 4)


def test_the_suit_matters_also_where_it_only_breaks_ties() -> None:
    assert without_effect(RuleSet(points_suit=0), 2)["majority_suit"] == "points_suit"
    assert "majority_suit" not in without_effect(RuleSet(points_suit=0, winner="lowest"), 2)


def test_only_options_are_named() -> None:
    for name, seats in product(PRESETS, SEATS):
        idle = without_effect(PRESETS[name], seats)
        assert set(idle) <= set(OPTIONS)
        assert set(idle.values()) <= {*OPTIONS, "seats"}
