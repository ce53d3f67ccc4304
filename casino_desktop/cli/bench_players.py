"""How long the computer players think."""

from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple

from casino_desktop.players.levels import choose
from casino_desktop.rules.advance import advance
from casino_desktop.rules.dealing import shuffled, start_deal
from casino_desktop.rules.observation import Observation, observe
from casino_desktop.rules.presets import preset

from .bench_rules import REFERENCE, SEATS, crowded_tables

TABLES = (4, 8, 16, 30)


class MoveTimes(NamedTuple):
    """Seconds a move."""

    median: float
    slowest: float


def thinking(level: str, deals: int) -> MoveTimes:
    """The times of a level's moves in deals against itself."""
    return _timed(level, _observations(level, deals))


def thinking_at_tables(level: str, tables: int) -> dict[int, MoveTimes]:
    """The times of a level's moves by the number of loose cards."""
    rules = preset(REFERENCE)
    return {
        loose: _timed(level, (observe(s, s.mover) for s in crowded_tables(rules, loose, tables)))
        for loose in TABLES
    }


def _observations(level: str, deals: int) -> Iterator[Observation]:
    rules, rng = preset(REFERENCE), Random(1)
    for _ in range(deals):
        state = start_deal(rules, SEATS, 0, shuffled(rules, SEATS, 0, rng))
        while not state.over:
            seen = observe(state, state.mover)
            yield seen
            state = advance(state, choose(seen, level, 1))


def _timed(level: str, observations: Iterator[Observation]) -> MoveTimes:
    times = []
    for seed, seen in enumerate(observations):
        begin = perf_counter()
        choose(seen, level, seed)
        times.append(perf_counter() - begin)
    return MoveTimes(median(times), max(times))
