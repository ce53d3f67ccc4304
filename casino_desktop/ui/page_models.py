"""The models of the pages: loaded when a page is opened, or once the first frame was drawn."""

from pathlib import Path
from typing import NamedTuple

from casino_desktop.storage.games import GameStore

from .about import AboutModel
from .count_model import CountModel
from .fairness_model import FairnessModel
from .history_model import HistoryModel
from .own_rules import OwnRulesModel
from .review_model import ReviewModel
from .rules_draft import RulesDraft
from .rules_model import RulesModel
from .score_model import ScoreModel
from .search_client import Search, SearchClient
from .table_model import TableModel


class PageModels(NamedTuple):
    """One view model for each page that has one of its own."""

    score: ScoreModel
    review: ReviewModel
    fairness: FairnessModel
    history: HistoryModel
    card_count: CountModel
    about: AboutModel
    rules: RulesModel
    own_rules: OwnRulesModel
    draft: RulesDraft


def make_page_models(
    table: TableModel, store: GameStore, data: Path | None, adviser: Search | None
) -> PageModels:
    """All of them, over this table, these games and this folder.

    They have an adviser of their own if none is given.
    """
    own_rules = OwnRulesModel(data)
    return PageModels(
        score=ScoreModel(),
        review=ReviewModel(adviser or SearchClient()),
        fairness=FairnessModel(store),
        history=HistoryModel(store),
        card_count=CountModel(table),
        about=AboutModel(),
        rules=RulesModel(),
        own_rules=own_rules,
        draft=RulesDraft(own_rules),
    )
