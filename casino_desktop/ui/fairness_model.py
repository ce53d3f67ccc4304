"""Whether the computer cheats: the cards of the last deal, and what was dealt over the history."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QCoreApplication, QObject, QTimer, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from casino_desktop.rules.errors import CasinoError
from casino_desktop.session.session import GameSession
from casino_desktop.storage.errors import StorageError
from casino_desktop.storage.games import GameStore

if TYPE_CHECKING:
    from casino_desktop.session.fairness import Dealt

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("app.fairness is the only one")
class FairnessModel(QObject):  # type: ignore[operator]
    """Reads one finished game after another while its page is open, so that nothing waits."""

    changed = Signal()

    def __init__(self, store: GameStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._session: GameSession | None = None
        self._waiting: list[Path] = []
        self._deals: list[Dealt] = []
        self._total = 0
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._read)

    def begin(self, session: GameSession) -> None:
        """Show the last deal of this game, and count what was dealt in those finished before."""
        self._session, self._waiting = session, self._store.archived()
        self._deals, self._total = [], len(self._waiting)
        self._turn.start()
        self.changed.emit()

    def end(self) -> None:
        """Stop reading and forget what was read."""
        self._turn.stop()
        self._session, self._waiting, self._deals, self._total = None, [], [], 0

    def retranslate(self) -> None:
        """Say everything again, in the language in force."""
        self.changed.emit()

    def _read(self) -> None:
        # Imported late: the table does without it.
        from casino_desktop.session.fairness import dealt  # noqa: PLC0415
        from casino_desktop.storage.codec import read_record  # noqa: PLC0415

        if not self._waiting:
            self._turn.stop()
            return
        # A file that is no game of ours tells nothing about the shuffle.
        with suppress(StorageError, CasinoError):
            self._deals += dealt(read_record(self._waiting.pop(0)))
        self.changed.emit()

    @Property(list, notify=changed)
    def rows(self) -> list[dict[str, Any]]:
        from .fairness_rows import fairness_rows  # noqa: PLC0415

        return fairness_rows(self._deals) if not self._waiting else []

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
        if self._waiting:
            done = self._total - len(self._waiting)
            text = translate("Fairness", "Reading game {done} of {total} …")
            return text.format(done=done + 1, total=self._total)
        if not self._deals:
            return translate("Fairness", "No finished game against the computer is kept yet.")
        return translate("Fairness", "%n finished deal(s) counted", "", len(self._deals))

    @Property(bool, notify=changed)
    def running(self) -> bool:
        return bool(self._waiting)

    @Property(float, notify=changed)
    def progress(self) -> float:
        """The part of the games that has been read, 0 to 1."""
        return 1 - len(self._waiting) / self._total if self._total else 1.0
