"""The game as it is shown now, and who may see and do what in it."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from casino_desktop.rules.events import Event
from casino_desktop.rules.state import DealState
from casino_desktop.session.first_dealer import DealerDraw
from casino_desktop.session.session import GameSession

from .beats import Beat
from .choreographer import Choreographer
from .computer_turns import computer_moves
from .scene import Scene
from .timing import Timing
from .viewers import NOBODY, eyes_of, humans


class EngineView(QObject):
    """All that can be asked of the engine; ``GameEngine`` adds what it does.

    ``scene`` is what is shown now, ``events`` what was told of the deal, ``deck`` its cards as
    dealt, ``viewer`` the seat at the bottom of the table, ``show`` what is still being shown;
    ``watched_open`` tells whether all hands lie open where only computers play.
    """

    def __init__(
        self, show: Callable[[Beat], None], timing: Timing, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.session: GameSession | None = None
        self.scene: Scene | None = None
        self.deck: tuple[int, ...] = ()
        self.events: list[Event | DealerDraw] = []
        self.viewer = 0
        self._seen = -1
        self.watched_open = False
        self.show = Choreographer(show, timing, self)

    @property
    def my_turn(self) -> bool:
        """Whether the viewer is to play."""
        session = self.session
        if session is None or session.deal_over:
            return False
        return session.state.mover == self.viewer == self.eyes

    @property
    def state_of_turn(self) -> DealState | None:
        """The state while the viewer is to play and nothing is being shown any more."""
        ready = self.my_turn and not self.show.busy
        return self.session.state if ready and self.session is not None else None

    @property
    def eyes(self) -> int:
        """The seat whose hand is open, NOBODY or EVERYBODY; of several humans each asks for it."""
        if self.session is None:
            return NOBODY
        return eyes_of(self.session, self.viewer, self._seen, watched_open=self.watched_open)

    @property
    def hand(self) -> int:
        """The mask of the open hand."""
        session = self.session
        return session.state.hands[self.eyes] if session and self.eyes >= 0 else 0

    @property
    def covered(self) -> bool:
        """Whether the table waits for the next human to ask for the hand."""
        session = self.session
        if session is None or session.deal_over or self.show.busy:
            return False
        return session.state.mover == self.viewer != self.eyes and self.viewer in humans(session)

    @property
    def thinking(self) -> int:
        """The seat of the computer player that thinks, -1 for none."""
        session = self.session
        if session is None or not computer_moves(session) or self.show.busy:
            return -1
        return session.state.mover

    @property
    def deal_shown(self) -> bool:
        """Whether the deal is over and its last move has been shown."""
        return self.session is not None and self.session.deal_over and not self.show.busy
