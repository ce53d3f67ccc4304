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
    law = turn.law
    for card, value in _announceable(turn):
        sets = turn.completions(card, value)
        rest = turn.hand & ~(1 << card)
        if sets and (not turn.own or guarded(law, turn.own | {value}, rest)):
            moves += [_new(Move, (card, loose, (), value)) for loose in sets]
        if turn.state.builds:
            moves += _changed_builds(turn, card, value, sets)


def _announceable(turn: Turn) -> list[tuple[int, int]]:
    """The pairs of a card and a value that it may reach and another hand card can guard."""
    law, reach = turn.law, turn.reach
    once = twice = 0
    for card in turn.cards:
        twice |= once & law.hand_bits[card]
        once |= law.hand_bits[card]
    for build in turn.state.builds:
        reach |= 1 << build.value
    pairs: list[tuple[int, int]] = []
    if not once or reach == 1:
        return pairs
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
