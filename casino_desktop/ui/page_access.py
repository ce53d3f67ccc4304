"""The models of the pages by their names, for whoever holds the program."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .about import AboutModel
    from .app_model import AppModel
    from .fairness_model import FairnessModel
    from .own_rules import OwnRulesModel
    from .review_model import ReviewModel
    from .rules_draft import RulesDraft
    from .rules_model import RulesModel
    from .score_model import ScoreModel


class PageAccess:
    """Each is made when one of them is first asked for."""

    app: "AppModel"

    @property
    def score(self) -> "ScoreModel":
        return self.app.pages.score

    @property
    def review(self) -> "ReviewModel":
        return self.app.pages.review

    @property
    def fairness(self) -> "FairnessModel":
        return self.app.pages.fairness

    @property
    def about(self) -> "AboutModel":
        return self.app.pages.about

    @property
    def rules(self) -> "RulesModel":
        return self.app.pages.rules

    @property
    def own_rules(self) -> "OwnRulesModel":
        return self.app.pages.own_rules

    @property
    def draft(self) -> "RulesDraft":
        return self.app.pages.draft
