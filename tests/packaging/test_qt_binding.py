"""Faults of the Qt binding that the locked version must not have."""

import sys

from PySide6.QtCore import QObject, Signal


class _Sender(QObject):
    sent = Signal()


def test_emitting_a_signal_takes_no_reference_of_true() -> None:
    sender = _Sender()
    before = sys.getrefcount(True)
    for _ in range(100):
        sender.sent.emit()
    assert sys.getrefcount(True) >= before - 50
