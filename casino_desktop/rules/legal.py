"""All legal moves of a state: the one authority on what may be played.

The list is bounded: on a table with a great many loose cards it stops and says so (``complete`` is
false). ``check`` in the module of that name judges any single move exactly, whatever the table.
"""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from itertools import chain, combinations, islice
from typing import NamedTuple

from .capture import sweeping_moves
from .cards import DECK_SIZE, RANK_MASKS, card_list, cards_of, mask_of, rank_of
from .groups import GROUP, Parts
from .guard import guarded, own_values
from .law import Law
from .limits import extent_allows, may_build, may_raise, may_take, may_trail
from .moves import Move, in_order
from .state import Build, DealState

LISTED_SETS = 500
TRAILS = tuple(Move(card) for card in range(DECK_SIZE))
_NOTHING: frozenset[int] = frozenset()
# Twice as fast as calling Move; moves are what the core makes most of.
_new = tuple.__new__


class Listing(NamedTuple):
    """Legal moves, and whether they are all of them."""

    moves: list[Move]
    complete: bool


class _Turn:
    """One mover's turn while its moves are listed; keeps what several cards have in common."""

    __slots__ = (
        "_taking",
        "cards",
        "complete",
        "hand",
        "law",
        "own",
        "reach",
        "signature",
        "state",
    )

    def __init__(self, state: DealState) -> None:
        law = state.law
        self.state = state
        self.law: Law = law
        self.hand = state.hands[state.mover]
        self.cards = card_list(self.hand)
        self.signature = law.groups.signature(state.loose)
        self.reach = law.groups.reach(self.signature)
        self.own = own_values(state.builds, state.mover) if state.builds else _NOTHING
        self.complete = True
        self._taking: dict[int, list[int]] = {}

    def sets(self, parts: Parts) -> list[int]:
        """The sets of loose cards that have one of these signatures."""
        loose = self.state.loose
        found = [loose & kinds for kinds in parts.whole]
        if parts.partial:
            sets_with = self.law.groups.sets_with
            by_signature = [sets_with(part, loose) for part in parts.partial]
            found += [next(sets) for sets in by_signature]
            others = list(islice(chain.from_iterable(by_signature), LISTED_SETS))
            found += others
            if not parts.complete or len(others) == LISTED_SETS:
                self.complete = False
        return found

    def taken_by(self, value: int) -> list[int]:
        """The non-empty sets of loose cards that divide into groups of the value."""
        sets = self._taking.get(value)
        if sets is None:
            sets = self._taking[value] = self.sets(
                self.law.groups.partitions(self.signature, value)
            )
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
        return Listing([TRAILS[card] for card in turn.cards], True)
    sweeps = sweeping_moves(state) if turn.law.rules.must_sweep else []
    if sweeps:
        return Listing(sweeps, True)
    moves: list[Move] = []
    for card in turn.cards:
        moves += _captures(turn, card)
    trails = _trails(turn, moves)
    if len(turn.cards) > 1 and may_build(state, turn.own):
        _add_build_moves(turn, moves)
    moves += trails
    return Listing(moves or [TRAILS[card] for card in turn.cards], turn.complete)


def captures_with(state: DealState, card: int) -> list[Move]:
    """The captures with a hand card that guard and extent allow; bounded like ``listing``."""
    return _captures(_Turn(state), card)


def _captures(turn: _Turn, card: int) -> list[Move]:
    law = turn.law
    values = law.hand_values[card]
    if not values:
        return _court_captures(turn, card)
    if len(values) > 1:
        return list(dict.fromkeys(move for v in values for move in _captures_at(turn, card, v)))
    value = values[0]
    if turn.state.builds or not law.free_extent:
        return _captures_at(turn, card, value)
    if not turn.reach >> value & 1:
        return []
    return [_new(Move, (card, loose, (), 0)) for loose in turn.taken_by(value)]


def _court_captures(turn: _Turn, card: int) -> list[Move]:
    same = turn.state.loose & RANK_MASKS[rank_of(card)]
    if not same or (turn.own and not guarded(turn.law, turn.own, turn.hand & ~(1 << card))):
        return []
    if not same & same - 1:
        return [Move(card, same)]
    chosen = (some for n in turn.law.court_counts for some in combinations(cards_of(same), n))
    return [Move(card, mask_of(some)) for some in chosen]


def _captures_at(turn: _Turn, card: int, value: int) -> list[Move]:
    sets = turn.taken_by(value) if turn.reach >> value & 1 else []
    if not turn.state.builds:
        found = [_new(Move, (card, loose, (), 0)) for loose in sets]
    else:
        found = [
            _new(Move, (card, loose, builds, 0))
            for builds in _build_choices(turn, card, value)
            for loose in ((0, *sets) if builds else sets)
        ]
    if turn.law.free_extent:
        return found
    state = turn.state
    return [m for m in found if extent_allows(state, value, m.loose, len(m.builds))]


def _build_choices(turn: _Turn, card: int, value: int) -> list[tuple[int, ...]]:
    """The sets of builds that a capture may take so that the rest stays guarded."""
    state, rest = turn.state, turn.hand & ~(1 << card)
    takeable = [b for b in state.builds if b.value == value and may_take(state, b)]
    if not takeable:
        return [()] if not turn.own or guarded(turn.law, turn.own, rest) else []
    choices: list[tuple[int, ...]] = []
    for count in range(len(takeable) + 1):
        for taken in combinations(takeable, count):
            if not turn.own or guarded(turn.law, _left_over(turn, taken), rest):
                choices.append(in_order(build.cards for build in taken))
    return choices


def _left_over(turn: _Turn, taken: tuple[Build, ...]) -> AbstractSet[int]:
    """The values the mover still owns after taking some builds."""
    return own_values((b for b in turn.state.builds if b not in taken), turn.state.mover)


def _add_build_moves(turn: _Turn, moves: list[Move]) -> None:
    law, loose = turn.law, turn.state.loose
    kind = 0 if law.rules.multiple_builds else GROUP
    for card, value in _announceable(turn):
        known = law.groups.known[kind + law.completion_keys[card] + value]
        parts = known[turn.signature & known.below]
        rest = turn.hand & ~(1 << card)
        if parts.signatures and (not turn.own or guarded(law, turn.own | {value}, rest)):
            sets = turn.sets(parts) if parts.partial else [loose & kinds for kinds in parts.whole]
            moves += [_new(Move, (card, one, (), value)) for one in sets]
        if turn.state.builds:
            moves += _changed_builds(turn, card, value, parts)


def _announceable(turn: _Turn) -> list[tuple[int, int]]:
    """The pairs of a card and a value that it may reach and another hand card can guard."""
    law, reach = turn.law, turn.reach
    once = twice = 0
    for card in turn.cards:
        twice |= once & law.hand_bits[card]
        once |= law.hand_bits[card]
    for build in turn.state.builds:
        reach |= 1 << build.value
    pairs = []
    for card in turn.cards:
        reached = 0
        for value in law.table_values[card]:
            reached |= reach << value
        values = reached & (twice | once & ~law.hand_bits[card])
        while values:
            bit = values & -values
            pairs.append((card, bit.bit_length() - 1))
            values ^= bit
    return pairs


def _changed_builds(turn: _Turn, card: int, value: int, parts: Parts) -> Iterator[Move]:
    """The raises to a value and the adds to its builds; ``parts`` complete the card to it."""
    state, law, rest = turn.state, turn.law, turn.hand & ~(1 << card)
    several = law.rules.multiple_builds
    for build in state.builds:
        adds = several and build.value == value
        raises = value - build.value in law.table_values[card] and may_raise(state, build)
        others = (other for other in state.builds if other is not build)
        if not (adds or raises) or not guarded(
            law, own_values(others, state.mover) | {value}, rest
        ):
            continue
        sets = turn.sets(parts) if adds else turn.taken_by(value) if several else ()
        if raises or value in law.table_values[card]:
            yield Move(card, 0, (build.cards,), value)
        for loose in sets:
            yield Move(card, loose, (build.cards,), value)


def _trails(turn: _Turn, captures: list[Move]) -> list[Move]:
    if not turn.own and turn.law.rules.must_capture == "never":
        return [TRAILS[card] for card in turn.cards]
    capturing = {move.card for move in captures}
    return [TRAILS[card] for card in turn.cards if may_trail(turn.state, card, turn.own, capturing)]
