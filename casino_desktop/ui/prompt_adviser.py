"""An adviser in the window's own process, for pictures of what it says."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QTimer

from casino_desktop.players.protocol import Advice
from casino_desktop.rules.moves import Move
from casino_desktop.rules.observation import Observation

from .silent_search import SilentSearch

# The best move and the one that was played.
Judge = Callable[[Observation, Move], Sequence[Advice]]


class PromptAdviser(SilentSearch):
    """Judges a played move as soon as the event loop turns; it makes no move itself."""

    def __init__(self, judge: Judge) -> None:
        super().__init__()
        self._judge = judge

    def advise(self, observation: Observation, played: Move | None = None) -> None:
        """The answer to a review; a hint stays unanswered."""
        if played is not None:
            advice = tuple(self._judge(observation, played))
            QTimer.singleShot(0, lambda: self.advised.emit(advice))
