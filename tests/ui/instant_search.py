"""A computer player in the window's own process: tests need not wait for another one."""

from PySide6.QtCore import QObject, QTimer, Signal

from casino_desktop.players.expert import Effort
from casino_desktop.players.hint import hint, review
from casino_desktop.players.levels import choose
from casino_desktop.rules.moves import Move
from casino_desktop.rules.observation import Observation

# Enough for some answer.
QUICK = Effort(iterations=50, nodes=2000)


class InstantSearch(QObject):
    """Answers as soon as the event loop turns; a question withdrawn before is not answered."""

    answered = Signal(object)
    advised = Signal(object)
    failed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._question: tuple[Observation, str, int] | None = None

    def warm_up(self) -> None:
        """There is nothing to start."""

    def ask(self, observation: Observation, level: str, seed: int) -> None:
        self._question = (observation, level, seed)
        QTimer.singleShot(0, self._answer)

    def advise(self, observation: Observation, played: Move | None = None) -> None:
        self._question = None
        asked = hint(observation, QUICK) if played is None else review(observation, played, QUICK)
        QTimer.singleShot(0, lambda: self.advised.emit(tuple(asked)))

    def cancel(self) -> None:
        self._question = None

    def close(self) -> None:
        self._question = None

    def _answer(self) -> None:
        if self._question is not None:
            question, self._question = self._question, None
            self.answered.emit(choose(*question))
