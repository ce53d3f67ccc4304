"""The score sheet after a deal, and the end of the game."""

from typing import Any

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from casino_desktop.session.played_deal import DealResult
from casino_desktop.session.session import GameSession

from .row_model import RowModel
from .score_rows import ScoreRow, checksum_text, score_rows
from .score_walk import course_of, course_text, walk_start, walk_steps
from .seat_names import is_you, side_name
from .verdict_text import Voice, verdict_text

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("app.score is the only one")
class ScoreRowsModel(RowModel):  # type: ignore[operator]
    """The rows of the sheet, one for each item: the roles are the fields of ScoreRow."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(ScoreRow._fields, parent)


@QmlElement
@QmlUncreatable("app.score is the only one")
class ScoreModel(QObject):  # type: ignore[operator]
    """The last finished deal of the game; empty during the first."""

    changed = Signal()
    visibleChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows = ScoreRowsModel(self)
        self._session: GameSession | None = None
        self._result: DealResult | None = None
        self._sides: list[str] = []
        self._visible = False

    def show(self, session: GameSession) -> None:
        """Show the sheet of the deal that a session has just finished."""
        self._session = session
        self._result = session.scores[-1] if session.deal_over else None
        self.retranslate()
        self._set_visible(self._result is not None)

    def hide(self) -> None:
        """Close the sheet."""
        self._set_visible(False)

    def retranslate(self) -> None:
        """Say everything again, in the language in force."""
        session, result = self._session, self._result
        if session and result:
            count = len(result.sides)
            self._sides = [side_name(session.seats, side, count) for side in range(count)]
            self._rows.show(score_rows(result, self._sides))
        self.changed.emit()

    def _game_over(self) -> bool:
        return self._result is not None and self._result.verdict.winner >= 0

    def _set_visible(self, visible: bool) -> None:
        if visible != self._visible:
            self._visible = visible
            self.visibleChanged.emit()

    @Property(bool, notify=visibleChanged)
    def visible(self) -> bool:
        return self._visible

    @Property(ScoreRowsModel, constant=True)
    def rows(self) -> ScoreRowsModel:
        return self._rows

    @Property(list, notify=changed)
    def sides(self) -> list[str]:
        return self._sides

    @Property(str, notify=changed)
    def title(self) -> str:
        if self._game_over():
            return QCoreApplication.translate("ScoreSheet", "The game is over")
        number = self._session.deal_number + 1 if self._session else 1
        game = self._session.number if self._session else 0
        if game:
            text = QCoreApplication.translate("ScoreSheet", "Deal {number} · deal number {game}")
        else:
            text = QCoreApplication.translate("ScoreSheet", "Deal {number}")
        return text.format(number=number, game=game)

    @Property(list, notify=changed)
    def dealTotals(self) -> list[str]:
        return [str(side.points) for side in self._result.sides] if self._result else []

    @Property(list, notify=changed)
    def totals(self) -> list[str]:
        return [str(total) for total in self._result.verdict.totals] if self._result else []

    @Property(str, notify=changed)
    def checksumText(self) -> str:
        return checksum_text(self._result) if self._result else ""

    @Property(list, notify=changed)
    def walk(self) -> list[dict[str, Any]]:
        """The steps of the count-out, if it decided the game."""
        return walk_steps(self._result, self._sides) if self._result else []

    @Property(str, notify=changed)
    def walkStart(self) -> str:
        return walk_start(self._result, self._sides) if self._result else ""

    @Property(list, notify=changed)
    def course(self) -> list[dict[str, Any]]:
        """By side, its name and its totals after each deal, 0 before the first."""
        return course_of(self._session.scores, self._sides) if self._session else []

    @Property(str, notify=changed)
    def courseText(self) -> str:
        return course_text(self._session.scores, self._sides) if self._session else ""

    @Property(bool, notify=changed)
    def gameOver(self) -> bool:
        return self._game_over()

    @Property(int, notify=changed)
    def target(self) -> int:
        rules = self._session.rules if self._session else None
        return rules.target if rules and rules.match == "target" else 0

    @Property(str, notify=changed)
    def winnerText(self) -> str:
        if not self._session or not self._result:
            return ""
        winner, count = self._result.verdict.winner, len(self._sides)
        you = is_you(self._session.seats, winner, count)
        voice: Voice = "you" if you else "one" if count == len(self._session.seats) else "pair"
        deals = len(self._session.scores)
        return verdict_text(self._result.verdict, self._session.rules, deals, self._sides, voice)
