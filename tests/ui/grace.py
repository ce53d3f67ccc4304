"""The moment in which what has opened by itself takes no key and no click."""

from PySide6.QtCore import QCoreApplication, QEvent, QMetaObject, QObject


def clocks(window: QObject) -> list[QObject]:
    """The clocks that still run in a window."""
    found = window.findChildren(QObject, "grace")
    return [clock for clock in found if clock.property("running")]


def pass_grace(window: QObject) -> None:
    """Let the moment be over; AssertionError where there was none."""
    # Of a page that was closed, the clock would stop and its keys stay.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    running = clocks(window)
    assert running
    for clock in running:
        QMetaObject.invokeMethod(clock, "stop")
