"""Whether the system asks for less motion."""

import sys
from collections.abc import Callable
from typing import Any, cast

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication


class SystemMotion(QObject):
    """Knows of nothing until ``follow`` is called, and from then on what the system wants.

    ``hints`` are Qt's hints on style, those of the application if None.
    """

    changed = Signal()

    def __init__(self, hints: Any = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hints = hints
        self._sources: list[Callable[[], bool]] = []
        self.reduced = False

    def follow(self, platform: str = sys.platform) -> None:
        """Ask the system, and hear when it changes its mind; this waits for nobody.

        ``platform`` is as sys.platform says it. What is loaded for it takes time, so that the first
        frame comes before.
        """
        self._follow_qt()
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

    def _follow_qt(self) -> None:
        # Kept, since PySide6 takes the part about accessibility away with the whole.
        self._hints = self._hints or QGuiApplication.styleHints()
        # Part of Qt since 6.10, and telling of motion since 6.12. Its property of that name cannot
        # be read before something else has named an enumeration of the namespace Qt.
        accessibility: Any = getattr(self._hints, "accessibility", lambda: None)()
        preference = getattr(accessibility, "motionPreference", None)
        if preference is not None:
            self._sources.append(lambda: bool(preference().name == "ReducedMotion"))
            accessibility.motionPreferenceChanged.connect(self.look)

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
