"""The models by the names that QML has for them; AppModel adds the pages and the messages."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from .desktop_menus import at_start
from .game_model import GameModel
from .language import LanguageModel
from .settings_model import SettingsModel
from .table_model import TableModel

if TYPE_CHECKING:
    from .about import AboutModel
    from .count_model import CountModel
    from .fairness_model import FairnessModel
    from .history_model import HistoryModel
    from .own_rules import OwnRulesModel
    from .page_models import PageModels
    from .review_model import ReviewModel
    from .rules_draft import RulesDraft
    from .rules_model import RulesModel
    from .score_model import ScoreModel


class Models(NamedTuple):
    """The view models that the table needs, and what makes those of the pages."""

    table: TableModel
    game: GameModel
    settings: SettingsModel
    language: LanguageModel
    make_pages: Callable[[], "PageModels"]


class AppProperties(QObject):
    """Those of the table are there from the start, those of the pages once one is asked for."""

    pagesMade = Signal()
    menusChanged = Signal()

    def __init__(self, models: Models) -> None:
        super().__init__()
        self._models = models
        self._menus = at_start(QGuiApplication.platformName())
        self._pages: PageModels | None = None
        for model in (models.table, models.game, models.settings, models.language):
            model.setParent(self)

    @property
    def pages(self) -> "PageModels":
        """The models of the pages, which are made when they are first asked for."""
        return self._pages or self.prepare_pages()

    def prepare_pages(self) -> "PageModels":
        """Make the models of the pages, unless they are there."""
        if self._pages is None:
            self._pages = self._models.make_pages()
            for model in self._pages:
                model.setParent(self)
            self.pagesMade.emit()
        return self._pages

    @Slot(str)
    def show_menus(self, where: str) -> None:
        """Let the menus be shown by the "window" or by the "desktop"."""
        if where != self._menus:
            self._menus = where
            self.menusChanged.emit()

    @Property(str, notify=menusChanged)
    def menus(self) -> str:
        """Who shows the menus: "window", "desktop", or "" where the desktop will in a moment."""
        return self._menus

    @Property(TableModel, constant=True)
    def table(self) -> TableModel:
        return self._models.table

    @Property(GameModel, constant=True)
    def game(self) -> GameModel:
        return self._models.game

    @Property(QObject, constant=True)
    def score(self) -> "ScoreModel":
        return self.pages.score

    @Property(QObject, constant=True)
    def review(self) -> "ReviewModel":
        return self.pages.review

    @Property(QObject, constant=True)
    def fairness(self) -> "FairnessModel":
        return self.pages.fairness

    @Property(QObject, constant=True)
    def history(self) -> "HistoryModel":
        return self.pages.history

    @Property(QObject, constant=True)
    def cardCount(self) -> "CountModel":
        return self.pages.card_count

    @Property(SettingsModel, constant=True)
    def settings(self) -> SettingsModel:
        return self._models.settings

    @Property(LanguageModel, constant=True)
    def language(self) -> LanguageModel:
        return self._models.language

    @Property(QObject, constant=True)
    def about(self) -> "AboutModel":
        return self.pages.about

    @Property(QObject, constant=True)
    def rules(self) -> "RulesModel":
        return self.pages.rules

    @Property(QObject, constant=True)
    def ownRules(self) -> "OwnRulesModel":
        return self.pages.own_rules

    @Property(QObject, constant=True)
    def draft(self) -> "RulesDraft":
        return self.pages.draft
