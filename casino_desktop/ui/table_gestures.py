"""The gestures that QML sees at the table, told by rows and numbers, and why one means nothing."""

from collections.abc import Callable

from PySide6.QtCore import Property, QObject, Signal, Slot

from casino_desktop.rules.reasons import Refusal

from .choice_model import Anchor
from .engine import GameEngine
from .reach import build_numbered, lying
from .table_input import TableInput
from .table_properties import TableProperties
from .why_not import why_not


class TableGestures(TableProperties):
    """Passes gestures on to the player's hand; ``acted`` follows each of them.

    Every slot is safe at any time. One that comes in during the show jumps to the settled picture
    first, and then counts only if it still makes sense there.
    """

    acted = Signal()
    whyNotChanged = Signal()

    def __init__(self, engine: GameEngine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        engine.setParent(self)
        self._engine = engine
        self._input = TableInput(lambda: engine.state_of_turn, engine.play, self._refuse)
        self._why_not, self._why_not_serial = "", 0
        self.why_not_reason = ""

    @Property(str, notify=whyNotChanged)
    def whyNot(self) -> str:
        return self._why_not

    @Property(int, notify=whyNotChanged)
    def whyNotSerial(self) -> int:
        return self._why_not_serial

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

    def _act(self, gesture: Callable[[], None]) -> None:
        """Let the player do something on the settled picture."""
        self._engine.show.settle()
        self._forget_why_not()
        gesture()
        self.acted.emit()

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

    def _refuse(self, refusal: Refusal) -> None:
        self._why_not, self._why_not_serial = why_not(refusal), self._why_not_serial + 1
        self.why_not_reason = refusal.reason.value
        self.whyNotChanged.emit()

    def _forget_why_not(self) -> None:
        if self._why_not:
            self._why_not = self.why_not_reason = ""
            self.whyNotChanged.emit()
