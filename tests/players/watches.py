"""Watches for tests: thinking that is cut short by count, not by time."""

from casino_desktop.players.expert import Effort
from casino_desktop.rules.moves import Move

# Enough to go through everything, too little to play well.
LITTLE = Effort(iterations=24, nodes=200, infers=True)


class Looks:
    """A watch that ends the thinking at its n-th look: the same work for the same position."""

    def __init__(self, number: int) -> None:
        self._left = number

    def __call__(self, best: Move) -> bool:
        self._left -= 1
        return self._left <= 0
