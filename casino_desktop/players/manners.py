"""How players go about a misère: what costs least at once is the likeliest move.

With some dozen hidden cards a search sees too little of each reply to tell the good ones apart,
and what it then expects of others is mere chance.
"""

from collections.abc import Sequence
from math import exp
from random import Random

from casino_desktop.rules.limits import takes_all
from casino_desktop.rules.moves import Move
from casino_desktop.rules.state import DealState

from .stakes import Stakes

# A move is less likely by a factor e for each so many points that it costs.
HASTE = 0.4
# What it is worth to be rid of a card, of the worth of that card.
RIDDANCE = 0.3


class Manners:
    """Draws moves as somebody would play them where the fewest points win."""

    def __init__(self, stakes: Stakes, rng: Random) -> None:
        self._stakes = stakes
        self._rng = rng
        self._known: dict[tuple[Move, bool], float] = {}

    def pick(self, state: DealState, moves: Sequence[Move]) -> Move:
        """One of the legal moves of a state."""
        if len(moves) == 1:
            return moves[0]
        known, weights = self._known, []
        for move in moves:
            key = move, takes_all(state, move)
            weight = known.get(key)
            if weight is None:
                weight = known[key] = exp(self._value(state, move) / HASTE)
            weights.append(weight)
        return self._rng.choices(moves, weights)[0]

    def _value(self, state: DealState, move: Move) -> float:
        if move.kind == "capture":
            return self._stakes.gain(state, move)
        return RIDDANCE * self._stakes.worth(1 << move.card)
