"""All legal moves of a state: the one authority on what may be played.

The list is bounded: on a table with a great many loose cards it stops and says so (``complete`` is
false). ``check`` in the module of that name judges any single move exactly, whatever the table.
"""

from typing import NamedTuple

from .build_moves import add_build_moves
from .capture import sweeping_moves
from .capture_moves import add_captures, captures
from .cards import DECK_SIZE
from .limits import may_build, may_trail, takes_all
from .moves import Move
from .state import DealState
from .turn import Turn

_TRAILS = tuple(Move(card) for card in range(DECK_SIZE))


class Listing(NamedTuple):
    """Legal moves, and whether they are all of them."""

    moves: list[Move]
    complete: bool


def legal_moves(state: DealState) -> list[Move]:
    """The legal moves, each once; never empty before the deal is over.

    Bounded as ``listing`` says.
    """
    return _moves(Turn(state))


def listing(state: DealState) -> Listing:
    """The legal moves and whether the list is complete."""
    turn = Turn(state)
    moves = _moves(turn)
    return Listing(moves, turn.complete)


def _moves(turn: Turn) -> list[Move]:
    state, cards, rules = turn.state, turn.cards, turn.law.rules
    if not state.loose and not state.builds:
        return [_TRAILS[card] for card in cards]
    moves: list[Move] = []
    add_captures(turn, moves)
    if rules.must_sweep:
        sweeps = _sweeps(turn, moves)
        if sweeps:
            return sweeps
    trails = cards
    if turn.own or rules.must_capture != "never":
        trails = _trailing_cards(turn, moves)
    if len(cards) > 1 and may_build(rules, turn.own):
        add_build_moves(turn, moves)
    for card in trails:
        moves.append(_TRAILS[card])
    return moves or [_TRAILS[card] for card in cards]


def _sweeps(turn: Turn, captures_found: list[Move]) -> list[Move]:
    state = turn.state
    if turn.complete:
        return [move for move in captures_found if takes_all(state, move)]
    return sweeping_moves(state)


def captures_with(state: DealState, card: int) -> list[Move]:
    """The captures with a hand card that guard and extent allow; bounded like ``listing``."""
    return captures(Turn(state), card)


def _trailing_cards(turn: Turn, captures_found: list[Move]) -> list[int]:
    capturing = {move.card for move in captures_found}
    return [card for card in turn.cards if may_trail(turn.state, card, turn.own, capturing)]
