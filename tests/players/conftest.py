"""Positions from deals of every rule set at every table, a random player on each seat."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from casino_desktop.rules.advance import advance
from casino_desktop.rules.dealing import shuffled, start_deal
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.moves import Move
from casino_desktop.rules.observation import Observation, observe
from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.ruleset import SEATS, RuleSet
from casino_desktop.rules.state import DealState

STEP = 11


class Position(NamedTuple):
    """A state in a deal with what was played before."""

    state: DealState
    moves: tuple[Move, ...]

    def seen_by(self, seat: int) -> Observation:
        totals = tuple(range(self.state.side_count))
        return observe(self.state, seat, self.moves, totals)


@pytest.fixture(scope="session")
def positions() -> list[Position]:
    """Some five hundred positions."""
    rng = Random(7)
    return [
        position
        for rules in PRESETS.values()
        for seats in SEATS
        for number, position in enumerate(_deal(rules, seats, rng))
        if number % STEP == seats
    ]


def _deal(rules: RuleSet, seats: int, rng: Random) -> Iterator[Position]:
    state = start_deal(rules, seats, 0, shuffled(rules, seats, 0, rng))
    moves: tuple[Move, ...] = ()
    while not state.over:
        yield Position(state, moves)
        move = rng.choice(legal_moves(state))
        state, moves = advance(state, move), (*moves, move)
