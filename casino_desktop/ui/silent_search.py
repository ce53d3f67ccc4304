"""A computer player that never answers, for pictures and tests of a settled table."""

from PySide6.QtCore import QObject, Signal

from casino_desktop.rules.moves import Move
from casino_desktop.rules.observation import Observation


class SilentSearch(QObject):
    """Takes every question and stays silent."""

    answered = Signal(object)
    advised = Signal(object)
    failed = Signal()

    def warm_up(self) -> None:
        """There is nothing to start."""

    def ask(self, observation: Observation, level: str, seed: int) -> None:
        """The question is not passed on."""

    def advise(self, observation: Observation, played: Move | None = None) -> None:
        """The question is not passed on."""

    def cancel(self) -> None:
        """No answer is on its way."""

    def close(self) -> None:
        """There is nothing to end."""
