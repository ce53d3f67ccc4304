"""Where the window opens: where it was closed, if that place is still on a screen."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication

from casino_desktop.storage.settings import WindowPlace

if TYPE_CHECKING:
    from PySide6.QtGui import QWindow

# As in Main.qml.
SMALLEST, USUAL = QSize(560, 480), QSize(1280, 800)
# What the system puts around a window: its title bar, above all.
_FRAME = QSize(16, 48)
# So much of the window must be on a screen to be seen and dragged.
_GRIP = QSize(160, 80)


def place_for(saved: WindowPlace | None, screens: list[QRect]) -> dict[str, Any]:
    """The properties of the window to begin with; without x and y the system places it.

    ``screens`` are the available parts of the screens, the primary one first.
    """
    if not screens:
        return {}
    if saved is None:
        return _sized(USUAL.boundedTo(screens[0].size() - _FRAME))
    wanted = QRect(saved.x, saved.y, saved.width, saved.height)
    on = [screen for screen in screens if _grip(screen.intersected(wanted))]
    limit = on[0].size() if on else screens[0].size() - _FRAME
    place = _sized(wanted.size().expandedTo(SMALLEST).boundedTo(limit))
    return {**place, "x": saved.x, "y": saved.y} if on else place


def present_place(window: "QWindow", before: WindowPlace | None) -> WindowPlace:
    """Where a window is now; what it was before it was maximised, if it is."""
    from PySide6.QtCore import Qt  # noqa: PLC0415

    special = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
    if window.windowStates() & special and before:
        maximized = bool(window.windowStates() & Qt.WindowState.WindowMaximized)
        return before.changed(maximized=maximized)
    rect = window.geometry()
    return WindowPlace(
        x=rect.x(),
        y=rect.y(),
        width=rect.width(),
        height=rect.height(),
        maximized=bool(window.windowStates() & Qt.WindowState.WindowMaximized),
    )


def _sized(size: QSize) -> dict[str, Any]:
    return {"width": size.width(), "height": size.height()}


def available_screens() -> list[QRect]:
    """The parts of the screens that are free of panels, the primary screen first."""
    primary = QGuiApplication.primaryScreen()
    screens = sorted(QGuiApplication.screens(), key=lambda screen: screen is not primary)
    return [screen.availableGeometry() for screen in screens]


def _grip(seen: QRect) -> bool:
    return seen.width() >= _GRIP.width() and seen.height() >= _GRIP.height()
