"""Playing a move: the checked step, told as events."""

from collections.abc import Iterator
from typing import NamedTuple

from .advance import advance, built, leftovers_seat
from .check import check
from .dealing import last_packet_next, next_packet
from .errors import IllegalMoveError, Problem
from .events import (
    BuildMade,
    BuildRaised,
    CardDrawn,
    CardPlayed,
    CardsCaptured,
    CardTrailed,
    DealScored,
    Event,
    LastPacketAnnounced,
    LeftoversTaken,
    PacketDealt,
    Swept,
)
from .moves import Move
from .scoring import score_deal
from .state import DealState


class Transition(NamedTuple):
    """The state after a move and what happened on the way."""

    state: DealState
    events: tuple[Event, ...]


def apply(state: DealState, move: Move) -> Transition:
    """Play a move; IllegalMoveError if the rules do not allow it here. The state is not changed."""
    if check(state, move) is not None:
        raise IllegalMoveError(Problem.ILLEGAL_MOVE, move=move)
    after = advance(state, move)
    return Transition(after, tuple(_events(state, move, after)))


def _events(before: DealState, move: Move, after: DealState) -> Iterator[Event]:
    seat = before.mover
    yield CardPlayed(seat, move)
    if move.kind == "trail":
        yield CardTrailed(seat, move.card)
    elif move.kind == "build":
        yield _build_event(before, move)
    else:
        yield CardsCaptured(seat, move.cards)
        if len(after.sweeps) > len(before.sweeps):
            yield Swept(*after.sweeps[-1])
    yield from _supply_events(before, move, after)


def _build_event(before: DealState, move: Move) -> Event:
    build = built(before, move)
    old = before.build_with(move.builds[0]) if move.builds else None
    if old is not None and old.value != build.value:
        return BuildRaised(before.mover, old, build)
    return BuildMade(before.mover, build)


def _supply_events(before: DealState, move: Move, after: DealState) -> Iterator[Event]:
    if before.stock and before.rules.supply == "draw":
        yield CardDrawn(before.mover, before.stock[0])
        if not after.stock:
            yield LastPacketAnnounced(before.dealer)
    elif len(after.stock) < len(before.stock):
        if last_packet_next(before):
            yield LastPacketAnnounced(before.dealer)
        yield packet_dealt(before)
    if after.over:
        yield from _end_events(before, move, after)


def packet_dealt(before: DealState) -> PacketDealt:
    """The next packet of a state whose hands have just been played out."""
    stock = before.stock
    packet = next_packet(before.rules, before.seats, before.dealer, len(stock))
    return PacketDealt(before.dealer, tuple(zip(packet.receivers, stock, strict=False)))


def _end_events(before: DealState, move: Move, after: DealState) -> Iterator[Event]:
    left = before.table_cards | 1 << move.card
    if move.kind == "capture":
        left &= ~move.cards
    if left:
        yield LeftoversTaken(leftovers_seat(after, before.mover), left)
    yield DealScored(score_deal(after))
