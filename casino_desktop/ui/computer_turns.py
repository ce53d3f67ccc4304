"""The turns of the computer players: asked at once, played when the table is ready for it."""

from random import Random

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from casino_desktop.players.pace import pace_of
from casino_desktop.rules.moves import Move
from casino_desktop.rules.observation import observe
from casino_desktop.session.session import GameSession

from .level_names import known_level
from .search_client import Search
from .viewers import humans

# The least time of a computer player's turn that the table's own pause stands for.
_USUAL_MS = 400


class ComputerTurns(QObject):
    """Has a player think while the show goes on, and holds its move back until ``release``.

    ``moved`` carries the move. One that was withdrawn never comes.
    """

    moved = Signal(object)

    def __init__(self, search: Search, rng: Random, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._search, self._rng = search, rng
        self._answer: Move | None = None
        self._level = ""
        self._held = True
        self._breath = QTimer(self, singleShot=True)
        self._breath.timeout.connect(self._breathed)
        search.answered.connect(self._answered)

    @property
    def released(self) -> bool:
        """Whether a move may come, now or after the breath."""
        return not self._held or self._breath.isActive()

    def ask(self, session: GameSession) -> None:
        """Ask whoever is to move, if that is a computer player."""
        if not computer_moves(session):
            return
        state = session.state
        seen = observe(state, state.mover, session.moves, session.totals)
        self._level = known_level(session.seats[state.mover].level)
        self._search.ask(seen, self._level, self._rng.getrandbits(32))

    def withdraw(self) -> None:
        """Whatever was asked no longer matters; the next move is held back from now on."""
        self._search.cancel()
        self._answer = None
        self.hold()

    def hold(self) -> None:
        """Let no move come before the next ``release``."""
        self._held = True
        self._breath.stop()

    def release(self, breath: int) -> None:
        """Let a move come after a breath in milliseconds, as the level's pace shortens or draws it.

        It comes later when it takes longer.
        """
        self._breath.start(round(breath * self._least_ms() / _USUAL_MS))

    def _least_ms(self) -> int:
        pace = pace_of(self._level)
        return _USUAL_MS if pace is None else pace.least

    @Slot(object)
    def _answered(self, move: Move) -> None:
        self._answer = move
        self._move()

    @Slot()
    def _breathed(self) -> None:
        self._held = False
        self._move()

    def _move(self) -> None:
        move = self._answer
        if move is not None and not self._held:
            self._answer = None
            self.moved.emit(move)


def computer_moves(session: GameSession) -> bool:
    """Whether a computer player is to move."""
    return not session.deal_over and session.state.mover not in humans(session)
