"""Who wins the game: totals, the four ways of winning and their tie-breaks (RULES.md 4)."""

from collections.abc import Iterator
from typing import NamedTuple

from .cards import SUIT_MASKS, cards_of
from .ruleset import RuleSet
from .scoring import SUIT_OF, Item, SideScore
from .state import DealState

# Aces are counted in the order A♠ A♣ A♥ A♦.
_ACE_ORDER = (3, 0, 2, 1)
_COUNTED_FIRST: tuple[Item, ...] = ("cards", "suit", "big", "little")

# Side, item, card or -1, points.
_Scored = tuple[int, Item, int, int]


class Counted(NamedTuple):
    """One thing counted in the count-out walk: who scores what, and the side's total after it."""

    side: int
    item: Item
    card: int
    points: int
    total: int


class Verdict(NamedTuple):
    """The totals after a deal, the winning side or -1, and the count-out walk if it decided."""

    totals: tuple[int, ...]
    winner: int
    walk: tuple[Counted, ...] = ()


def settle(
    state: DealState, before: tuple[int, ...], scores: tuple[SideScore, ...], deals: int
) -> Verdict:
    """What a deal that is over means for the game.

    ``before`` are the totals by side before the deal, ``deals`` the number of deals played, this
    one included.
    """
    rules = state.rules
    totals = tuple(total + score.points for total, score in zip(before, scores, strict=True))
    if rules.match == "target":
        if max(totals) < rules.target:
            return Verdict(totals, -1)
        if rules.winner == "count_out":
            return _count_out(state, before, scores, totals)
    elif deals < (rules.deals if rules.match == "fixed_deals" else 1):
        return Verdict(totals, -1)
    return Verdict(totals, _leader(rules, totals, scores))


def _leader(rules: RuleSet, totals: tuple[int, ...], scores: tuple[SideScore, ...]) -> int:
    """The side that leads under the way of winning, -1 if it is tied."""
    sign = -1 if rules.winner == "lowest" else 1
    ranking = [(sign * total, 0) for total in totals]
    if rules.winner in ("last_deal_suit", "lowest"):
        suit = SUIT_MASKS[SUIT_OF[rules.majority_suit]]
        counts = [(score.pile & suit).bit_count() for score in scores]
        ranking = [(total, sign * count) for (total, _), count in zip(ranking, counts, strict=True)]
    best = max(ranking)
    return ranking.index(best) if ranking.count(best) == 1 else -1


def _count_out(
    state: DealState,
    before: tuple[int, ...],
    scores: tuple[SideScore, ...],
    totals: tuple[int, ...],
) -> Verdict:
    """The first side at the target; the deal is walked through only if several get there."""
    there = [side for side, total in enumerate(totals) if total >= state.rules.target]
    if len(there) == 1:
        return Verdict(totals, there[0])
    running = list(before)
    walk: list[Counted] = []
    for scored in _walk(state, scores):
        for side, item, card, points in scored:
            running[side] += points
            walk.append(Counted(side, item, card, points, running[side]))
        best = max(running)
        if best >= state.rules.target and running.count(best) == 1:
            return Verdict(totals, running.index(best), tuple(walk))
    return Verdict(totals, -1, tuple(walk))


def _walk(state: DealState, scores: tuple[SideScore, ...]) -> Iterator[list[_Scored]]:
    """What is counted at a time, in the order of counting.

    Two sides score at a time only where each card of the suit counts: the higher one is then
    first at the target.
    """
    rules = state.rules
    for item in _COUNTED_FIRST:
        yield _scored(scores, item)
    if rules.points_ace:
        for suit in _ACE_ORDER:
            holders = [side for side, score in enumerate(scores) if score.pile >> suit & 1]
            yield [(side, "aces", suit, rules.points_ace) for side in holders]
    if rules.sweep_points:
        for sweep in state.sweeps:
            yield [(state.side_of(sweep.seat), "sweeps", sweep.card, rules.sweep_points)]
    yield _scored(scores, "last")


def _scored(scores: tuple[SideScore, ...], item: Item) -> list[_Scored]:
    return [
        (side, item, next(cards_of(entry.cards)) if item in ("big", "little") else -1, entry.points)
        for side, score in enumerate(scores)
        for entry in score.items
        if entry.item == item
    ]
