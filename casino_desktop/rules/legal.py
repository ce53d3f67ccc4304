"""All legal moves of a state: the one authority on what may be played.

The list is bounded: on a table with a great many loose cards it stops and says so (``complete`` is
false). ``check`` in the module of that name judges any single move exactly, whatever the table.
"""

from collections.abc import Iterator
from itertools import combinations, islice
from typing import NamedTuple

from .cards import RANK_MASKS, cards_of, rank_of
from .groups import Partitions
from .guard import guarded, own_values
from .law import Law
from .moves import Move, in_order
from .state import Build, DealState

LISTED_SETS = 2000


class Listing(NamedTuple):
    """Legal moves, and whether they are all of them."""

    moves: list[Move]
    complete: bool


class _Turn:
    """One mover's turn while its moves are listed; keeps what several cards have in common."""

    def __init__(self, state: DealState) -> None:
        self.state = state
        self.law: Law = state.law
        self.hand = state.hands[state.mover]
        self.signature = state.law.groups.signature(state.loose)
        self.own = own_values(state.builds, state.mover) if state.builds else set[int]()
        self.complete = True
        self._taking: dict[int, list[int]] = {}

    def sets(self, parts: Partitions) -> list[int]:
        """The sets of loose cards that have one of these signatures."""
        loose = self.state.loose
        found = [loose & mask for mask in parts.whole]
        if parts.partial:
            sets_with = self.law.groups.sets_with
            some = (one for part in parts.partial for one in sets_with(part, loose))
            found += islice(some, LISTED_SETS)
        if not parts.complete or len(found) - len(parts.whole) == LISTED_SETS:
            self.complete = False
        return found

    def taken_by(self, value: int) -> list[int]:
        """The non-empty sets of loose cards that divide into groups of the value."""
        sets = self._taking.get(value)
        if sets is None:
            parts = self.law.groups.partitions(self.signature, value)
            sets = self._taking[value] = self.sets(parts)
        return sets


def legal_moves(state: DealState) -> list[Move]:
    """The legal moves, each once; never empty before the deal is over.

    Bounded as ``listing`` says.
    """
    return listing(state).moves


def listing(state: DealState) -> Listing:
    """The legal moves and whether the list is complete."""
    turn = _Turn(state)
    if not state.loose and not state.builds:
        return Listing([Move(card) for card in cards_of(turn.hand)], True)
    captures = [move for card in cards_of(turn.hand) for move in _captures(turn, card)]
    if turn.law.rules.must_sweep:
        sweeps = [move for move in captures if takes_all(state, move)]
        if sweeps:
            return Listing(sweeps, True)
    moves = captures + _trails(turn, captures)
    if may_build(state, turn.own):
        moves += [move for card in cards_of(turn.hand) for move in _build_moves(turn, card)]
    return Listing(moves or [Move(card) for card in cards_of(turn.hand)], turn.complete)


def captures_with(state: DealState, card: int) -> list[Move]:
    """The captures with a hand card that guard and extent allow; bounded like ``listing``."""
    return _captures(_Turn(state), card)


def takes_all(state: DealState, move: Move) -> bool:
    """Whether a capture takes every card on the table."""
    return move.loose == state.loose and len(move.builds) == len(state.builds)


def may_build(state: DealState, own: set[int]) -> bool:
    """Whether the rule set and the builds the mover owns allow build moves at all."""
    return state.rules.builds and not (own and state.rules.owner_duty == "must_capture")


def may_take(state: DealState, build: Build) -> bool:
    """Whether the mover may capture a build, given its value."""
    return state.rules.build_capture == "anyone" or build.owner == state.mover


def extent_allows(state: DealState, value: int, loose: int, builds: int) -> bool:
    """Whether a capture at a value takes as much as ``capture_extent`` asks.

    ``loose`` is the mask of the loose cards taken, ``builds`` the number of builds.
    """
    extent = state.rules.capture_extent
    if extent == "free":
        return True
    left = state.loose & ~loose
    if extent == "all_pairs":
        return not any(value in state.law.table_values[card] for card in cards_of(left))
    takeable = sum(build.value == value and may_take(state, build) for build in state.builds)
    groups = state.law.groups
    return builds == takeable and not groups.totals(groups.signature(left))[value]


def _captures(turn: _Turn, card: int) -> list[Move]:
    values = turn.law.hand_values[card]
    if not values:
        return list(_court_captures(turn, card))
    if len(values) == 1:
        return _captures_at(turn, card, values[0])
    return list(dict.fromkeys(move for v in values for move in _captures_at(turn, card, v)))


def _court_captures(turn: _Turn, card: int) -> Iterator[Move]:
    same = turn.state.loose & RANK_MASKS[rank_of(card)]
    if same and guarded(turn.law, turn.own, turn.hand & ~(1 << card)):
        for count in turn.law.court_counts:
            for some in combinations(cards_of(same), count):
                yield Move(card, sum(1 << one for one in some))


def _captures_at(turn: _Turn, card: int, value: int) -> list[Move]:
    loose_sets = turn.taken_by(value)
    if not turn.state.builds:
        found = [Move(card, loose) for loose in loose_sets]
    else:
        found = [
            Move(card, loose, builds)
            for builds in _build_choices(turn, card, value)
            for loose in ((0, *loose_sets) if builds else loose_sets)
        ]
    if turn.law.rules.capture_extent == "free":
        return found
    state = turn.state
    return [m for m in found if extent_allows(state, value, m.loose, len(m.builds))]


def _build_choices(turn: _Turn, card: int, value: int) -> Iterator[tuple[int, ...]]:
    """The sets of builds that a capture may take so that the rest stays guarded."""
    state, rest = turn.state, turn.hand & ~(1 << card)
    takeable = [b for b in state.builds if b.value == value and may_take(state, b)]
    for count in range(len(takeable) + 1):
        for taken in combinations(takeable, count):
            left = own_values((b for b in state.builds if b not in taken), state.mover)
            if not left or guarded(turn.law, left, rest):
                yield in_order(build.cards for build in taken)


def _build_moves(turn: _Turn, card: int) -> Iterator[Move]:
    law, rest = turn.law, turn.hand & ~(1 << card)
    card_values = law.table_values[card]
    if not card_values:
        return
    for value in sorted({v for other in cards_of(rest) for v in law.hand_values[other]}):
        if value >= card_values[0]:
            if not turn.own or guarded(law, turn.own | {value}, rest):
                yield from _new_builds(turn, card, value)
            if turn.state.builds:
                yield from _changed_builds(turn, card, value, rest)


def _new_builds(turn: _Turn, card: int, value: int) -> Iterator[Move]:
    law = turn.law
    parts = law.groups.completions(
        turn.signature, law.table_values[card], value, law.rules.multiple_builds
    )
    for loose in turn.sets(parts):
        yield Move(card, loose, (), value)


def _changed_builds(turn: _Turn, card: int, value: int, rest: int) -> Iterator[Move]:
    state, law = turn.state, turn.law
    for build in state.builds:
        others = own_values((b for b in state.builds if b is not build), state.mover)
        if not guarded(law, others | {value}, rest):
            continue
        if build.value == value:
            yield from _adds(turn, card, build)
        elif value - build.value in law.table_values[card] and may_raise(state, build):
            yield Move(card, 0, (build.cards,), value)
            if law.rules.multiple_builds:
                for loose in turn.taken_by(value):
                    yield Move(card, loose, (build.cards,), value)


def _adds(turn: _Turn, card: int, build: Build) -> Iterator[Move]:
    law = turn.law
    if not law.rules.multiple_builds:
        return
    card_values = law.table_values[card]
    if build.value in card_values:
        yield Move(card, 0, (build.cards,), build.value)
    parts = law.groups.completions(turn.signature, card_values, build.value, True)
    for loose in turn.sets(parts):
        yield Move(card, loose, (build.cards,), build.value)


def may_raise(state: DealState, build: Build) -> bool:
    """Whether the mover may raise a build, given the card and its new value."""
    allowed = state.rules.raise_builds
    if build.multiple or allowed == "nobody":
        return False
    return allowed == "anyone" or build.owner != state.mover


def _trails(turn: _Turn, captures: list[Move]) -> list[Move]:
    capturing = {move.card for move in captures}
    return [
        Move(card)
        for card in cards_of(turn.hand)
        if may_trail(turn.state, card, turn.own, capturing)
    ]


def may_trail(state: DealState, card: int, own: set[int], capturing: set[int]) -> bool:
    """Whether a card may be trailed, given the values the mover owns and the cards that capture."""
    rules = state.rules
    if own:
        rest = state.hands[state.mover] & ~(1 << card)
        if rules.owner_duty != "none" or not guarded(state.law, own, rest):
            return False
    if rules.must_capture == "any_card":
        return not capturing
    return rules.must_capture == "never" or card not in capturing
