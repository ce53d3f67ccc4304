"""A panel that takes the menus of windows, as some Linux desktops have one; it shows nothing.

Says ``ready``, then of each window ``menus SERVICE PATH`` and ``gone``.
"""

from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusObjectPath

from casino_desktop.ui.desktop_menus import REGISTRAR
from tests.ui.talker import READY, say


@ClassInfo({"D-Bus Interface": REGISTRAR})  # type: ignore[call-arg]
class Registrar(QObject):  # type: ignore[operator]
    """Where windows announce their menus."""

    @Slot("uint", QDBusObjectPath, QDBusMessage)
    def RegisterWindow(  # noqa: N802
        self, _window: int, path: QDBusObjectPath, message: QDBusMessage
    ) -> None:
        say(f"menus {message.service()} {path.path()}")

    @Slot("uint")
    def UnregisterWindow(self, _window: int) -> None:  # noqa: N802
        say("gone")


def main() -> None:
    """Be the panel of this session until killed."""
    app = QCoreApplication([])
    registrar = Registrar()
    bus = QDBusConnection.sessionBus()
    slots = QDBusConnection.RegisterOption.ExportAllSlots
    if not bus.registerObject("/com/canonical/AppMenu/Registrar", registrar, slots):
        raise SystemExit("the panel cannot be reached")
    if not bus.registerService(REGISTRAR):
        raise SystemExit("there is a panel already")
    say(READY)
    app.exec()


if __name__ == "__main__":
    main()
