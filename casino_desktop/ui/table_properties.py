"""The properties of the table that QML reads; TableModel adds what can be done."""

from PySide6.QtCore import Property, QObject, Signal

from .build_model import BuildModel
from .card_model import CardModel
from .choice_model import ChoiceModel
from .log_model import LogModel
from .seat_model import SeatModel
from .table_state import TableState

# Python reads these when it needs them: no property has them, and nobody waits for a change.
_UNTOLD = {"heldRow", "busy"}


class TableProperties(QObject):
    """Reads from one TableState; ``show_state`` emits for exactly the values that changed."""

    mySeatChanged = Signal()
    myTurnChanged = Signal()
    stockCountChanged = Signal()
    packetsLeftChanged = Signal()
    stockTextChanged = Signal()
    packetTextChanged = Signal()
    turnTextChanged = Signal()
    tableSlotsChanged = Signal()
    tableIsTargetChanged = Signal()
    tableIsHintedChanged = Signal()
    raisedRowChanged = Signal()
    runningSumChanged = Signal()
    canUndoChanged = Signal()
    canRedoChanged = Signal()
    dealOverChanged = Signal()
    handOverChanged = Signal()
    hintChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = TableState()
        self.card_model, self.build_model = CardModel(self), BuildModel(self)
        self.seat_model, self.choice_model = SeatModel(self), ChoiceModel(self)
        self.log_model = LogModel(self)

    def show_state(self, state: TableState) -> None:
        """Take these values over."""
        old, self.state = self.state, state
        for name, before, now in zip(state._fields, old, state, strict=True):
            if before != now and name not in _UNTOLD:
                getattr(self, f"{name}Changed").emit()

    @Property(CardModel, constant=True)
    def cards(self) -> CardModel:
        return self.card_model

    @Property(BuildModel, constant=True)
    def builds(self) -> BuildModel:
        return self.build_model

    @Property(SeatModel, constant=True)
    def seats(self) -> SeatModel:
        return self.seat_model

    @Property(ChoiceModel, constant=True)
    def choices(self) -> ChoiceModel:
        return self.choice_model

    @Property(LogModel, constant=True)
    def log(self) -> LogModel:
        return self.log_model

    @Property(int, notify=mySeatChanged)
    def mySeat(self) -> int:
        return self.state.mySeat

    @Property(bool, notify=myTurnChanged)
    def myTurn(self) -> bool:
        return self.state.myTurn

    @Property(int, notify=stockCountChanged)
    def stockCount(self) -> int:
        return self.state.stockCount

    @Property(int, notify=packetsLeftChanged)
    def packetsLeft(self) -> int:
        return self.state.packetsLeft

    @Property(str, notify=stockTextChanged)
    def stockText(self) -> str:
        return self.state.stockText

    @Property(str, notify=packetTextChanged)
    def packetText(self) -> str:
        return self.state.packetText

    @Property(str, notify=turnTextChanged)
    def turnText(self) -> str:
        return self.state.turnText

    @Property(int, notify=tableSlotsChanged)
    def tableSlots(self) -> int:
        return self.state.tableSlots

    @Property(bool, notify=tableIsTargetChanged)
    def tableIsTarget(self) -> bool:
        return self.state.tableIsTarget

    @Property(bool, notify=tableIsHintedChanged)
    def tableIsHinted(self) -> bool:
        """Whether a hint proposes to lay a card down."""
        return self.state.tableIsHinted

    @Property(int, notify=raisedRowChanged)
    def raisedRow(self) -> int:
        return self.state.raisedRow

    @Property(str, notify=runningSumChanged)
    def runningSum(self) -> str:
        return self.state.runningSum

    @Property(bool, notify=canUndoChanged)
    def canUndo(self) -> bool:
        return self.state.canUndo

    @Property(bool, notify=canRedoChanged)
    def canRedo(self) -> bool:
        return self.state.canRedo

    @Property(str, notify=handOverChanged)
    def handOver(self) -> str:
        """The name of the human whose hand waits to be asked for; "" for none."""
        return self.state.handOver

    @Property(str, notify=hintChanged)
    def hint(self) -> str:
        """The hint in words; "" for none."""
        return self.state.hint
