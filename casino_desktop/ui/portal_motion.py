"""What a Linux desktop says about motion: its portal is asked over the session bus.

The words are those of org.freedesktop.portal.Settings, see
https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html
"""

from typing import Any

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusError, QDBusMessage, QDBusVariant

Key = tuple[str, str]

PORTAL = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)
REDUCED_MOTION: Key = ("org.freedesktop.appearance", "reduced-motion")
# What GNOME has said for longer; counts only where the portal knows no reduced-motion.
ANIMATIONS: Key = ("org.gnome.desktop.interface", "enable-animations")
# Portals of version 1 know no ReadOne.
QUESTIONS = [
    (method, key) for key in (REDUCED_MOTION, ANIMATIONS) for method in ("ReadOne", "Read")
]


class PortalMotion(QObject):
    """Whether the desktop asks for less motion, as far as its portal has said by now.

    No bus, no portal and an answer that makes no sense all mean that it does not ask.
    """

    changed = Signal()

    def __init__(self, bus: QDBusConnection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bus = bus
        self._wishes: dict[Key, bool] = {}
        self._questions = iter(QUESTIONS)
        self._asked: Key = REDUCED_MOTION

    @property
    def reduced(self) -> bool:
        """What counts of all that was said."""
        return self._wishes.get(REDUCED_MOTION, self._wishes.get(ANIMATIONS, False))

    def ask(self) -> None:
        """Ask for the first time, and listen from now on; the answers come later."""
        if self._bus.isConnected():
            slot = _slot("setting_changed(QString,QString,QDBusVariant)")
            self._bus.connect(*PORTAL, "SettingChanged", self, slot)
            self._ask_next()

    @Slot(str, str, QDBusVariant)
    def setting_changed(self, namespace: str, name: str, value: QDBusVariant) -> None:
        """The portal tells of a setting, maybe of one that is nothing to us."""
        self._hear((namespace, name), value)

    @Slot(QDBusMessage)
    def answered(self, reply: QDBusMessage) -> None:
        """The portal knows the setting."""
        values = reply.arguments()
        if not self._hear(self._asked, values[0] if values else None):
            self._ask_next()

    @Slot(QDBusError)
    def refused(self, _error: QDBusError) -> None:
        """There is no portal, or none that knows the method and the setting."""
        self._ask_next()

    def _ask_next(self) -> None:
        following = next(self._questions, None)
        if following is None:
            return
        method, self._asked = following
        question = QDBusMessage.createMethodCall(*PORTAL, method)
        question.setArguments(list(self._asked))
        answered, refused = _slot("answered(QDBusMessage)"), _slot("refused(QDBusError)")
        self._bus.callWithCallback(question, self, answered, refused)

    def _hear(self, key: Key, value: object) -> bool:
        """Take what was said; whether it made sense."""
        said = wish(key, value)
        if said is not None:
            before = self.reduced
            self._wishes[key] = said
            if self.reduced != before:
                self.changed.emit()
        return said is not None


def wish(key: Key, value: object) -> bool | None:
    """Whether a setting's value asks for less motion; None where it says nothing about that."""
    # Read packs its answer twice.
    while isinstance(value, QDBusVariant):
        value = value.variant()
    # A bool of Python's is an int as well.
    if key == REDUCED_MOTION and type(value) is int:
        return value == 1
    if key == ANIMATIONS and isinstance(value, bool):
        return not value
    return None


def _slot(signature: str) -> Any:
    # PySide6's stubs ask for bytes, but its functions take a str only.
    return SLOT(signature)
