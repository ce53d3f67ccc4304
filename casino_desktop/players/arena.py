"""Computer players against each other: deals played without a window, and what they show."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import NamedTuple

from casino_desktop.rules.apply import apply
from casino_desktop.rules.dealing import shuffled, start_deal
from casino_desktop.rules.errors import PlayerError, Problem
from casino_desktop.rules.moves import Move
from casino_desktop.rules.observation import observe
from casino_desktop.rules.ruleset import RuleSet, check_seats
from casino_desktop.rules.scoring import score_deal
from casino_desktop.rules.state import DealState

from .levels import choose, level_named

NORMAL_95 = 1.96


class Match(NamedTuple):
    """What is played: a level for each seat, and whether each deck goes round the seats."""

    rules: RuleSet
    players: tuple[str, ...]
    seed: int
    duplicate: bool


class DeckResult(NamedTuple):
    """One deck, played with one seating or with each.

    ``points`` is the mean of the deal's points by level (a seat has the points of its side),
    ``plays`` the number of deals played, ``slowest`` the longest time of one move in seconds.
    """

    points: dict[str, float]
    plays: int
    slowest: float


class Figure(NamedTuple):
    """A mean and the half-width of its 95 % interval."""

    mean: float
    margin: float


def match_of(
    rules: RuleSet, seats: int, players: Sequence[str], seed: int, duplicate: bool
) -> Match:
    """A match with the levels repeated round the table; CasinoError if they do not fit it."""
    check_seats(seats)
    for player in players:
        level_named(player)
    if not players or seats % len(players):
        raise PlayerError(Problem.PLAYERS_PER_SEAT, players=len(players), seats=seats)
    return Match(rules, tuple(players) * (seats // len(players)), seed, duplicate)


def seatings(match: Match) -> list[tuple[str, ...]]:
    """The players by seat, or with ``duplicate`` each different way round the table."""
    turned = (match.players[turn:] + match.players[:turn] for turn in range(len(match.players)))
    return list(dict.fromkeys(turned)) if match.duplicate else [match.players]


def play_deck(match: Match, number: int, clock: Callable[[], float] = perf_counter) -> DeckResult:
    """Play the deck of this number, the same for the same seed whatever was played before."""
    seats, rules = len(match.players), match.rules
    dealer = number % seats
    deck = shuffled(rules, seats, dealer, Random(f"{match.seed} deck {number}"))
    points: dict[str, list[int]] = defaultdict(list)
    slowest = 0.0
    tables = seatings(match)
    for table in tables:
        rng = Random(f"{match.seed} play {number}")
        state, longest = _played(start_deal(rules, seats, dealer, deck), table, rng, clock)
        slowest = max(slowest, longest)
        scores = score_deal(state)
        for seat, level in enumerate(table):
            points[level].append(scores[state.side_of(seat)].points)
    return DeckResult({level: fmean(all_) for level, all_ in points.items()}, len(tables), slowest)


def _played(
    state: DealState, table: tuple[str, ...], rng: Random, clock: Callable[[], float]
) -> tuple[DealState, float]:
    """The end of a deal and the longest time of a move."""
    totals = (0,) * state.side_count
    moves: tuple[Move, ...] = ()
    slowest = 0.0
    while not state.over:
        seen = observe(state, state.mover, moves, totals)
        begin = clock()
        move = choose(seen, table[state.mover], rng.getrandbits(32))
        slowest = max(slowest, clock() - begin)
        state = apply(state, move).state
        moves = (*moves, move)
    return state, slowest


def points_by_level(results: Sequence[DeckResult]) -> dict[str, Figure]:
    """Each level's points a deal, each deck one sample."""
    levels = results[0].points
    return {level: figure([result.points[level] for result in results]) for level in levels}


def lead(results: Sequence[DeckResult], level: str) -> Figure:
    """A level's points a deal less the mean of the other levels', deck by deck."""
    return figure(list(_leads(results, level)))


def _leads(results: Sequence[DeckResult], level: str) -> Iterator[float]:
    for result in results:
        others = [points for name, points in result.points.items() if name != level]
        yield result.points[level] - fmean(others or [result.points[level]])


def figure(samples: Sequence[float]) -> Figure:
    """The mean of independent samples with its interval by the normal law; one has none."""
    spread = stdev(samples) if len(samples) > 1 else 0.0
    return Figure(fmean(samples), NORMAL_95 * spread / sqrt(len(samples)))
