"""The cards that were seen so far, and who is ahead in what counts."""

from typing import Any

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from casino_desktop.session.session import GameSession

from .card_count import (
    FACES,
    Count,
    brightness,
    majority_text,
    side_lines,
    summary_text,
    titles,
    unseen_words,
)
from .seat_names import side_name
from .table_model import TableModel

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("app.cardCount is the only one")
class CountModel(QObject):  # type: ignore[operator]
    """Counts what the table shows while its page is open, never what is still to be shown."""

    changed = Signal()

    def __init__(self, table: TableModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._session: GameSession | None = None
        table.refreshed.connect(self.changed)

    def begin(self, session: GameSession) -> None:
        """Count the cards of this game."""
        self._session = session
        self.changed.emit()

    def end(self) -> None:
        """Count no longer."""
        self._session = None

    def retranslate(self) -> None:
        """Say everything again, in the language in force."""
        self.changed.emit()

    @property
    def _count(self) -> Count | None:
        return self._table.count() if self._session else None

    @Property(list, constant=True)
    def faces(self) -> list[str]:
        """All cards, a row of thirteen for each suit."""
        return FACES

    @Property(list, notify=changed)
    def bright(self) -> list[bool]:
        """By place in ``faces``, whether the card is still to be seen."""
        count = self._count
        return brightness(count) if count else []

    @Property(str, notify=changed)
    def summary(self) -> str:
        """How many cards are still to be seen."""
        count = self._count
        return summary_text(count) if count else ""

    @Property(str, notify=changed)
    def spoken(self) -> str:
        """The cards still to be seen in words."""
        count = self._count
        return unseen_words(count) if count else ""

    @Property(list, notify=changed)
    def titles(self) -> list[str]:
        """The names of the columns of ``lines``."""
        count = self._count
        return titles(count) if count else []

    @Property(list, notify=changed)
    def lines(self) -> list[dict[str, Any]]:
        """A line for each side: its ``cells``, and all of it ``spoken``."""
        count, session = self._count, self._session
        if count is None or session is None:
            return []
        sides = len(count.captured)
        names = [side_name(session.seats, side, sides) for side in range(sides)]
        of = titles(count)
        return [
            {"cells": cells, "spoken": _spoken(of, cells)} for cells in side_lines(count, names)
        ]

    @Property(str, notify=changed)
    def majority(self) -> str:
        """From how many cards on a majority is certain."""
        count = self._count
        return majority_text(count) if count else ""


def _spoken(of: list[str], cells: list[str]) -> str:
    said = ", ".join(f"{name} {cell}" for name, cell in zip(of[1:], cells[1:], strict=True))
    return f"{cells[0]}: {said}"
