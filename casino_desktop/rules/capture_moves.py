"""Listing the captures."""

from collections.abc import Set as AbstractSet
from itertools import combinations

from .cards import RANK_MASKS, cards_of, mask_of, rank_of
from .guard import guarded, own_values
from .limits import extent_allows, may_take
from .moves import Move, in_order
from .state import Build
from .turn import Turn

# Twice as fast as calling Move; moves are what the core makes most of.
_new = tuple.__new__


def add_captures(turn: Turn, moves: list[Move]) -> None:
    """Add the captures of all hand cards that guard and extent allow."""
    values, only_value = turn.values, turn.law.only_value
    plain = turn.law.free_extent and not turn.state.builds
    for card in turn.cards:
        value = only_value[card]
        if not value:
            moves += captures(turn, card)
        elif values >> value & 1:
            if plain:
                for loose in turn.taken_by(value):
                    moves.append(_new(Move, (card, loose, (), 0)))
            else:
                moves += _captures_at(turn, card, value)


def captures(turn: Turn, card: int) -> list[Move]:
    """The captures with a hand card that guard and extent allow."""
    values = turn.law.hand_values[card]
    if not values:
        return _court_captures(turn, card)
    if len(values) == 1:
        return _captures_at(turn, card, values[0])
    return list(dict.fromkeys(move for v in values for move in _captures_at(turn, card, v)))


def _court_captures(turn: Turn, card: int) -> list[Move]:
    same = turn.state.loose & RANK_MASKS[rank_of(card)]
    if not same or (turn.own and not guarded(turn.law, turn.own, turn.hand & ~(1 << card))):
        return []
    if not same & same - 1:
        return [Move(card, same)]
    chosen = (some for n in turn.law.court_counts for some in combinations(cards_of(same), n))
    return [Move(card, mask_of(some)) for some in chosen]


def _captures_at(turn: Turn, card: int, value: int) -> list[Move]:
    sets = turn.taken_by(value) if turn.reach >> value & 1 else []
    if not turn.state.builds:
        found = [_new(Move, (card, loose, (), 0)) for loose in sets]
    else:
        found = [
            _new(Move, (card, loose, builds, 0))
            for builds in _build_choices(turn, card, value)
            for loose in ((0, *sets) if builds else sets)
        ]
    # A set that is the only one leaves nothing that could be taken with it.
    if turn.law.free_extent or (len(found) == 1 and not turn.state.builds):
        return found
    state = turn.state
    return [m for m in found if extent_allows(state, value, m.loose, len(m.builds))]


def _build_choices(turn: Turn, card: int, value: int) -> list[tuple[int, ...]]:
    """The sets of builds that a capture may take so that the rest stays guarded."""
    state, own, rest = turn.state, turn.own, turn.hand & ~(1 << card)
    takeable = [b for b in state.builds if b.value == value and may_take(state, b)]
    if not takeable:
        return [()] if not own or guarded(turn.law, own, rest) else []
    choices: list[tuple[int, ...]] = []
    for count in range(len(takeable) + 1):
        for taken in combinations(takeable, count):
            if not own or guarded(turn.law, _left_over(turn, taken), rest):
                choices.append(in_order([build.cards for build in taken]))
    return choices


def _left_over(turn: Turn, taken: tuple[Build, ...]) -> AbstractSet[int]:
    """The values the mover still owns after taking some builds."""
    return own_values((b for b in turn.state.builds if b not in taken), turn.state.mover)
