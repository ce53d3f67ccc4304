"""The exact ending, held against a minimax that knows no short cut."""

from random import Random
from typing import Any

import pytest

from casino_desktop.players.endgame import Endgame, OutOfNodesError
from casino_desktop.players.levels import choose
from casino_desktop.players.many_sides import ManySides
from casino_desktop.players.outlook import GameStakes, may_decide
from casino_desktop.players.stakes import Stakes
from casino_desktop.rules.advance import advance
from casino_desktop.rules.dealing import shuffled, start_deal
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.observation import observe
from casino_desktop.rules.presets import PRESETS, preset
from casino_desktop.rules.ruleset import RuleSet
from casino_desktop.rules.scoring import score_deal
from casino_desktop.rules.state import DealState

NODES = 1_000_000
POSITIONS = 300


def last_packet(rules: RuleSet, rng: Random, cards: int) -> DealState:
    """The end of a random deal, each of two players with no more than some cards."""
    state = start_deal(rules, 2, 0, shuffled(rules, 2, 0, rng))
    while state.stock or max(hand.bit_count() for hand in state.hands) > cards:
        state = advance(state, rng.choice(legal_moves(state)))
    return state


def brute_force(state: DealState, stakes: Stakes, known: dict[Any, float]) -> float:
    """The value for the side that moves, of every line to the end."""
    if state.over:
        return stakes.at_the_end(state)[state.side_of(state.mover)]
    if state not in known:
        after = (advance(state, move) for move in legal_moves(state))
        known[state] = max(-brute_force(one, stakes, known) for one in after)
    return known[state]


def test_the_ending_is_the_one_of_brute_force() -> None:
    rng, names = Random(11), list(PRESETS)
    for number in range(POSITIONS):
        rules = preset(names[number % len(names)])
        state = last_packet(rules, rng, cards=2 + (number % 9 == 0))
        stakes, known = Stakes(rules), {}  # type: ignore[var-annotated]
        best = Endgame(stakes, NODES).best(state)
        assert best.value == pytest.approx(brute_force(state, stakes, known))
        chosen = -brute_force(advance(state, best.move), stakes, known)
        assert chosen == pytest.approx(best.value)


def test_every_move_gets_the_value_of_brute_force() -> None:
    rng = Random(12)
    for name in list(PRESETS)[::2]:
        rules = preset(name)
        state = last_packet(rules, rng, cards=2)
        known: dict[Any, float] = {}
        for move, value in Endgame(Stakes(rules), NODES).every(state):
            after = advance(state, move)
            assert value == pytest.approx(-brute_force(after, Stakes(rules), known))


@pytest.mark.parametrize("name", ["casino-de", "kasino-sv", "kasino-sv-misere", "casino-da"])
def test_near_the_target_the_ending_is_that_of_the_game(name: str) -> None:
    rng, rules = Random(13), preset(name)
    for _ in range(12):
        totals = rules.target - rng.randint(1, 5), rules.target - rng.randint(1, 8)
        state = last_packet(rules, rng, cards=2)
        stakes = GameStakes(rules, totals)
        best = Endgame(stakes, NODES).best(state)
        assert best.value == pytest.approx(brute_force(state, stakes, {}))


@pytest.mark.parametrize(
    ("seats", "name"), [(3, "casino-de"), (4, "kasino-sv"), (3, "casino-classic")]
)
def test_with_more_sides_each_plays_for_itself(seats: int, name: str) -> None:
    rng, rules = Random(17), preset(name)
    stakes = Stakes(rules)

    def values(state: DealState) -> tuple[float, ...]:
        if state.over:
            return stakes.at_the_end(state)
        after = (values(advance(state, move)) for move in legal_moves(state))
        return max(after, key=lambda by_side: by_side[state.mover])

    for _ in range(10):
        state = start_deal(rules, seats, 0, shuffled(rules, seats, 0, rng))
        while sum(hand.bit_count() for hand in state.hands) > 3 or state.stock:
            state = advance(state, rng.choice(legal_moves(state)))
        best = ManySides(stakes, NODES).best(state)
        assert values(state)[state.mover] == pytest.approx(best.value)
        with pytest.raises(OutOfNodesError):
            ManySides(stakes, 0).best(state)


def test_the_points_at_the_end_are_those_of_the_score() -> None:
    rng = Random(14)
    for name, rules in PRESETS.items():
        for seats in (2, 3, 4):
            state = start_deal(rules, seats, 0, shuffled(rules, seats, 0, rng))
            while not state.over:
                state = advance(state, rng.choice(legal_moves(state)))
            points = [side.points for side in score_deal(state)]
            assert Stakes(rules).points_at_the_end(state) == points, name


@pytest.mark.parametrize("level", ["expert", "master"])
def test_searching_players_lose_no_point_in_the_last_packet(level: str) -> None:
    rng, rules = Random(15), preset("casino-de")
    for _ in range(6):
        state = last_packet(rules, rng, cards=3)
        best = Endgame(Stakes(rules), NODES).best(state).value
        move = choose(observe(state, state.mover), level, 1)
        worth = -brute_force(advance(state, move), Stakes(rules), {})
        assert worth == pytest.approx(best)


def test_a_tree_beyond_the_budget_is_given_up() -> None:
    state = last_packet(preset("casino-de"), Random(16), cards=4)
    with pytest.raises(OutOfNodesError):
        Endgame(Stakes(state.rules), 5).best(state)
    with pytest.raises(OutOfNodesError):
        Endgame(Stakes(state.rules), NODES, lambda: True).best(state)


def test_only_the_deal_that_may_decide_is_played_for_the_game() -> None:
    rules = preset("casino-de")
    assert not may_decide(rules, (0, 5))
    assert may_decide(rules, (0, 12))
    assert may_decide(rules.changed({"match": "single_deal"}), (0, 0))
    assert not may_decide(rules.changed({"match": "fixed_deals"}), (40, 40))
