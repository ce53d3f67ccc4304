"""The ribbon: the moves that a gesture may mean, offered side by side."""

from typing import NamedTuple

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from .row_model import RowModel

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1


class ChoiceRow(NamedTuple):
    """One choice. ``faces`` has the played card first, then the table cards group by group."""

    number: int
    text: str
    faces: list[str]
    groups: list[list[str]]


class Anchor(NamedTuple):
    """What the ribbon belongs to: a card's row, a build's number, or the free table."""

    kind: str = "table"
    id: int = -1


@QmlElement
@QmlUncreatable("app.table.choices is the only one")
class ChoiceModel(RowModel):  # type: ignore[operator]
    """The choices, best first; open while there are any."""

    openChanged = Signal()
    currentChanged = Signal()
    anchorChanged = Signal()
    countChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(ChoiceRow._fields, parent)
        self._current = -1
        self._anchor = Anchor()

    @Property(bool, notify=openChanged)
    def open(self) -> bool:
        return bool(self.rowCount())

    @Property(int, notify=countChanged)
    def count(self) -> int:
        return self.rowCount()

    @Property(int, notify=currentChanged)
    def current(self) -> int:
        return self._current

    @Property(list, notify=countChanged)
    def faces(self) -> list[str]:
        """Every card that the choices speak of."""
        return sorted({face for row in self._rows for face in ChoiceRow(*row).faces})

    @Property(str, notify=anchorChanged)
    def anchorKind(self) -> str:
        return self._anchor.kind

    @Property(int, notify=anchorChanged)
    def anchorId(self) -> int:
        return self._anchor.id

    def show_choices(self, rows: list[ChoiceRow], current: int, anchor: Anchor) -> None:
        """Show these choices, one of them current; none closes the ribbon."""
        before = self.rowCount()
        if anchor != self._anchor:
            self._anchor = anchor
            self.anchorChanged.emit()
        self.show(rows)
        if current != self._current:
            self._current = current
            self.currentChanged.emit()
        if before != len(rows):
            self.countChanged.emit()
        if bool(before) != bool(rows):
            self.openChanged.emit()
