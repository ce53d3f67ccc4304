"""How fast the rule core is: whole deals, and single tables with many loose cards."""

import gc
from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

from casino_desktop.rules.advance import advance
from casino_desktop.rules.cards import DECK_SIZE, mask_of
from casino_desktop.rules.check import check
from casino_desktop.rules.dealing import shuffled, start_deal
from casino_desktop.rules.law import law_of
from casino_desktop.rules.legal import legal_moves, listing
from casino_desktop.rules.presets import PRESETS, preset
from casino_desktop.rules.ruleset import RuleSet
from casino_desktop.rules.scoring import score_deal
from casino_desktop.rules.state import DealState

REFERENCE = "casino-de"
SEATS = 2
_JUDGED = 50
# Options that the moves of a deal do not depend on.
_NOT_IN_PLAY = {
    "teams": False,
    "first_dealer": "low",
    "opening": "keep",
    "last_play_sweep": "counts",
    "last_capture_points": 0,
    "suit_scoring": "majority",
    "target": 21,
    "winner": "highest",
    "match": "target",
}


class CrowdedTimes(NamedTuple):
    """Tables with many loose cards, in seconds: the slowest ``check``, the lists of legal moves.

    ``cut_short`` is the number of lists that were bounded, out of ``tables``.
    """

    tables: int
    slowest_check: float
    median_listing: float
    slowest_listing: float
    cut_short: int


def deals_per_second(rounds: int, deals: int) -> float:
    """Random deals a second under the reference preset: the median of the rounds, after one more.

    That one is left out: the core keeps its analyses of groups, so that first deals are slower.
    """
    return median(_speed(REFERENCE, deals, number) for number in range(rounds + 1) if number)


def speed_ratios(rounds: int, deals: int) -> dict[str, float]:
    """The speed of each preset as a ratio to the reference preset's in the same round, medians."""
    names = distinct_presets()
    for name in names:
        _speed(name, rounds * deals, -1)
    timed = [{name: _speed(name, deals, number) for name in names} for number in range(rounds)]
    return {name: median(speeds[name] / speeds[REFERENCE] for speeds in timed) for name in names}


def distinct_presets() -> list[str]:
    """The presets that differ in play with two seats, one of each kind."""
    names: dict[RuleSet, str] = {}
    for name, rules in PRESETS.items():
        names.setdefault(rules.changed(_NOT_IN_PLAY), name)
    return list(names.values())


def _decks(rules: RuleSet, deals: int, number: int) -> list[tuple[int, ...]]:
    rng = Random(f"{number}")
    return [shuffled(rules, SEATS, 0, rng) for _ in range(deals)]


def _speed(name: str, deals: int, number: int) -> float:
    decks, chance = _decks(preset(name), deals, number), Random(1).random
    gc.collect()
    # The processor's time: what else the machine does at that moment does not count.
    begin = process_time()
    for deck in decks:
        state = start_deal(preset(name), SEATS, 0, deck)
        while any(state.hands):
            moves = legal_moves(state)
            state = advance(state, moves[int(chance() * len(moves))])
        score_deal(state)
    return deals / (process_time() - begin)


def crowded_times(name: str, loose: int, tables: int) -> CrowdedTimes:
    """Times on random tables with so many loose cards and a hand of four."""
    checks, listings, cut_short = [], [], 0
    for state in crowded_tables(preset(name), loose, tables):
        begin = perf_counter()
        moves, complete = listing(state)
        listings.append(perf_counter() - begin)
        cut_short += not complete
        for move in moves[:: max(1, len(moves) // _JUDGED)]:
            begin = perf_counter()
            check(state, move)
            checks.append(perf_counter() - begin)
    return CrowdedTimes(tables, max(checks), median(listings), max(listings), cut_short)


def crowded_tables(rules: RuleSet, loose: int, tables: int) -> Iterator[DealState]:
    """Random tables, the same each time."""
    rng = Random(f"{loose} loose cards")
    law = law_of(rules)
    for _ in range(tables):
        cards = rng.sample(range(DECK_SIZE), loose + 8)
        hands = (mask_of(cards[:4]), mask_of(cards[4:8]))
        stock = tuple(set(range(DECK_SIZE)) - set(cards))
        table = mask_of(cards[8:])
        yield DealState(law, 1, 0, hands, table, (), stock, (0, 0), (), -1)
