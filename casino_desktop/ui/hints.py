"""The hint for the human whose turn it is, from the strongest player, until the next move."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from casino_desktop.rules.observation import observe
from casino_desktop.rules.state import DealState
from casino_desktop.session.session import GameSession

from .search_client import Search

if TYPE_CHECKING:
    from casino_desktop.players.protocol import Advice


class Hints(QObject):
    """One hint at a time. ``advice`` has the best move first and is empty while there is none.

    A hint belongs to one state of the game: ``follow`` forgets it, or the question for it, as soon
    as the game stands elsewhere. ``changed`` tells that one has come.
    """

    changed = Signal()

    def __init__(self, search: Search, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._search = search
        self._state: DealState | None = None
        self.advice: tuple[Advice, ...] = ()
        search.advised.connect(self._advised)

    @property
    def waiting(self) -> bool:
        """Whether a hint was asked for and has not come yet."""
        return self._state is not None and not self.advice

    @property
    def cards(self) -> int:
        """The mask of the cards that the best move touches, 0 without a hint."""
        return self.advice[0].move.cards if self.advice else 0

    @property
    def trails(self) -> bool:
        """Whether the best move lays its card down."""
        return bool(self.advice) and self.advice[0].move.kind == "trail"

    def ask(self, session: GameSession) -> None:
        """Ask what whoever is to move knows enough to do best."""
        state = session.state
        self._state, self.advice = state, ()
        self._search.advise(observe(state, state.mover, session.moves, session.totals))

    def follow(self, session: GameSession | None) -> None:
        """Forget what was said of another state than the present one."""
        if self._state is not None and (session is None or session.state is not self._state):
            self._state, self.advice = None, ()

    def forget(self) -> None:
        """Withdraw the question, or take the hint away."""
        if self.waiting:
            self._search.cancel()
        self._state, self.advice = None, ()

    @Slot(object)
    def _advised(self, advice: "tuple[Advice, ...]") -> None:
        if self.waiting:
            self.advice = advice
            self.changed.emit()
