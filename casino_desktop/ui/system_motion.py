"""Whether the system asks for less motion."""

import sys
from collections.abc import Callable
from typing import Any, cast

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication


class SystemMotion(QObject):
    """Knows what Qt knows; after ``follow`` also what the system itself says, now and later.

    ``hints`` are Qt's hints on style; before Qt 6.12 they tell nothing of motion.
    """

    changed = Signal()

    def __init__(self, hints: Any = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Kept, since PySide6 takes the part about accessibility away with the whole.
        self._hints = hints or QGuiApplication.styleHints()
        self._sources: list[Callable[[], bool]] = [self._qt_asks]
        self.reduced = self._qt_asks()

    def follow(self, platform: str = sys.platform) -> None:
        """Ask the system, and hear when it changes its mind; this waits for nobody.

        ``platform`` is as sys.platform says it. What is loaded for it takes time, so that the first
        frame comes before.
        """
        told = getattr(self._accessibility(), "motionPreferenceChanged", None)
        if told is not None:
            told.connect(self.look)
        if platform in ("win32", "darwin"):
            self._follow_native(platform)
        else:
            self._follow_portal()
        self.look()

    @Slot()
    def look(self) -> None:
        """Read again what can be read."""
        reduced = any(source() for source in self._sources)
        if reduced != self.reduced:
            self.reduced = reduced
            self.changed.emit()

    def _follow_native(self, platform: str) -> None:
        from .native_motion import reader  # noqa: PLC0415

        self._sources.append(reader(platform))
        # Whoever changes the system's settings comes back to the game by making it active.
        gui = cast("QGuiApplication", QGuiApplication.instance())
        gui.applicationStateChanged.connect(self.look)

    def _follow_portal(self) -> None:
        from PySide6.QtDBus import QDBusConnection  # noqa: PLC0415

        from .portal_motion import PortalMotion  # noqa: PLC0415

        portal = PortalMotion(QDBusConnection.sessionBus(), self)
        self._sources.append(lambda: portal.reduced)
        portal.changed.connect(self.look)
        portal.ask()

    def _qt_asks(self) -> bool:
        accessibility = self._accessibility()
        if accessibility is None:
            return False
        # Without the property, as before Qt 6.12, the answer is None.
        preference = accessibility.property("motionPreference")
        return getattr(preference, "name", "") == "ReducedMotion"

    def _accessibility(self) -> Any:
        """Qt's hints on accessibility; None before Qt 6.10."""
        find = getattr(self._hints, "accessibility", None)
        return find() if find else None
