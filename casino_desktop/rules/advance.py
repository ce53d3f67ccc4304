"""The step from one state to the next, for moves already known to be legal."""

from .dealing import deal_out, next_packet
from .limits import takes_all
from .moves import Move
from .state import Build, DealState, Sweep

# Twice as fast as calling DealState.
_new = tuple.__new__


def advance(state: DealState, move: Move) -> DealState:
    """The state after a legal move, with the next packet dealt or the leftovers taken.

    The move is trusted: players search with this. Everybody else calls ``apply``.
    """
    law, dealer, mover, hands, loose, builds, stock, piles, sweeps, last = state
    card, taken, old_builds, value = move
    hands = _changed(hands, mover, hands[mover] ^ 1 << card)
    if value:
        loose ^= taken
        builds = (*_without(builds, old_builds), built(state, move))
    elif taken or old_builds:
        if loose == taken and takes_all(state, move) and _counts_as_sweep(state, hands):
            sweeps = (*sweeps, Sweep(mover, _marker(move)))
        loose ^= taken
        builds = _without(builds, old_builds) if old_builds else builds
        piles = _changed(piles, mover, piles[mover] | move.cards)
        last = mover
    else:
        loose |= 1 << card
    following = (mover + 1) % len(hands)
    after = (law, dealer, following, hands, loose, builds, stock, piles, sweeps, last)
    moved = _new(DealState, after)
    if any(hands) and not (law.draws and stock):
        return moved
    return _supplied(moved, mover)


def _changed(masks: tuple[int, ...], seat: int, mask: int) -> tuple[int, ...]:
    by_seat = list(masks)
    by_seat[seat] = mask
    return tuple(by_seat)


def built(state: DealState, move: Move) -> Build:
    """The build that a build move makes."""
    old = state.build_with(move.builds[0]) if move.builds else None
    return Build(move.cards, move.value, _is_multiple(state, move, old), state.mover)


def _is_multiple(state: DealState, move: Move, old: Build | None) -> bool:
    if not state.rules.multiple_builds:
        return False
    if old is not None:
        return old.value == move.value or move.loose != 0
    groups = state.law.groups
    cards = move.loose | 1 << move.card
    return groups.most_groups(groups.signature(cards), move.value) > 1


def _without(builds: tuple[Build, ...], gone: tuple[int, ...]) -> tuple[Build, ...]:
    return tuple(build for build in builds if build.cards not in gone)


def _marker(move: Move) -> int:
    """The captured card that lies across the pile: the highest one taken from the table."""
    return move.table_cards.bit_length() - 1


def _counts_as_sweep(state: DealState, hands: tuple[int, ...]) -> bool:
    very_last = not any(hands) and not state.stock
    return not (very_last and state.rules.last_play_sweep == "never")


def _supplied(state: DealState, player: int) -> DealState:
    """The state after a draw, a new packet, or the end of the deal."""
    if state.stock and state.rules.supply == "draw":
        hands = list(state.hands)
        hands[player] |= 1 << state.stock[0]
        return state._replace(hands=tuple(hands), stock=state.stock[1:])
    if state.stock:
        packet = next_packet(state.rules, state.seats, state.dealer, len(state.stock))
        hands_dealt, _, stock = deal_out(state, packet)
        return state._replace(hands=hands_dealt, stock=stock)
    return _with_leftovers(state, leftovers_seat(state, player))


def leftovers_seat(state: DealState, player: int) -> int:
    """The seat that gets the leftovers, given who played the last card; -1 for nobody."""
    return player if state.rules.leftovers == "last_player" else state.last_capturer


def _with_leftovers(state: DealState, seat: int) -> DealState:
    piles = list(state.piles)
    if seat >= 0:
        piles[seat] |= state.table_cards
    return state._replace(piles=tuple(piles), loose=0, builds=())
