"""Keeps a game going: moves to the session, its changes to the show, the turns to the players."""

from functools import partial
from random import Random

from PySide6.QtCore import QObject, Signal, Slot

from casino_desktop.rules.apply import Transition
from casino_desktop.rules.errors import IllegalMoveError
from casino_desktop.rules.moves import Move
from casino_desktop.session.first_dealer import DealerDraw
from casino_desktop.session.session import Change, GameSession

from .beats import Beat, again, beats
from .computer_turns import ComputerTurns, computer_moves
from .engine_view import EngineView
from .first_draw import drawing
from .scene import Scene
from .search_client import Search
from .story import beginning, deck_of, finished
from .timing import Timing
from .viewers import can_undo, humans, recent, redo, undo, viewer_of

# Between two moves of a game that is only watched, where they are shown at once.
_WATCHING_MS = 900


class GameEngine(EngineView):
    """One game at a time.

    ``told`` carries the events of the beat just shown, ``retold`` says that what was told before
    may not hold any more; ``changed`` follows whatever may alter the picture; ``stuck`` says that
    a computer player does not answer. No wait of the show or of a player ever holds a move, an
    undo or a new game back.
    """

    told = Signal(object)
    retold = Signal()
    changed = Signal()
    stuck = Signal()

    def __init__(
        self, search: Search, timing: Timing, rng: Random, parent: QObject | None = None
    ) -> None:
        super().__init__(self._show, timing, parent)
        self._draw: DealerDraw | None = None
        self._search, self._turns = search, ComputerTurns(search, rng, self)
        self._end: Scene | None = None
        self._following = object()
        self.show.finished.connect(self._shown)
        self._turns.moved.connect(self._play_answer)
        search.failed.connect(self.stuck)

    def load(self, session: GameSession, *, deal: bool, draw: DealerDraw | None = None) -> None:
        """Show another game; ``deal`` shows its first packet being dealt if no move was made.

        Before that, ``draw`` shows how the first dealer was found.
        """
        self._turns.withdraw()
        self.session, self._draw = session, draw
        self._seen = -1
        # A game can be loaded twice, and a session knows no unsubscribing.
        self._following = object()
        session.subscribe(partial(self._followed, session, self._following))
        self._retell(session, deal=deal and not session.moves)
        self._turns.ask(session)

    def reveal(self) -> None:
        """Open the hand of the human whose turn it is."""
        if self.covered:
            self._seen = self.viewer
            self.changed.emit()

    def play(self, move: Move) -> None:
        """Play a legal move for the seat whose turn it is."""
        if self.session is not None:
            self.session.play(move)

    def undo(self) -> bool:
        """Go back to the viewer's last decision; false if there is none."""
        if self.session is None or not can_undo(self.session):
            return False
        undo(self.session)
        return True

    def redo(self) -> None:
        """Do again what undo took back, if anything."""
        if self.session is not None and self.session.can_redo:
            redo(self.session)

    def show_last(self) -> None:
        """Show again what was played since the viewer's last move; at least the last move."""
        session, end = self.session, self._end
        if session is None or end is None or not session.moves:
            return
        told = session.steps
        first = len(told) - recent(session, self.viewer)
        scene = beginning(session)
        for step in told[:first]:
            scene = finished(scene, step)
        # Also where nothing else moves: it was asked for.
        self.show.settle()
        self._turns.hold()
        timing = self.show.timing if self.show.timing.factor > 0 else Timing()
        self.show.play(again(scene, told[first:], end), timing)

    def warm_up(self) -> None:
        """Start what thinks for the computer; called when the window has been drawn."""
        self._search.warm_up()

    def close(self) -> None:
        """End the game's timers and the computer players."""
        self._turns.withdraw()
        self.show.stop()
        self.session, self._following = None, object()
        self._search.close()

    def _followed(self, session: GameSession, following: object, change: Change) -> None:
        if following is not self._following:
            return
        self._turns.withdraw()
        if change.transition is None or not session.moves:
            self._retell(session, deal=change.kind != "undone")
        else:
            self._tell(change.transition)
        self._turns.ask(session)

    def _retell(self, session: GameSession, *, deal: bool) -> None:
        """Begin anew from the session: with the dealing, or at once with the settled picture."""
        self.show.stop()
        self.retold.emit()
        if deal:
            # Whoever played last may be the first again, but others have looked at the score.
            self._seen = -1
        self._turn_table()
        self.deck, told = deck_of(session), session.steps
        self.scene = self._end = beginning(session)
        self.events = []
        draw = None if session.deal_number else self._draw
        if deal:
            start, self._end = self._end, finished(self._end, told[0])
            drawn = drawing(start, draw) if draw else []
            self.show.play([*drawn, Beat(start, "collect"), *beats(start, told[0], self.viewer)])
            return
        if draw:
            self.events.append(draw)
        for step in told:
            self._end = finished(self._end, step)
            self.events += step.events
        self.scene = self._end
        self._shown()

    def _tell(self, step: Transition) -> None:
        self.show.settle()
        assert self._end is not None
        start, self._end = self._end, finished(self._end, step)
        cut = beats(start, step, self.viewer)
        # The settling has released the turn that comes after this show.
        self._turns.hold()
        self.show.play(cut)

    def _show(self, beat: Beat) -> None:
        self.scene = beat.scene
        if not beat.again:
            self.events += beat.events
        if beat.events:
            self.told.emit(beat.events)
        self.changed.emit()

    @Slot()
    def _shown(self) -> None:
        """The picture is settled: the next player may move after a breath."""
        self._turn_table()
        if self.session is not None and computer_moves(self.session):
            self._turns.release(self._breath(self.session))
        self.changed.emit()

    def _breath(self, session: GameSession) -> int:
        """The pause before a computer's move; who watches has one, too, where nothing moves."""
        breath = self.show.timing.thinking
        return breath if breath or humans(session) else _WATCHING_MS

    def _turn_table(self) -> None:
        """Put the human whose turn it is at the bottom; whoever sat there takes the cards up."""
        if self.session is not None:
            viewer = viewer_of(self.session, self.viewer)
            if viewer != self.viewer:
                self.viewer, self._seen = viewer, -1

    @Slot(object)
    def _play_answer(self, move: Move) -> None:
        try:
            self.play(move)
        except IllegalMoveError:
            self.stuck.emit()
