"""How long the computer players think."""

from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple

from casino_desktop.players.endgame import Endgame
from casino_desktop.players.levels import choose
from casino_desktop.players.stakes import Stakes
from casino_desktop.players.tree import Tree
from casino_desktop.players.worlds import Worlds
from casino_desktop.rules.advance import advance
from casino_desktop.rules.dealing import shuffled, start_deal
from casino_desktop.rules.observation import Observation, observe
from casino_desktop.rules.presets import preset
from casino_desktop.rules.state import DealState

from .bench_rules import REFERENCE, SEATS, crowded_tables

TABLES = (4, 8, 16, 30)
_PLAYOUTS = 500
_NODES = 10**9


class MoveTimes(NamedTuple):
    """Seconds a move; ``slow`` is what 99 of 100 moves do not exceed."""

    median: float
    slow: float
    slowest: float


class Thought(NamedTuple):
    """Playouts a second of one core; seconds to solve a last packet, and its positions."""

    playouts_per_second: float
    last_packet: MoveTimes
    last_packet_nodes: int


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
    return _move_times(times)


def _move_times(times: list[float]) -> MoveTimes:
    times.sort()
    return MoveTimes(median(times), times[(len(times) * 99 - 1) // 100], times[-1])


def thought(deals: int) -> Thought:
    """How fast the searching players search, in deals of the counting player."""
    rules, rng = preset(REFERENCE), Random(1)
    stakes, times, nodes = Stakes(rules), [], []
    grown = 0.0
    for _ in range(deals):
        state = start_deal(rules, SEATS, 0, shuffled(rules, SEATS, 0, rng))
        grown += _growing(state, stakes, rng)
        while state.stock:
            move = choose(observe(state, state.mover), "counter", rng.getrandbits(32))
            state = advance(state, move)
        ending = Endgame(stakes, _NODES)
        begin = perf_counter()
        ending.best(state)
        times.append(perf_counter() - begin)
        nodes.append(_NODES - ending.nodes_left)
    return Thought(deals * _PLAYOUTS / grown, _move_times(times), int(median(nodes)))


def _growing(state: DealState, stakes: Stakes, rng: Random) -> float:
    """Seconds for some playouts from the first move of a deal."""
    seen = observe(state, state.mover)
    tree = Tree(stakes, Worlds(seen, stakes, rng, infers=False), rng)
    begin = perf_counter()
    tree.grow(_PLAYOUTS)
    return perf_counter() - begin
