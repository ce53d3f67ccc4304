"""The table as QML sees it: what lies where, and what the player can do with it."""

from collections.abc import Callable
from random import Random

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from casino_desktop.rules.events import Event, Swept
from casino_desktop.rules.reasons import Refusal
from casino_desktop.rules.state import DealState
from casino_desktop.session.session import GameSession

from .card_names import in_words
from .choice_model import Anchor
from .engine import GameEngine
from .narration import Narrator, said
from .search_client import Search, SearchClient
from .sitters import cast_of
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
        self._why_not, self._why_not_serial = "", 0
        self._offered = ""
        engine.told.connect(self._tell)
        engine.changed.connect(self._refresh)
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

    def load(self, session: GameSession, *, deal: bool) -> None:
        """Show this game instead of the one before; ``deal`` shows its first packet being dealt."""
        self._input.clear()
        self._engine.load(session, deal=deal)

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
        self._drop(row, lambda: self._lying(targetRow), Anchor("card", targetRow))

    @Slot(int, int)
    def dropOnBuild(self, row: int, buildId: int) -> None:
        self._drop(row, lambda: self._fan(buildId), Anchor("build", buildId))

    @Slot(int)
    def dropOnTable(self, row: int) -> None:
        self._act(lambda: self._input.drop(self._card(row), 0, Anchor()))

    @Slot(int)
    def activateCard(self, row: int) -> None:
        self._act(lambda: self._use(row))

    @Slot(int)
    def activateBuild(self, buildId: int) -> None:
        self._act(lambda: self._use_fan(buildId))

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
            taken_back = QCoreApplication.translate("Table", "Taken back.")
            self.announced.emit(f"{taken_back} {self.state.turnText}", False)

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
    def skip(self) -> None:
        self._engine.show.settle()

    def _act(self, gesture: Callable[[], None]) -> None:
        """Let the player do something on the settled picture."""
        self._engine.show.settle()
        self._forget_why_not()
        gesture()
        self._refresh()

    def _use(self, row: int) -> None:
        card, scene = self._card(row), self._engine.scene
        if scene is None:
            return
        fan = next((fan for fan in scene.fans if card in fan.cards), None)
        if fan is not None:
            self._input.use_target(fan.build.cards, Anchor("build", fan.id))
        elif card in scene.loose:
            self._input.use_target(1 << card, Anchor("card", row))
        else:
            self._input.use_hand_card(card, Anchor("card", row))

    def _use_fan(self, number: int) -> None:
        target = self._fan(number)
        if target:
            self._input.use_target(target, Anchor("build", number))

    def _drop(self, row: int, target: Callable[[], int], anchor: Anchor) -> None:
        def drop() -> None:
            # What lay there may have gone with the settling; that is no trail.
            found = target()
            if found:
                self._input.drop(self._card(row), found, anchor)
            else:
                self._input.put_back()

        self._act(drop)

    def _card(self, row: int) -> int:
        """The card of a row, -1 where there is none."""
        deck = self._engine.deck
        return deck[row] if 0 <= row < len(deck) else -1

    def _lying(self, row: int) -> int:
        """The mask of a loose card, or of the build that a card lies in; 0 for any other card."""
        card, scene = self._card(row), self._engine.scene
        if scene is None or card < 0:
            return 0
        fans = [fan.build.cards for fan in scene.fans if card in fan.cards]
        return fans[0] if fans else (1 << card if card in scene.loose else 0)

    def _fan(self, number: int) -> int:
        """The mask of a build's cards, 0 if it is no longer there."""
        scene = self._engine.scene
        fans = scene.fans if scene is not None else ()
        return next((fan.build.cards for fan in fans if fan.id == number), 0)

    def _state_of_turn(self) -> DealState | None:
        engine = self._engine
        ready = engine.my_turn and not engine.show.busy
        return engine.session.state if ready and engine.session is not None else None

    def _refresh(self) -> None:
        before = self.state
        if before.myTurn and self._state_of_turn() is None:
            self._input.clear()
        show_table(self, self._engine, self._input)
        if self.state.myTurn and not before.myTurn:
            self.announced.emit(self.state.turnText, False)
        if self.state.runningSum and self.state.runningSum != before.runningSum:
            self.announced.emit(self.state.runningSum, False)
        self._offer()

    def _offer(self) -> None:
        """Say which choice of the ribbon is current, once."""
        row = self.choice_model.row(self._input.gesture.current)
        offered, self._offered = self._offered, str(row[1]) if row else ""
        if self._offered and self._offered != offered:
            self.announced.emit(self._offered, False)

    def _tell(self, events: tuple[Event, ...]) -> None:
        session = self._engine.session
        if session is None:
            return
        narrator = Narrator(cast_of(session), in_words)
        lines = [line.text for event in events if (line := narrator.tell(event)) is not None]
        if lines:
            self.announced.emit(" ".join(lines), False)
        for event in events:
            aloud = said(event)
            if aloud is not None:
                self.spoken.emit(*aloud)
            if isinstance(event, Swept):
                self.swept.emit(event.seat)

    def _refuse(self, refusal: Refusal) -> None:
        self._why_not, self._why_not_serial = why_not(refusal), self._why_not_serial + 1
        self.whyNotChanged.emit()
        self.announced.emit(self._why_not, True)

    def _forget_why_not(self) -> None:
        if self._why_not:
            self._why_not = ""
            self.whyNotChanged.emit()

    def _say_stuck(self) -> None:
        self.failed.emit(QCoreApplication.translate("Table", "The computer player has stopped."))
