"""The items of a window."""

from collections.abc import Iterator

from PySide6.QtQuick import QQuickItem


def items_below(item: QQuickItem) -> Iterator[QQuickItem]:
    """All that an item holds, each before what it holds itself."""
    for child in item.childItems():
        yield child
        yield from items_below(child)
