"""The games that were finished, and what they come to."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QCoreApplication, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from casino_desktop.session.record import Record
from casino_desktop.session.session import GameSession
from casino_desktop.storage.atomic import write_atomically
from casino_desktop.storage.errors import StorageError
from casino_desktop.storage.games import GameStore

from .finished_games import FinishedGames

if TYPE_CHECKING:
    from .history_rows import Kept

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("app.history is the only one")
class HistoryModel(QObject):  # type: ignore[operator]
    """Reads the finished games against computers while its page is open."""

    changed = Signal()
    troubled = Signal(object)
    noticed = Signal(str)

    def __init__(self, store: GameStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept: list[Kept] = []
        self._games = FinishedGames(store, self._take, self)
        self._games.advanced.connect(self.changed)

    def begin(self, _session: GameSession) -> None:
        """Read all that was finished, whatever lies on the table."""
        self._kept = []
        self._games.begin()
        self.changed.emit()

    def end(self) -> None:
        """Stop reading and forget what was read."""
        self._games.end()
        self._kept = []

    def retranslate(self) -> None:
        """Say everything again, in the language in force."""
        self.changed.emit()

    @Slot(result=QUrl)
    def suggestedFile(self) -> QUrl:
        """Where the table may be saved: among the player's documents, named after the day."""
        from casino_desktop.storage.games_table import SUFFIX  # noqa: PLC0415

        from .suggested_file import file_of_today  # noqa: PLC0415

        return file_of_today(SUFFIX)

    @Slot(QUrl)
    def exportTo(self, url: QUrl) -> None:
        """Write the table of the games to a file of the player's own, and say where it is."""
        from casino_desktop.storage.games_table import SUFFIX, games_table  # noqa: PLC0415

        from .saved_where import saved_sentence  # noqa: PLC0415

        path = Path(url.toLocalFile())
        if path.suffix != SUFFIX:
            path = path.with_name(path.name + SUFFIX)
        try:
            write_atomically(path, games_table(one.game for one in self._kept))
        except StorageError as error:
            self.troubled.emit(error)
            return
        self.noticed.emit(saved_sentence(path))

    def _take(self, path: Path, record: Record) -> None:
        # Imported late: the table does without it.
        from casino_desktop.session.statistics import finished  # noqa: PLC0415

        from .history_rows import Kept  # noqa: PLC0415

        game = finished(record)
        if game:
            self._kept.append(Kept(path, game))

    @Property(list, notify=changed)
    def kinds(self) -> list[dict[str, Any]]:
        """The kinds of games that were played, and what those of each come to."""
        from .history_rows import kind_rows  # noqa: PLC0415

        return [] if self._games.running else kind_rows(self._kept)

    @Property(list, notify=changed)
    def games(self) -> list[dict[str, Any]]:
        """The last games, the latest first."""
        from .history_rows import game_rows  # noqa: PLC0415

        return [] if self._games.running else game_rows(self._kept)

    @Property(str, notify=changed)
    def summary(self) -> str:
        """How many games there are, or how far the reading is."""
        translate = QCoreApplication.translate
        if self._games.running:
            return self._games.words
        if not self._kept:
            return translate(
                "History", "None yet. A game against the computer counts once it is finished."
            )
        return translate("History", "%n finished game(s)", "", len(self._kept))

    @Property(bool, notify=changed)
    def running(self) -> bool:
        return self._games.running

    @Property(float, notify=changed)
    def progress(self) -> float:
        """The part of the games that has been read, 0 to 1."""
        return self._games.progress
