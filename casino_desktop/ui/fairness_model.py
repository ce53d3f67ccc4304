"""Whether the computer cheats: the cards of the last deal, and what was dealt over the history."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from casino_desktop.session.record import Record
from casino_desktop.session.session import GameSession
from casino_desktop.storage.games import GameStore

from .finished_games import FinishedGames

if TYPE_CHECKING:
    from casino_desktop.session.fairness import Dealt

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("app.fairness is the only one")
class FairnessModel(QObject):  # type: ignore[operator]
    """Counts the finished games while its page is open."""

    changed = Signal()

    def __init__(self, store: GameStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session: GameSession | None = None
        self._deals: list[Dealt] = []
        self._games = FinishedGames(store, self._count, self)
        self._games.advanced.connect(self.changed)

    def begin(self, session: GameSession) -> None:
        """Show the last deal of this game, and count what was dealt in those finished before."""
        self._session, self._deals = session, []
        self._games.begin()
        self.changed.emit()

    def end(self) -> None:
        """Stop reading and forget what was read."""
        self._games.end()
        self._session, self._deals = None, []

    def retranslate(self) -> None:
        """Say everything again, in the language in force."""
        self.changed.emit()

    def _count(self, _path: Path, record: Record) -> None:
        # Imported late: the table does without it.
        from casino_desktop.session.fairness import dealt  # noqa: PLC0415

        self._deals += dealt(record)

    @Property(list, notify=changed)
    def rows(self) -> list[dict[str, Any]]:
        from .fairness_rows import fairness_rows  # noqa: PLC0415

        return fairness_rows(self._deals) if not self._games.running else []

    @Property(list, notify=changed)
    def deck(self) -> list[str]:
        """The faces of the deck of the last deal that is over, top card first."""
        from .fairness_rows import deck_faces, deck_of_last_deal  # noqa: PLC0415

        return deck_faces(deck_of_last_deal(self._session)) if self._session else []

    @Property(str, notify=changed)
    def deckSpoken(self) -> str:
        from .fairness_rows import deck_of_last_deal, deck_spoken  # noqa: PLC0415

        return deck_spoken(deck_of_last_deal(self._session)) if self._session else ""

    @Property(str, notify=changed)
    def shuffle(self) -> str:
        """Where the cards of this game come from."""
        translate, session = QCoreApplication.translate, self._session
        if session is None or not session.number:
            return translate(
                "Fairness", "This game is shuffled with random numbers from your system."
            )
        text = translate(
            "Fairness",
            "This game has the deal number {number}. The number alone decides all its cards:"
            " type it in for a new game, and the same cards come, whoever plays.",
        )
        return text.format(number=session.number)

    @Property(str, notify=changed)
    def summary(self) -> str:
        """How many deals were counted, or how far the counting is."""
        translate = QCoreApplication.translate
        if self._games.running:
            return self._games.words
        if not self._deals:
            return translate("Fairness", "No finished game against the computer is kept yet.")
        return translate("Fairness", "%n finished deal(s) counted", "", len(self._deals))

    @Property(bool, notify=changed)
    def running(self) -> bool:
        return self._games.running

    @Property(float, notify=changed)
    def progress(self) -> float:
        """The part of the games that has been read, 0 to 1."""
        return self._games.progress
