"""The steps of a game, forwards and back."""

from typing import NamedTuple

from casino_desktop.rules.apply import Transition
from casino_desktop.rules.moves import Move

from .played_deal import PlayedDeal
from .record import Record
from .replay import begin_deal


class Dealing(NamedTuple):
    """The step between two deals: the deck that is dealt."""

    deck: tuple[int, ...]


Step = Move | Dealing


class Timeline:
    """The deals of a game, and the steps taken back that can be done again."""

    def __init__(self, frame: Record, deals: list[PlayedDeal]) -> None:
        self._frame = frame
        self._redo: list[Step] = []
        self.deals = deals

    @property
    def deal(self) -> PlayedDeal:
        """The deal being played, or the last one played."""
        return self.deals[-1]

    @property
    def has_moves(self) -> bool:
        """Whether there is a move to take back."""
        return len(self.deals) > 1 or bool(self.deal.moves)

    @property
    def redoable(self) -> Step | None:
        """The step last taken back, None once the game took another course."""
        return self._redo[-1] if self._redo else None

    def do(self, step: Step) -> Transition:
        """Make a step; what can be redone stays if this is its next step. IllegalMoveError."""
        if isinstance(step, Move):
            transition = self.deal.play(step)
        else:
            self.deals.append(begin_deal(self._frame, step.deck, self.deals))
            transition = self.deal.steps[0]
        if self._redo and self._redo.pop() != step:
            self._redo.clear()
        return transition

    def back(self) -> None:
        """Take the last move back, and with it the deal that was dealt after it."""
        if not self.deal.moves:
            self._redo.append(Dealing(self.deals.pop().deck))
        self._redo.append(self.deal.take_back())
