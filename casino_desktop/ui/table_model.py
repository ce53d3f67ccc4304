"""The table as QML sees it: what lies where, and what the player can do with it."""

from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from casino_desktop.rules.events import Event
from casino_desktop.session.first_dealer import DealerDraw
from casino_desktop.session.session import GameSession

from .cues import cue_of_change, cue_of_events
from .engine import GameEngine
from .hints import Hints
from .search_client import Search, SearchClient
from .sitters import cast_of
from .speech import Speech
from .table_gestures import TableGestures
from .table_input import Gesture
from .table_show import show_table
from .timing import Timing

if TYPE_CHECKING:
    from .card_count import Count

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("app.table is the only one")
class TableModel(TableGestures):  # type: ignore[operator]
    """Folds the engine and the player's gesture into rows and values, and says what happens."""

    spoken = Signal(int, str, arguments=["seat", "text"])
    hushed = Signal()
    announced = Signal(str, bool, arguments=["text", "assertive"])
    swept = Signal(int, arguments=["seat"])
    cue = Signal(str, arguments=["name"])
    failed = Signal(str, arguments=["sentence"])
    speedFactorChanged = Signal()
    refreshed = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        search: Search | None = None,
        rng: Random | None = None,
        speed: float = 1.0,
    ) -> None:
        search = search or SearchClient()
        engine = GameEngine(search, Timing(speed), rng or Random())
        super().__init__(engine, parent)
        self._hints = Hints(search, self)
        self._speech = Speech(self.announced.emit, self.spoken.emit, self.swept.emit)
        engine.told.connect(self._tell)
        engine.retold.connect(self.hushed)
        engine.changed.connect(self._refresh)
        self._hints.changed.connect(self._refresh)
        self.acted.connect(self._refresh)
        self.whyNotChanged.connect(self._say_why_not)
        engine.stuck.connect(self._say_stuck)

    @Property(float, notify=speedFactorChanged)
    def speedFactor(self) -> float:
        return self._engine.show.timing.factor

    @property
    def deal_over(self) -> bool:
        """Whether the deal is over and all of it has been shown."""
        return self._engine.deal_shown

    def count(self) -> "Count | None":
        """What a player who remembers every card can tell from what is shown; None of no game."""
        from .card_count import count_of  # noqa: PLC0415 - no start needs it

        scene, session = self._engine.scene, self._engine.session
        return count_of(scene, session.rules, self._engine.eyes) if scene and session else None

    def load(self, session: GameSession, *, deal: bool, draw: DealerDraw | None = None) -> None:
        """Show this game instead of the one before; ``deal`` shows its first packet being dealt.

        Before that, ``draw`` shows the draw for the first dealer.
        """
        self._input.clear()
        self._engine.load(session, deal=deal, draw=draw)

    def set_speed_factor(self, factor: float) -> None:
        """Stretch all times of the show; 0 shows settled pictures only."""
        if factor == self._engine.show.timing.factor:
            return
        self._engine.show.timing = Timing(factor)
        self.speedFactorChanged.emit()
        if factor <= 0:
            self._engine.show.settle()

    def open_watched_hands(self, wanted: bool) -> None:
        """Let all hands lie open, or none, where only computers play."""
        if wanted != self._engine.watched_open:
            self._engine.watched_open = wanted
            self._refresh()

    def retranslate(self) -> None:
        """Say everything again in the language now in force."""
        self._forget_why_not()
        self._refresh()

    def settle(self) -> None:
        """Jump to the settled picture."""
        self._engine.show.settle()

    def warm_up(self) -> None:
        """Start what thinks for the computer; called once the window has been drawn."""
        self._engine.warm_up()

    def close(self) -> None:
        """End timers and processes; the table stays as it is."""
        self._engine.close()

    @Slot()
    def undo(self) -> None:
        self._input.clear()
        self._forget_why_not()
        if self._engine.undo():
            self._speech.taken_back(self.state)

    @Slot()
    def redo(self) -> None:
        self._input.clear()
        self._forget_why_not()
        self._engine.redo()

    @Slot()
    def showLastMove(self) -> None:
        self._input.clear()
        self._engine.show_last()

    @Slot()
    def askHint(self) -> None:
        """Ask for a hint on the settled picture; once more takes it away."""
        self._act(self._ask_hint)

    @Slot()
    def dismiss(self) -> None:
        """Step back, at last from the hint."""
        if self._input.gesture == Gesture() and not self._why_not:
            self._act(self._hints.forget)
        else:
            super().dismiss()

    @Slot()
    def showMyCards(self) -> None:
        """Open the hand of the human who has taken over the screen."""
        if not self._engine.covered:
            return
        self._engine.reveal()
        self._speech.hand(self.state, self._engine.hand)

    @Slot()
    def skip(self) -> None:
        self._engine.show.settle()

    def _ask_hint(self) -> None:
        session = self._engine.session
        if self._hints.waiting or self._hints.advice:
            self._hints.forget()
        elif session is not None and self._engine.state_of_turn is not None:
            self._input.clear()
            self._hints.ask(session)

    @Slot()
    def _refresh(self) -> None:
        if self.state.myTurn and self._engine.state_of_turn is None:
            self._input.clear()
        before = self.state
        self._hints.follow(self._engine.session)
        show_table(self, self._engine, self._input, self._hints)
        row = self.choice_model.row(self._input.gesture.current)
        self._speech.changed(before, self.state, str(row[1]) if row else "")
        self._sound(cue_of_change(before, self.state))
        self.refreshed.emit()

    @Slot(object)
    def _tell(self, events: tuple[Event, ...]) -> None:
        if self._engine.session is not None:
            cast = cast_of(self._engine.session)
            self._speech.tell(events, cast)
            self._sound(cue_of_events(events, cast.your_side))

    def _sound(self, cue: str) -> None:
        if cue:
            self.cue.emit(cue)

    @Slot()
    def _say_why_not(self) -> None:
        if self._why_not:
            self._speech.refused(self._why_not)

    @Slot()
    def _say_stuck(self) -> None:
        sentence = QCoreApplication.translate(
            "Table", "The computer player has stopped. Take your move back and play it again."
        )
        self.failed.emit(sentence)
