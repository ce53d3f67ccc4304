"""Who shows the menus: the window, or a desktop that has one bar for all its programs."""

import os

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QGuiApplication

# Where a panel of a Linux desktop has windows announce their menus; Qt's menu bar asks for it too.
REGISTRAR = "com.canonical.AppMenu.Registrar"


class DesktopMenus(QObject):
    """Follows whether the desktop shows the menus, which may begin and end while a game is played.

    ``changed`` tells who does now: "desktop" or "window".
    """

    changed = Signal(str)

    def ask(self) -> None:
        """Find out for the first time; nothing is told where it is as at the start."""
        platform = QGuiApplication.platformName()
        if not at_start(platform):
            self.changed.emit("desktop")
        elif panel_may_take(platform, os.environ.get("XDG_CURRENT_DESKTOP", "")):
            self._watch_panel()

    def _watch_panel(self) -> None:
        # Only here: it takes time to load, and where there is no panel nobody needs it.
        from PySide6.QtDBus import QDBusConnection, QDBusServiceWatcher  # noqa: PLC0415

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        watcher = QDBusServiceWatcher(REGISTRAR, bus, parent=self)
        watcher.serviceRegistered.connect(lambda: self.changed.emit("desktop"))
        watcher.serviceUnregistered.connect(lambda: self.changed.emit("window"))
        if bus.interface().isServiceRegistered(REGISTRAR).value():
            self.changed.emit("desktop")


def at_start(platform: str) -> str:
    """Who shows the menus before anybody is asked; "" for the desktop, but not yet.

    ``platform`` is Qt's name of it. A Mac always has a bar: words in the window would be seen for a
    moment only.
    """
    if platform != "cocoa":
        return "window"
    # All other starts do without Qt's enumerations.
    from PySide6.QtCore import Qt  # noqa: PLC0415

    unwanted = Qt.ApplicationAttribute.AA_DontUseNativeMenuBar
    return "window" if QCoreApplication.testAttribute(unwanted) else ""


def panel_may_take(platform: str, desktop: str) -> bool:
    """Whether a panel can show this program's menus if there is one.

    ``desktop`` is what XDG_CURRENT_DESKTOP says: under Wayland only KDE's compositor has a protocol
    for it.
    """
    return platform == "xcb" or (platform == "wayland" and "KDE" in desktop.split(":"))
