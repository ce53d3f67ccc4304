"""A list model of frozen rows: it is shown new rows and tells the view only what changed."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
)

Index = QModelIndex | QPersistentModelIndex
# Qt.ItemDataRole.DisplayRole and UserRole + 1, as numbers: naming them would slow the start.
_DISPLAY_ROLE, _FIRST_ROLE = 0, 0x101


class RowModel(QAbstractListModel):
    """Rows are named tuples; the first field is the key that makes a row the same row.

    The fields become the roles, ``build_id`` the role ``buildId``.
    """

    def __init__(self, fields: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._roles = {_FIRST_ROLE + n: _camel(field) for n, field in enumerate(fields)}
        self._rows: list[tuple[Any, ...]] = []

    def show(self, rows: Sequence[tuple[Any, ...]]) -> None:
        """Show these rows; their keys come in the same order as those shown now."""
        self._remove({row[0] for row in rows})
        for place, row in enumerate(rows):
            if place == len(self._rows) or self._rows[place][0] != row[0]:
                self.beginInsertRows(QModelIndex(), place, place)
                self._rows.insert(place, row)
                self.endInsertRows()
            elif self._rows[place] != row:
                self._change(place, row)

    def row(self, place: int) -> tuple[Any, ...] | None:
        """The row at a place, None where there is none."""
        return self._rows[place] if 0 <= place < len(self._rows) else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = _DISPLAY_ROLE) -> Any:
        if not index.isValid() or role not in self._roles:
            return None
        return self._rows[index.row()][role - _FIRST_ROLE]

    def roleNames(self) -> dict[int, QByteArray]:
        return {role: QByteArray(name.encode()) for role, name in self._roles.items()}

    def _change(self, place: int, row: tuple[Any, ...]) -> None:
        old = self._rows[place]
        roles = [_FIRST_ROLE + n for n, value in enumerate(row) if value != old[n]]
        self._rows[place] = row
        index = self.index(place)
        self.dataChanged.emit(index, index, roles)

    def _remove(self, kept: set[Any]) -> None:
        for place in reversed(range(len(self._rows))):
            if self._rows[place][0] not in kept:
                self.beginRemoveRows(QModelIndex(), place, place)
                del self._rows[place]
                self.endRemoveRows()


def _camel(field: str) -> str:
    first, *others = field.split("_")
    return first + "".join(word.capitalize() for word in others)
