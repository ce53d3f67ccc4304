"""The running game: begin one, open, save, go on to the next deal."""

from collections.abc import Callable
from pathlib import Path
from random import SystemRandom
from typing import Any

from PySide6.QtCore import QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from casino_desktop.rules.errors import CasinoError
from casino_desktop.session.first_dealer import DealerDraw
from casino_desktop.session.record import Record
from casino_desktop.session.session import GameSession
from casino_desktop.storage.atomic import write_atomically
from casino_desktop.storage.codec import SUFFIX, read_record, write_record
from casino_desktop.storage.errors import StorageError
from casino_desktop.storage.games import GameStore
from casino_desktop.storage.recent import RecentFiles
from casino_desktop.storage.settings import NewGameChoice

from .autosaver import Autosaver
from .game_properties import GameProperties
from .new_game import DEAL_NUMBERS, new_session, read_choice
from .preferences import Preferences

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1

# Puts a session on the table, its first packet dealt before the eyes or lying there already; with a
# draw, that for the first dealer is shown before.
Show = Callable[[GameSession, bool, DealerDraw | None], None]


@QmlElement
@QmlUncreatable("app.game is the only one")
class GameModel(GameProperties):  # type: ignore[operator]
    """Holds the session in progress; every change of it is saved before it is shown."""

    loaded = Signal()
    troubled = Signal(object)
    noticed = Signal(str)
    unreadable = Signal(object, str)

    def __init__(
        self,
        store: GameStore,
        preferences: Preferences,
        show: Show,
        *,
        saves: bool = True,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(RecentFiles(store.folder), preferences, parent)
        self._store, self._show = store, show
        self._saver = Autosaver(store, self) if saves else None
        if self._saver:
            self._saver.failed.connect(self.troubled)

    def resume(self) -> None:
        """Go on with the last game; begin one where there is none."""
        loaded = self._store.load_current()
        for unusable in loaded.unusable:
            self.unreadable.emit(unusable.problem, str(unusable.path))
        if loaded.record is None:
            self.restart()
        else:
            self._resume(loaded.record, saved=not loaded.unusable)

    def begin(self, choice: NewGameChoice, deal_number: int) -> None:
        """Begin a game; RuleSetError on impossible options."""
        name = self._preferences.values.player_name
        dealt = new_session(choice, name, deal_number)
        self.put(dealt.session, deal=True, draw=dealt.draw)

    def put(
        self,
        session: GameSession,
        *,
        deal: bool,
        saved: bool = False,
        draw: DealerDraw | None = None,
    ) -> None:
        """Put a game on the table; the one that lay there is kept."""
        if self.session and self._saver:
            # At a start no game is left.
            from .left_games import keep_left_game  # noqa: PLC0415

            try:
                keep_left_game(self.session, self._store.folder, self._recent)
            except StorageError as error:
                self.troubled.emit(error)
                return
        self.session = session
        if self._saver:
            self._saver.follow(session, saved=saved)
        self._show(session, deal, draw)
        self.loaded.emit()
        self.retranslate()

    @Slot()
    def restart(self) -> None:
        """Begin a game like the last one chosen, with other cards."""
        self.begin(self.last_choice, _any_number())

    @Slot(dict)
    def newGame(self, values: dict[str, Any]) -> None:
        """Begin the game that the page describes."""
        try:
            choice = read_choice(values)
            self.begin(choice, int(values.get("dealNumber") or 0) or _any_number())
        except CasinoError as error:
            self.troubled.emit(error)
            return
        self._preferences.change(new_game=choice)
        self.changed.emit()

    @Slot(result=int)
    def numberOfToday(self) -> int:
        """The number of the deal of the day."""
        from .day import number_of, today  # noqa: PLC0415

        return number_of(today())

    @Slot()
    def nextDeal(self) -> None:
        """Deal the next deal; nothing happens while one is being played or the game is over."""
        if self.session and self.session.deal_over and not self.session.game_over:
            self.session.next_deal()
            self.changed.emit()

    @Slot(QUrl)
    def open(self, url: QUrl) -> None:
        """Go on with the game in a file; the one on the table is kept among the recent ones."""
        path = Path(url.toLocalFile())
        if self._resume_from(path):
            self._remember(path)

    @Slot(QUrl)
    def lookAt(self, url: QUrl) -> None:
        """Put a finished game on the table once more; its file is none of the recent ones."""
        self._resume_from(Path(url.toLocalFile()))

    @Slot(result=QUrl)
    def suggestedFile(self) -> QUrl:
        """Where a game may be saved: among the player's documents, named after the day."""
        from .suggested_file import file_of_today  # noqa: PLC0415

        return file_of_today(SUFFIX)

    @Slot(QUrl)
    def saveAs(self, url: QUrl) -> None:
        """Write the game to a file of the player's own, and say where it is."""
        path = Path(url.toLocalFile())
        if path.suffix != SUFFIX:
            path = path.with_name(path.name + SUFFIX)
        if self.session is None:
            return
        try:
            write_atomically(path, write_record(self.session.record))
        except StorageError as error:
            self.troubled.emit(error)
            return
        # A start saves nothing under another name.
        from .saved_where import saved_sentence  # noqa: PLC0415

        self.noticed.emit(saved_sentence(path))
        self._remember(path)

    def _resume_from(self, path: Path) -> bool:
        """Go on with the game in a file, if it can be used."""
        try:
            record = read_record(path)
        except StorageError as error:
            self.unreadable.emit(error, str(path))
            return False
        self._resume(record)
        return True

    def _resume(self, record: Record, *, saved: bool = False) -> None:
        self.put(GameSession.resume(record, SystemRandom()), deal=False, saved=saved)

    def _remember(self, path: Path) -> None:
        try:
            self._recent.add(path)
        except StorageError as error:
            self.troubled.emit(error)
        self.recentChanged.emit()


def _any_number() -> int:
    return SystemRandom().randrange(1, DEAL_NUMBERS)
