"""What has happened in the deal, line by line."""

from typing import NamedTuple

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from .narration import Told
from .row_model import RowModel

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1


class LogRow(NamedTuple):
    """One line of the log."""

    number: int
    text: str


@QmlElement
@QmlUncreatable("app.table.log is the only one")
class LogModel(RowModel):  # type: ignore[operator]
    """The lines of the deal in progress, oldest first."""

    countChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(LogRow._fields, parent)

    @Property(int, notify=countChanged)
    def count(self) -> int:
        return self.rowCount()

    def show_lines(self, lines: list[Told]) -> None:
        """Show these lines."""
        before = self.rowCount()
        self.show([LogRow(number, line.text) for number, line in enumerate(lines)])
        if before != len(lines):
            self.countChanged.emit()
