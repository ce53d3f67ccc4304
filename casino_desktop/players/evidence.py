"""What a move tells of the hand that it was played from."""

from collections.abc import Iterable
from math import inf

from casino_desktop.rules.check import check
from casino_desktop.rules.guard import own_values
from casino_desktop.rules.legal import captures_with, legal_moves
from casino_desktop.rules.moves import Move
from casino_desktop.rules.state import DealState

from .crowds import crowding
from .memory import Past
from .stakes import Stakes

# A hand is believed less by a factor e for each so many points that its player left lying.
CREDULITY = 0.25
# The same where the fewest points win, and by how much of a card's worth a hand is believed less
# whose player could have got rid of it and did not. Moves tell less there: by what experts held in
# 300 deals of a model of the game.
MISERE_CREDULITY = 1.0
KEEPING = 0.5
# At a table this crowded, what each card could have been made to do takes too long to list.
_TOO_CROWDED = 1.5

# By card: by how many powers of e it is doubted in the hand of a seat that played something else.
LeftLying = dict[int, float]


def left_lying(past: Past, base: DealState, cards: Iterable[int], stakes: Stakes) -> LeftLying:
    """What each of some cards says against its being in the hand of a seat that moved.

    ``base`` is any state of the deal. A card is infinitely doubted where the rules would not have
    let its holder move like that; empty where that would take too long to find out.
    """
    state = base._replace(mover=past.seat, loose=past.loose, builds=past.builds)
    chosen = _worth(state, past.move, stakes)
    compelled = state.rules.must_sweep or state.rules.must_capture != "never"
    if compelled and crowding(state) > _TOO_CROWDED:
        return {}
    best_with = _best_under_compulsion if compelled else _best_capture
    return {
        card: _doubt(stakes, card, best_with(state, past.move, card, stakes), chosen)
        for card in cards
    }


def _doubt(stakes: Stakes, card: int, best: float, chosen: float) -> float:
    left = max(0.0, best - chosen)
    if stakes.sign > 0:
        return left / CREDULITY
    trailed = best == 0
    return left / MISERE_CREDULITY + (KEEPING * stakes.worth(1 << card) if trailed else 0.0)


def _worth(state: DealState, move: Move, stakes: Stakes) -> float:
    if move.kind == "build":
        return stakes.sign * stakes.worth(move.cards)
    return stakes.gain(state, move) if move.kind == "capture" else 0.0


def _best_capture(state: DealState, _played: Move, card: int, stakes: Stakes) -> float:
    """What a card could have captured, or 0 for trailing it."""
    world = _holding(state, 1 << card)
    return max([0.0, *(stakes.gain(world, one) for one in captures_with(world, card))])


def _best_under_compulsion(state: DealState, played: Move, card: int, stakes: Stakes) -> float:
    """What a card would have brought instead; infinite if with it the move was forbidden."""
    hand = 1 << played.card | 1 << card
    for value in own_values(state.builds, state.mover) | {played.value}:
        hand |= state.law.guards[value]
    world = _holding(state, hand)
    if check(world, played):
        return inf
    instead = (move for move in legal_moves(world) if move.card == card and move.kind != "build")
    return max((_worth(world, move, stakes) for move in instead), default=-inf)


def _holding(state: DealState, hand: int) -> DealState:
    hands = list(state.hands)
    hands[state.mover] = hand
    return state._replace(hands=tuple(hands))
