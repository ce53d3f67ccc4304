"""The finished games, read one after another while a page tells of them."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot

from casino_desktop.rules.errors import CasinoError
from casino_desktop.session.record import Record
from casino_desktop.storage.errors import StorageError
from casino_desktop.storage.games import GameStore

Take = Callable[[Path, Record], None]


class FinishedGames(QObject):
    """Hands over each finished game, the latest first, so that nothing waits for all of them."""

    advanced = Signal()

    def __init__(self, store: GameStore, take: Take, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store, self._take = store, take
        self._waiting: list[Path] = []
        self._total = 0
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._read)

    def begin(self) -> None:
        """Read from the start those that are kept now."""
        self._waiting = self._store.archived()
        self._total = len(self._waiting)
        self._turn.start()

    def end(self) -> None:
        """Read no further."""
        self._turn.stop()
        self._waiting, self._total = [], 0

    @property
    def running(self) -> bool:
        """Whether some are still to be read."""
        return bool(self._waiting)

    @property
    def progress(self) -> float:
        """The part of the games that has been read, 0 to 1."""
        return 1 - len(self._waiting) / self._total if self._total else 1.0

    @property
    def words(self) -> str:
        """How far the reading is."""
        text = QCoreApplication.translate("Games", "Reading game {done} of {total} …")
        return text.format(done=self._total - len(self._waiting) + 1, total=self._total)

    @Slot()
    def _read(self) -> None:
        # Imported late: the table does without it.
        from casino_desktop.storage.codec import read_record  # noqa: PLC0415

        if not self._waiting:
            self._turn.stop()
            return
        path = self._waiting.pop(0)
        # A file that is no game of ours tells nothing.
        with suppress(StorageError, CasinoError):
            self._take(path, read_record(path))
        self.advanced.emit()
