"""Listing the build moves: new builds, raises and additions."""

from collections.abc import Iterator

from .guard import guarded, own_values
from .limits import may_raise
from .moves import Move
from .turn import Turn

# Twice as fast as calling Move; moves are what the core makes most of.
_new = tuple.__new__


def add_build_moves(turn: Turn, moves: list[Move]) -> None:
    """Add the build moves of a turn to a list; whether there may be any is known before."""
    law, own, builds = turn.law, turn.own, turn.state.builds
    for card, value in _announceable(turn):
        sets = turn.completions(card, value)
        if not own or guarded(law, own | {value}, turn.hand & ~(1 << card)):
            for loose in sets:
                moves.append(_new(Move, (card, loose, (), value)))
        if builds:
            moves += _changed_builds(turn, card, value, sets)


def _announceable(turn: Turn) -> list[tuple[int, int]]:
    """The pairs of a card and a value that it may reach and another hand card can guard."""
    law, totals = turn.law, turn.values
    hand_bits, table_values = law.hand_bits, law.table_values
    once = twice = 0
    for card in turn.cards:
        twice |= once & hand_bits[card]
        once |= hand_bits[card]
    pairs: list[tuple[int, int]] = []
    if not once or totals == 1:
        return pairs
    for card in turn.cards:
        reached = 0
        for own in table_values[card]:
            reached |= totals << own
        values = reached & (twice | once & ~hand_bits[card])
        while values:
            value = values.bit_length() - 1
            pairs.append((card, value))
            values ^= 1 << value
    return pairs


def _changed_builds(turn: Turn, card: int, value: int, sets: list[int]) -> Iterator[Move]:
    """The raises to a value and the adds to its builds; ``sets`` complete the card to it."""
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
        if raises or value in law.table_values[card]:
            yield Move(card, 0, (build.cards,), value)
        for loose in sets if adds else turn.taken_by(value) if several else ():
            yield Move(card, loose, (build.cards,), value)
