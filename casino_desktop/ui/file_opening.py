"""Files that the system hands to the running program: a Mac tells of them by events."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent, QGuiApplication


class Application(QGuiApplication):
    """Hears which file was double-clicked, even before anybody can open it."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._waiting: list[QUrl] = []
        self._opens: Callable[[QUrl], None] | None = None

    def open_with(self, opens: Callable[[QUrl], None] | None) -> None:
        """Open files with this from now on, at once the last one told of so far; None: no more."""
        self._opens = opens
        if opens and self._waiting:
            opens(self._waiting.pop())
            self._waiting.clear()

    def event(self, event: QEvent) -> bool:
        """Take what is told about files; leave all else to Qt."""
        if not isinstance(event, QFileOpenEvent):
            return super().event(event)
        if self._opens:
            self._opens(event.url())
        else:
            self._waiting.append(event.url())
        return True
