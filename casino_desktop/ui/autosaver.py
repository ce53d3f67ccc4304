"""Saving the game after every move, before it is shown; a finished one is kept for good."""

from collections.abc import Callable

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

        def save() -> None:
            self._store.save_current(session.record)

        def changed(change: Change) -> None:
            # Kept first: a program that ends in between has the last move still to be played. Who
            # looks back in the file of another does not make its game an own one.
            if change.kind == "played" and session.game_over:
                self._try(lambda: self._store.archive(session.record))
            self._try(save)

        session.subscribe(changed)
        if not saved:
            self._try(save)

    def _try(self, write: Callable[[], object]) -> None:
        try:
            write()
            self._failing = False
        except StorageError as error:
            if not self._failing:
                self._failing = True
                self.failed.emit(error)
