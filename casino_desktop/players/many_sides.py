"""The end of a deal with more than two sides and every card known: each side plays for itself.

Backward induction: whoever moves takes what is best for its own side, whatever it does to others.
"""

from collections.abc import Callable

from casino_desktop.rules.advance import advance
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.state import DealState

from .endgame import OutOfNodesError, Solved
from .merging import Merging
from .stakes import Stakes, Values


class ManySides:
    """Solves positions of one deal, as ``Endgame`` does for two sides."""

    def __init__(
        self, stakes: Stakes, nodes: int, stopped: Callable[[], bool] = lambda: False
    ) -> None:
        self._stakes = stakes
        self._merging = Merging(stakes.alike)
        self._stopped = stopped
        self.nodes_left = nodes

    def best(self, state: DealState) -> Solved:
        """The best move; OutOfNodesError if the tree is too large."""
        return max(self.every(state), key=lambda solved: solved.value)

    def every(self, state: DealState) -> list[Solved]:
        """Every move but equal ones with its value; OutOfNodesError as ``best``."""
        side = state.side_of(state.mover)
        moves = self._merging.moves(legal_moves(state))
        return [Solved(move, self._values(advance(state, move))[side]) for move in moves]

    def _values(self, state: DealState) -> Values:
        if state.over:
            return self._stakes.at_the_end(state)
        self.nodes_left -= 1
        if self.nodes_left < 0 or self._stopped():
            raise OutOfNodesError
        side = state.side_of(state.mover)
        moves = self._merging.moves(legal_moves(state))
        return max(
            (self._values(advance(state, move)) for move in moves),
            key=lambda values: values[side],
        )
