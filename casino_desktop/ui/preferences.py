"""The settings in memory; changes go to the file together, a moment after the last one."""

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from casino_desktop.storage.errors import StorageError
from casino_desktop.storage.settings import Settings
from casino_desktop.storage.settings_store import SettingsStore

_PAUSE_MS = 400


class Preferences(QObject):
    """The settings in force. ``failed`` tells, once, that they cannot be kept."""

    changed = Signal()
    failed = Signal(object)

    def __init__(self, store: SettingsStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.values: Settings = store.load()
        self._told = False
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._timer.timeout.connect(self._save)

    @property
    def problem(self) -> StorageError | None:
        """What was wrong with the file when it was loaded."""
        return self._store.problem

    def change(self, **changes: object) -> None:
        """Put values in force; ValueError on an impossible one."""
        values = self.values.changed(**changes)
        if values == self.values:
            return
        self.values = values
        self._timer.start()
        self.changed.emit()

    def flush(self) -> None:
        """Write now what is still to be written."""
        if self._timer.isActive():
            self._timer.stop()
            self._save()

    @Slot()
    def _save(self) -> None:
        try:
            self._store.save(self.values)
        except StorageError as error:
            if not self._told:
                self._told = True
                self.failed.emit(error)
