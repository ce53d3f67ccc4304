"""The end of a deal with two sides and every card known: searched to the last card, exactly.

Alpha-beta over the legal moves with the true scoring of the finished deal. What has been scored
for good is kept apart, so that the table of known positions asks only for what affects the future.
"""

from collections.abc import Callable
from typing import NamedTuple

from casino_desktop.rules.advance import advance
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.moves import Move
from casino_desktop.rules.state import DealState

from .merging import Merging
from .stakes import Future, Stakes

_INFINITE = 1e9
# After so many nodes, about a millisecond, it asks whether to stop.
_LOOK = 100
_UNKNOWN = (-_INFINITE, _INFINITE, None)


class OutOfNodesError(Exception):
    """The tree is larger than the search was allowed to look at, or it was told to stop."""


class Solved(NamedTuple):
    """A move and the exact value of the deal after it, for the side that moves."""

    move: Move
    value: float


class Endgame:
    """Solves positions of one deal; what it finds is kept from one to the next."""

    def __init__(
        self, stakes: Stakes, nodes: int, stopped: Callable[[], bool] = lambda: False
    ) -> None:
        self._stakes = stakes
        self._merging = Merging(stakes.alike)
        self._known: dict[Future, tuple[float, float, Move | None]] = {}
        self._stopped = stopped
        self.nodes_left = nodes

    def best(self, state: DealState) -> Solved:
        """The best move; OutOfNodesError if the tree is too large."""
        best = Solved(Move(0), -_INFINITE)
        for move in self._moves(state, None):
            value = self._after(state, move, best.value, _INFINITE)
            if value > best.value:
                best = Solved(move, value)
        return best._replace(value=best.value + self._scored(state))

    def every(self, state: DealState) -> list[Solved]:
        """Every move but equal ones with its exact value; OutOfNodesError as ``best``."""
        scored = self._scored(state)
        return [
            Solved(move, scored + self._after(state, move, -_INFINITE, _INFINITE))
            for move in self._moves(state, None)
        ]

    def _scored(self, state: DealState) -> float:
        """What the side that moves has scored for good, less what the other has."""
        return self._stakes.for_good(state)[state.side_of(state.mover)]

    def _after(self, state: DealState, move: Move, alpha: float, beta: float) -> float:
        """What a move and the rest of the deal bring the side that plays it."""
        after = advance(state, move)
        if not any(after.hands):
            # The leftovers have been taken: what was scored for good is told by the state before.
            return self._stakes.at_the_end(after)[state.side_of(state.mover)] - self._scored(state)
        if move.value or not (move.loose or move.builds):
            return -self._value(after, -beta, -alpha)
        gain = self._stakes.gain_for_good(move.cards, len(after.sweeps) > len(state.sweeps))
        return gain - self._value(after, gain - beta, gain - alpha)

    def _value(self, state: DealState, alpha: float, beta: float) -> float:
        """What the rest of the deal brings the side that moves; exact between alpha and beta."""
        self.nodes_left -= 1
        if self.nodes_left < 0 or (not self.nodes_left % _LOOK and self._stopped()):
            raise OutOfNodesError
        key = self._stakes.future(state)
        low, high, first = self._known.get(key, _UNKNOWN)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        alpha, beta = max(alpha, low), min(beta, high)
        best, chosen = self._search(state, alpha, beta, first)
        low = best if best > alpha else low
        high = best if best < beta else high
        self._known[key] = low, high, chosen
        return best

    def _search(
        self, state: DealState, alpha: float, beta: float, first: Move | None
    ) -> tuple[float, Move | None]:
        best, chosen = -_INFINITE, first
        for move in self._moves(state, first):
            value = self._after(state, move, max(alpha, best), beta)
            if value > best:
                best, chosen = value, move
                if value >= beta:
                    break
        return best, chosen

    def _moves(self, state: DealState, first: Move | None) -> list[Move]:
        """One of each lot of equal moves, the likely best one first."""
        moves = self._merging.moves(legal_moves(state))
        if len(moves) > 1:
            moves.sort(key=self._promise, reverse=True)
        if first is not None:
            moves.sort(key=lambda m: m != first)
        return moves

    def _promise(self, move: Move) -> float:
        kind = move.kind
        if kind == "capture":
            return 10 + self._stakes.worth(move.cards)
        return -self._stakes.worth(1 << move.card) if kind == "trail" else 1.0
