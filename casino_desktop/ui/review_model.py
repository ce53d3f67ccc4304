"""The review of the deal just played: the strongest player looks at each move of the humans."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from casino_desktop.session.decisions import Decision, decisions
from casino_desktop.session.session import GameSession

from .review_rows_model import ReviewRowsModel
from .search_client import Search
from .seat_names import seat_name
from .viewers import humans

if TYPE_CHECKING:
    from casino_desktop.players.protocol import Advice

    from .review_rows import Judgement

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("app.review is the only one")
class ReviewModel(QObject):  # type: ignore[operator]
    """Asks about one move after another, in a process of its own, while its page is open.

    ``current`` is the number of the move whose position is shown, -1 for none.
    """

    changed = Signal()
    currentChanged = Signal()

    def __init__(self, search: Search, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._search = search
        self._rows = ReviewRowsModel(self)
        self._waiting: list[Decision] = []
        self._judgements: list[Judgement] = []
        self._names: tuple[str, ...] = ()
        self._total = 0
        self._current = -1
        self._broken = False
        search.advised.connect(self._advised)
        search.failed.connect(self._failed)

    @property
    def dearest(self) -> int:
        """The number of the move that cost most of those looked at, -1 where none cost anything."""
        first = self._rows.row(0)
        return first[0] if first else -1

    def begin(self, session: GameSession) -> None:
        """Look at the moves that humans made in the present deal."""
        self.end()
        people = humans(session)
        self._waiting = list(decisions(session, people))
        self._total = len(self._waiting)
        if len(people) > 1:
            seats = session.seats
            self._names = tuple(seat_name(seats, seat) for seat in range(len(seats)))
        self.changed.emit()
        self._ask()

    def end(self) -> None:
        """Stop looking and forget what was found."""
        if self._waiting:
            self._search.close()
        self._waiting, self._judgements, self._names = [], [], ()
        self._total, self._broken = 0, False
        self._rows.show([])
        self._show_position(-1)
        self.changed.emit()

    def retranslate(self) -> None:
        """Say everything again, in the language in force."""
        if self._judgements:
            self._show_rows()
        self.changed.emit()
        self.currentChanged.emit()

    @Slot(int)
    def toggle(self, number: int) -> None:
        """Show the position of a move, or no longer."""
        self._show_position(-1 if number == self._current else number)

    def _ask(self) -> None:
        if self._waiting:
            self._search.advise(self._waiting[0].seen, self._waiting[0].move)
            self._search.warm_up()
        else:
            self._search.close()

    @Slot(object)
    def _advised(self, advice: "tuple[Advice, ...]") -> None:
        # Imported late: the table does without it.
        from .review_rows import Judgement  # noqa: PLC0415

        if not self._waiting:
            return
        best, own = advice
        self._judgements.append(Judgement(self._waiting.pop(0), best, own))
        self._show_rows()
        self.changed.emit()
        self._ask()

    @Slot()
    def _failed(self) -> None:
        self._waiting, self._broken = [], True
        self.changed.emit()

    def _show_rows(self) -> None:
        from .review_rows import review_rows  # noqa: PLC0415

        self._rows.show(review_rows(self._judgements, self._names))

    def _show_position(self, number: int) -> None:
        if number != self._current:
            self._current = number
            self.currentChanged.emit()

    @Property(ReviewRowsModel, constant=True)
    def rows(self) -> ReviewRowsModel:
        return self._rows

    @Property(float, notify=changed)
    def progress(self) -> float:
        """The part of the moves that has been looked at, 0 to 1."""
        return len(self._judgements) / self._total if self._total else 1.0

    @Property(bool, notify=changed)
    def running(self) -> bool:
        return bool(self._waiting)

    @Property(str, notify=changed)
    def summary(self) -> str:
        """How far the review is, or what has come of it."""
        translate = QCoreApplication.translate
        done, costly = len(self._judgements), sum(one.costly for one in self._judgements)
        if self._broken:
            return translate("Review", "The computer player has stopped: the review ends here.")
        if self._waiting:
            text = translate("Review", "Looking at move {done} of {total} …")
            return text.format(done=done + 1, total=self._total)
        if not self._total:
            return translate("Review", "There is no move of yours in this deal.")
        if not costly:
            return translate("Review", "None of your moves was worse than the best one found.")
        text = translate("Review", "%n of your {total} moves cost something.", "", costly)
        return text.format(total=self._total)

    @Property(int, notify=currentChanged)
    def current(self) -> int:
        return self._current

    @Property(dict, notify=currentChanged)
    def position(self) -> dict[str, Any]:
        """The position of the current move, empty for none."""
        from .review_rows import position  # noqa: PLC0415

        found = [one for one in self._judgements if one.decision.number == self._current]
        return position(found[0]) if found else {}
