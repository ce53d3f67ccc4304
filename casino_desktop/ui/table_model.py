"""The table as QML sees it: what lies where, and what the player can do with it."""

from collections.abc import Callable
from random import Random

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from casino_desktop.rules.events import Event
from casino_desktop.rules.reasons import Refusal
from casino_desktop.rules.state import DealState
from casino_desktop.session.first_dealer import DealerDraw
from casino_desktop.session.session import GameSession

from .choice_model import Anchor
from .cues import cue_of_change, cue_of_events
from .engine import GameEngine
from .hints import Hints
from .reach import build_numbered, lying
from .search_client import Search, SearchClient
from .sitters import cast_of
from .speech import Speech
from .table_input import TableInput
from .table_properties import TableProperties
from .table_show import show_table
from .timing import Timing
from .why_not import why_not

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("app.table is the only one")
class TableModel(TableProperties):  # type: ignore[operator]
    """Folds the engine and the player's gesture into rows and values.

    Every slot is safe at any time. One that comes in during the show jumps to the settled picture
    first, and then counts only if it still makes sense there.
    """

    spoken = Signal(int, str, arguments=["seat", "text"])
    announced = Signal(str, bool, arguments=["text", "assertive"])
    swept = Signal(int, arguments=["seat"])
    cue = Signal(str, arguments=["name"])
    failed = Signal(str, arguments=["sentence"])
    whyNotChanged = Signal()
    speedFactorChanged = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        search: Search | None = None,
        rng: Random | None = None,
        speed: float = 1.0,
    ) -> None:
        super().__init__(parent)
        search = search or SearchClient(parent=self)
        engine = GameEngine(search, Timing(speed), rng or Random(), self)
        self._engine = engine
        self._input = TableInput(self._state_of_turn, engine.play, self._refuse)
        self._hints = Hints(search, self)
        self._why_not, self._why_not_serial = "", 0
        self.why_not_reason = ""
        self._speech = Speech(self.announced.emit, self.spoken.emit, self.swept.emit)
        engine.told.connect(self._tell)
        engine.changed.connect(self._refresh)
        self._hints.changed.connect(self._refresh)
        engine.stuck.connect(self._say_stuck)

    @Property(str, notify=whyNotChanged)
    def whyNot(self) -> str:
        return self._why_not

    @Property(int, notify=whyNotChanged)
    def whyNotSerial(self) -> int:
        return self._why_not_serial

    @Property(float, notify=speedFactorChanged)
    def speedFactor(self) -> float:
        return self._engine.show.timing.factor

    @property
    def deal_over(self) -> bool:
        """Whether the deal is over and all of it has been shown."""
        return self._engine.deal_shown

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

    @Slot(int)
    def pickUp(self, row: int) -> None:
        self._act(lambda: self._input.pick_up(self._card(row)))

    @Slot()
    def cancelDrag(self) -> None:
        self._act(self._input.put_back)

    @Slot(int, int)
    def dropOnCard(self, row: int, targetRow: int) -> None:
        def drop() -> None:
            target = lying(self._engine.scene, self._card(targetRow))
            self._drop(row, target, Anchor("card", targetRow))

        self._act(drop)

    @Slot(int, int)
    def dropOnBuild(self, row: int, buildId: int) -> None:
        def drop() -> None:
            target = build_numbered(self._engine.scene, buildId)
            self._drop(row, target, Anchor("build", buildId))

        self._act(drop)

    @Slot(int)
    def dropOnTable(self, row: int) -> None:
        self._act(lambda: self._input.drop(self._card(row), 0, Anchor()))

    @Slot(int)
    def activateCard(self, row: int) -> None:
        self._act(lambda: self._use(row))

    @Slot(int)
    def activateTwice(self, row: int) -> None:
        """A double-click, whose first click has been told already."""
        self._act(lambda: self._input.use_twice(self._card(row)))

    @Slot(int)
    def activateBuild(self, buildId: int) -> None:
        self._act(lambda: self._use_build(buildId))

    @Slot()
    def activateTable(self) -> None:
        self._act(self._input.use_table)

    @Slot(int)
    def choose(self, index: int) -> None:
        self._act(lambda: self._input.choose(index))

    @Slot(int)
    def moveChoice(self, delta: int) -> None:
        self._act(lambda: self._input.move_choice(delta))

    @Slot()
    def dismiss(self) -> None:
        self._act(self._input.dismiss)

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
    def showMyCards(self) -> None:
        """Open the hand of the human who has taken over the screen."""
        if not self._engine.covered:
            return
        self._engine.reveal()
        self._speech.hand(self.state, self._engine.hand)

    @Slot()
    def skip(self) -> None:
        self._engine.show.settle()

    def _act(self, gesture: Callable[[], None]) -> None:
        """Let the player do something on the settled picture."""
        self._engine.show.settle()
        self._forget_why_not()
        gesture()
        self._refresh()

    def _ask_hint(self) -> None:
        session = self._engine.session
        if self._hints.waiting or self._hints.advice:
            self._hints.forget()
        elif session is not None and self._state_of_turn() is not None:
            self._input.clear()
            self._hints.ask(session)

    def _use(self, row: int) -> None:
        card = self._card(row)
        target = lying(self._engine.scene, card)
        if target:
            self._input.use_target(target, Anchor("card", row))
        else:
            self._input.use_hand_card(card, Anchor("card", row))

    def _use_build(self, number: int) -> None:
        target = build_numbered(self._engine.scene, number)
        if target:
            self._input.use_target(target, Anchor("build", number))

    def _drop(self, row: int, target: int, anchor: Anchor) -> None:
        if target:
            self._input.drop(self._card(row), target, anchor)
        else:
            # What lay there has gone with the settling: that is no trail.
            self._input.put_back()

    def _card(self, row: int) -> int:
        """The card of a row, -1 where there is none."""
        deck = self._engine.deck
        return deck[row] if 0 <= row < len(deck) else -1

    def _state_of_turn(self) -> DealState | None:
        engine = self._engine
        ready = engine.my_turn and not engine.show.busy
        return engine.session.state if ready and engine.session is not None else None

    def _refresh(self) -> None:
        if self.state.myTurn and self._state_of_turn() is None:
            self._input.clear()
        before = self.state
        self._hints.follow(self._engine.session)
        show_table(self, self._engine, self._input, self._hints)
        row = self.choice_model.row(self._input.gesture.current)
        self._speech.changed(before, self.state, str(row[1]) if row else "")
        self._sound(cue_of_change(before, self.state))

    def _tell(self, events: tuple[Event, ...]) -> None:
        if self._engine.session is not None:
            cast = cast_of(self._engine.session)
            self._speech.tell(events, cast)
            self._sound(cue_of_events(events, cast.your_side))

    def _sound(self, cue: str) -> None:
        if cue:
            self.cue.emit(cue)

    def _refuse(self, refusal: Refusal) -> None:
        self._why_not, self._why_not_serial = why_not(refusal), self._why_not_serial + 1
        self.why_not_reason = refusal.reason.value
        self.whyNotChanged.emit()
        self._speech.refused(self._why_not)

    def _forget_why_not(self) -> None:
        if self._why_not:
            self._why_not = self.why_not_reason = ""
            self.whyNotChanged.emit()

    def _say_stuck(self) -> None:
        sentence = QCoreApplication.translate(
            "Table", "The computer player has stopped. Take your move back and play it again."
        )
        self.failed.emit(sentence)
