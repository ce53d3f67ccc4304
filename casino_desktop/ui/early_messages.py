"""What the models tell before there is a window that could say it."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, SignalInstance


class EarlyMessages(QObject):
    """Keeps what is emitted until ``repeat``, which emits it again."""

    def __init__(self, *signals: SignalInstance) -> None:
        super().__init__()
        self._kept: list[tuple[SignalInstance, tuple[Any, ...]]] = []
        self._keepers = [(signal, self._keeper(signal)) for signal in signals]
        for signal, keeper in self._keepers:
            signal.connect(keeper)

    def repeat(self) -> None:
        """Emit everything again, in the same order, and keep nothing from now on."""
        for signal, keeper in self._keepers:
            signal.disconnect(keeper)
        for signal, values in self._kept:
            signal.emit(*values)

    def _keeper(self, signal: SignalInstance) -> Callable[..., None]:
        return lambda *values: self._kept.append((signal, values))
