"""A portal on the session bus that tells of settings; the test says which, by lines on stdin.

Started with its version and a JSON list of settings, each [namespace, name, value].
"""

import json
import sys
from typing import Any

from PySide6.QtCore import ClassInfo, Property, QCoreApplication, QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant

from casino_desktop.ui.portal_motion import PORTAL
from tests.ui.talker import READY, obey, say

UNKNOWN_METHOD = "org.freedesktop.DBus.Error.UnknownMethod"
NOT_FOUND = "org.freedesktop.portal.Error.NotFound"


@ClassInfo({"D-Bus Interface": "test.Number"})  # type: ignore[call-arg]
class Number(QObject):  # type: ignore[operator]
    """Packs a number as uint32, as portals do and no number of Python's is by itself."""

    def __init__(self, bus: QDBusConnection) -> None:
        super().__init__()
        self._number, self._bus = 0, bus
        properties = QDBusConnection.RegisterOption.ExportAllProperties
        assert bus.registerObject("/number", self, properties)

    @Property("uint")  # type: ignore[arg-type]
    def number(self) -> int:
        """What is packed next."""
        return self._number

    def packed(self, number: int) -> Any:
        """The number as it comes over the bus."""
        self._number = number
        interface = "org.freedesktop.DBus.Properties"
        ask = QDBusMessage.createMethodCall(self._bus.baseService(), "/number", interface, "Get")
        ask.setArguments(["test.Number", "number"])
        return self._bus.call(ask).arguments()[0]


@ClassInfo({"D-Bus Interface": PORTAL[2]})  # type: ignore[call-arg]
class Settings(QObject):  # type: ignore[operator]
    """The settings of a portal."""

    def __init__(self, bus: QDBusConnection, version: int, settings: list[list[Any]]) -> None:
        super().__init__()
        self._bus, self._version, self._number = bus, version, Number(bus)
        self._settings = {(namespace, name): value for namespace, name, value in settings}
        self._questions: list[list[str]] = []

    @Slot(str, str, QDBusMessage)
    def ReadOne(self, namespace: str, name: str, question: QDBusMessage) -> None:  # noqa: N802
        """Portals have it since version 2."""
        self._questions.append(["ReadOne", name])
        question.setDelayedReply(True)
        if self._version < 2:
            self._bus.send(question.createErrorReply(UNKNOWN_METHOD, "No such method"))
        else:
            self._answer(question, namespace, name, twice=False)

    @Slot(str, str, QDBusMessage)
    def Read(self, namespace: str, name: str, question: QDBusMessage) -> None:  # noqa: N802
        """The same, with the answer packed twice."""
        self._questions.append(["Read", name])
        question.setDelayedReply(True)
        self._answer(question, namespace, name, twice=True)

    def set(self, namespace: str, name: str, text: str) -> None:
        """The player changes a setting; ``text`` is the new value in JSON."""
        value = self._settings[namespace, name] = json.loads(text)
        told = QDBusMessage.createSignal(*PORTAL[1:], "SettingChanged")
        told.setArguments([namespace, name, self._packed(value)])
        self._bus.send(told)

    def asked(self) -> list[list[str]]:
        """All questions so far."""
        return self._questions

    def _answer(self, question: QDBusMessage, namespace: str, name: str, *, twice: bool) -> None:
        if (namespace, name) not in self._settings:
            self._bus.send(question.createErrorReply(NOT_FOUND, "Requested setting not found"))
            return
        answer = self._packed(self._settings[namespace, name])
        if twice:
            outer = QDBusVariant()
            outer.setVariant(answer)
            answer = outer
        reply = question.createReply()
        reply.setArguments([answer])
        self._bus.send(reply)

    def _packed(self, value: Any) -> Any:
        return self._number.packed(value) if type(value) is int else QDBusVariant(value)


def main() -> None:
    """Be the portal of this session until killed."""
    app = QCoreApplication([])
    bus = QDBusConnection.sessionBus()
    settings = Settings(bus, int(sys.argv[1]), json.loads(sys.argv[2]))
    assert bus.registerObject(PORTAL[1], settings, QDBusConnection.RegisterOption.ExportAllSlots)
    assert bus.registerService(PORTAL[0])
    commands = obey(settings)
    say(READY)
    app.exec()
    commands.setEnabled(False)


if __name__ == "__main__":
    main()
