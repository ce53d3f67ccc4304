"""What QML is given: the models, the page that is open, and messages to the player."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QCoreApplication, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from casino_desktop.rules.errors import CasinoError
from casino_desktop.storage.errors import FileProblem, StorageError

from .app_properties import AppProperties, Models
from .problems import problem_sentence

if TYPE_CHECKING:
    from .count_model import CountModel
    from .fairness_model import FairnessModel
    from .history_model import HistoryModel
    from .review_model import ReviewModel

    Report = ReviewModel | FairnessModel | HistoryModel | CountModel

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1

PAGES = (
    "",
    "first-start",
    "new-game",
    "score",
    "settings",
    "about",
    "rules",
    "keys",
    "review",
    "honesty",
    "history",
    "count",
    "second",
)
# Pages that can be read without the models of the pages.
_WITHOUT_MODELS = ("", "first-start", "second")
# Pages whose models look into something as long as they are open.
_REPORTS = {"review", "honesty", "history", "count"}


@QmlElement
@QmlUncreatable("the window is given the only one")
class AppModel(AppProperties):  # type: ignore[operator]
    """One authority on which page lies over the table ("" for none), and what follows from it."""

    pageChanged = Signal()
    logOpenChanged = Signal()
    failed = Signal(str)
    noticed = Signal(str)
    refused = Signal(str, str, str)

    def __init__(self, models: Models) -> None:
        super().__init__(models)
        self._page, self._log_open = "", False
        self.pagesMade.connect(self._follow_pages)
        models.language.changed.connect(self._retranslate)
        models.settings.changed.connect(self._follow_settings)
        models.table.dealOverChanged.connect(self._follow_deal)
        models.table.failed.connect(self.failed)
        models.game.loaded.connect(self._load)
        models.game.troubled.connect(self.tell)
        models.game.noticed.connect(self.noticed)
        models.game.unreadable.connect(self.refuse)
        self._follow_settings()

    @Slot(object)
    def tell(self, error: CasinoError | StorageError) -> None:
        """Say in passing what went wrong."""
        self.failed.emit(problem_sentence(error))

    @Slot(object, str)
    def refuse(self, error: StorageError, path: str) -> None:
        """Name the file that cannot be used, and why; ``path`` is where it lies now."""
        title = QCoreApplication.translate("AppModel", "This file cannot be opened")
        self.refused.emit(title, problem_sentence(error), path)

    def open_page(self, page: str) -> None:
        """Lay a page over the table, or "" for none; an unknown name is ignored."""
        if page == self._page or page not in PAGES:
            return
        if page not in _WITHOUT_MODELS:
            # Before QML reads the page's file, which names their classes.
            self.prepare_pages()
        left, self._page = self._page, page
        if left == "first-start":
            self._models.language.choose(self._models.language.code)
        self._turn_book(left, page)
        if page == "score" and self._models.game.session:
            self.pages.score.show(self._models.game.session)
        elif left == "score":
            self.pages.score.hide()
        self._turn_report(left, page)
        self.pageChanged.emit()
        if page == "" and left != "score":
            self._follow_deal()

    def open_log(self, wanted: bool) -> None:
        """Show the list of moves beside the table, whatever page lies over both, or no longer."""
        if wanted != self._log_open:
            self._log_open = wanted
            self.logOpenChanged.emit()

    def clear_table(self) -> None:
        """Take the page away, unless it asks what has to be answered first."""
        if self._page not in ("first-start", "second"):
            self.open_page("")

    @Slot(QUrl)
    def openFile(self, url: QUrl) -> None:
        """Go on with the game in a file, or add the rule set in it to the own ones."""
        from casino_desktop.storage.rule_files import SUFFIX  # noqa: PLC0415

        if not url.isLocalFile():
            self.refuse(StorageError(FileProblem.NOT_A_FILE, url.toString()), url.toString())
        elif url.toLocalFile().endswith(SUFFIX):
            self.pages.own_rules.importFrom(url)
        else:
            self._models.game.open(url)

    def end_reports(self) -> None:
        """Stop what is still being looked into."""
        if self._pages:
            for report in self._reports().values():
                report.end()

    def _turn_book(self, left: str, page: str) -> None:
        """The book opens at the refusal just read, and closes on the rules of the game."""
        if page == "rules":
            self.pages.rules.openFor(self._models.table.why_not_reason)
        elif left == "rules":
            self.pages.rules.lookBack()

    def _turn_report(self, left: str, page: str) -> None:
        """What a page looks into goes on while the page is open, and no longer."""
        if not {left, page} & _REPORTS:
            return
        reports = self._reports()
        if left in reports:
            reports[left].end()
        if page in reports and self._models.game.session:
            reports[page].begin(self._models.game.session)

    def _reports(self) -> "dict[str, Report]":
        pages = self.pages
        return {
            "review": pages.review,
            "honesty": pages.fairness,
            "history": pages.history,
            "count": pages.card_count,
        }

    @Slot()
    def _follow_deal(self) -> None:
        """The score sheet comes with the end of a deal, and goes with the next deal or an undo.

        It waits until no other page is read.
        """
        session = self._models.game.session
        over = session is not None and session.deal_over and self._models.table.deal_over
        if over and self._page in ("", "score"):
            self.open_page("score")
        elif self._page == "score":
            self.open_page("")

    @Slot()
    def _load(self) -> None:
        """Another game lies on the table: a sheet that is open belongs to the one before."""
        self._follow_rules()
        if self._page in {"score", *_REPORTS}:
            self.open_page("")
        self._follow_deal()

    @Slot()
    def _follow_pages(self) -> None:
        own_rules, history = self.pages.own_rules, self.pages.history
        own_rules.unreadable.connect(self.refuse)
        for writer in (own_rules, history):
            writer.troubled.connect(self.tell)
            writer.noticed.connect(self.noticed)
        self._follow_rules()

    def _follow_rules(self) -> None:
        session = self._models.game.session
        if session and self._pages:
            self._pages.rules.follow(session.preset, session.rules, len(session.seats))

    @Slot()
    def _follow_settings(self) -> None:
        models = self._models
        models.table.set_speed_factor(models.settings.speed_factor())
        models.table.open_watched_hands(models.settings.values.watched_open)

    @Slot()
    def _retranslate(self) -> None:
        self._models.table.retranslate()
        self._models.game.retranslate()
        for model in self._pages or ():
            model.retranslate()

    def _read_page(self) -> str:
        return self._page

    def _read_log_open(self) -> bool:
        return self._log_open

    page = Property(str, _read_page, open_page, notify=pageChanged)
    logOpen = Property(bool, _read_log_open, open_log, notify=logOpenChanged)
