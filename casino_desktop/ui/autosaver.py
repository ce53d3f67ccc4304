"""Saving the game after every move, before it is shown."""

from PySide6.QtCore import QObject, Signal

from casino_desktop.session.session import Change, GameSession
from casino_desktop.storage.errors import StorageError
from casino_desktop.storage.games import GameStore


class Autosaver(QObject):
    """Keeps the game in progress on disk. ``failed`` tells once, until a save succeeds again."""

    failed = Signal(object)

    def __init__(self, store: GameStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._failing = False

    def follow(self, session: GameSession, *, saved: bool = False) -> None:
        """Save a game after each of its changes, and now unless it is ``saved``.

        The first observer to subscribe, so that nothing is shown that is not on disk.
        """

        def changed(_change: Change) -> None:
            self._save(session)

        session.subscribe(changed)
        if not saved:
            self._save(session)

    def _save(self, session: GameSession) -> None:
        try:
            self._store.save_current(session.record)
            self._failing = False
        except StorageError as error:
            if not self._failing:
                self._failing = True
                self.failed.emit(error)
