"""What a window tells while it draws for the first time, heard in the thread of the window."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

if TYPE_CHECKING:
    from PySide6.QtQuick import QQuickWindow


class Once(QObject):
    """Calls a function after the first time that a signal of the window is emitted.

    Where another thread draws, the signal comes from there, and Qt hands it over; where the
    window's own thread draws, the function still waits until the drawing is through.
    """

    def __init__(self, window: "QQuickWindow", then: Callable[[], None]) -> None:
        super().__init__(window)
        self._then: Callable[[], None] | None = then

    @Slot()
    def happen(self) -> None:
        """The signal was emitted, and may have been queued several times already."""
        then, self._then = self._then, None
        if then is not None:
            QTimer.singleShot(0, then)


def after_first_frame(window: "QQuickWindow", then: Callable[[], None]) -> None:
    """Call a function once the window has drawn a frame."""
    window.frameSwapped.connect(Once(window, then).happen)


def if_graphics_fail(window: "QQuickWindow", then: Callable[[], None]) -> None:
    """Call a function if Qt gives up on the graphics card."""
    window.sceneGraphError.connect(Once(window, then).happen)
