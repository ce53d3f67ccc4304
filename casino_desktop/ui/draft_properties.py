"""The properties of the rule set being chosen that QML reads; RulesDraft adds the choosing."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal

from casino_desktop.rules.ruleset import DEALS_LIMIT, TARGET_LIMIT

from .draft import Draft
from .option_model import OptionModel
from .own_rules import OwnRulesModel
from .preset_catalogue import OFFERS, preset_choices, preset_name

if TYPE_CHECKING:
    from .options.rows import Trouble

# Before the name of an own rule set among the entries.
OWN = "own:"


class DraftProperties(QObject):
    """Reads from one Draft; while its options make no rule set, ``trouble`` says why."""

    changed = Signal()
    entriesChanged = Signal()

    def __init__(self, own: OwnRulesModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._own_rules = own
        self._model: OptionModel | None = None
        self._draft = Draft()
        self._trouble: Trouble | None = None

    def _take(self, draft: Draft) -> None:
        """Take another draft over and tell of it."""
        self._draft, self._trouble = draft, None
        error = draft.error()
        if error is not None:
            from .options.rows import trouble_of  # noqa: PLC0415 - no start needs it

            self._trouble = trouble_of(error)
        if self._model is not None:
            self._show_options(self._model)
        self.changed.emit()

    def _show_options(self, model: OptionModel) -> None:
        from .options.rows import option_rows  # noqa: PLC0415 - no start needs it

        draft = self._draft
        model.show(option_rows(draft.rules, draft.base, draft.seats, self._trouble))

    @Property(OptionModel, constant=True)
    def options(self) -> OptionModel:
        if self._model is None:
            self._model = OptionModel(self)
            self._show_options(self._model)
        return self._model

    @Property(list, notify=entriesChanged)
    def entries(self) -> list[dict[str, Any]]:
        """All rule sets to choose from: the player's own, then the presets."""
        origin = QCoreApplication.translate("RulesDraft", "Your own")
        mine = [
            {
                "id": OWN + own.name,
                "name": own.name,
                "origin": origin,
                "line": _based_on(own.preset),
            }
            for own in self._own_rules.all()
        ]
        return [*mine, *preset_choices()]

    @Property(str, notify=changed)
    def entry(self) -> str:
        return OWN + self._draft.own if self._draft.own else self._draft.preset

    @Property(str, notify=changed)
    def preset(self) -> str:
        return self._draft.preset

    @Property(str, notify=changed)
    def own(self) -> str:
        return self._draft.own

    @Property(str, notify=changed)
    def name(self) -> str:
        """What the rule set chosen is called."""
        return self._draft.own or preset_name(self._draft.preset)

    @Property(dict, notify=changed)
    def changes(self) -> dict[str, Any]:
        """The options changed from the preset, as a record holds them."""
        return self._draft.changes

    @Property(str, notify=changed)
    def custom(self) -> str:
        """What the custom rule set is based on; "" for a rule set as it was chosen."""
        if not self._draft.custom:
            return ""
        if self._draft.own:
            text = QCoreApplication.translate("RulesDraft", "Your “{name}”, changed")
            return text.format(name=self._draft.own)
        return _based_on(self._draft.preset)

    @Property(bool, notify=changed)
    def altered(self) -> bool:
        """Whether there is anything to reset."""
        return self._draft.rules != self._draft.base

    @Property(str, notify=changed)
    def trouble(self) -> str:
        return self._trouble.sentence if self._trouble else ""

    @Property(int, notify=changed)
    def seats(self) -> int:
        return self._draft.seats

    @Property(list, notify=changed)
    def seatCounts(self) -> list[int]:
        return list(OFFERS[self._draft.preset].seats)

    @Property(bool, notify=changed)
    def pairs(self) -> bool:
        return self._draft.rules.pairs(self._draft.seats)

    @Property(bool, notify=changed)
    def pairsFixed(self) -> bool:
        """Whether four players of this rule set always play in pairs."""
        return OFFERS[self._draft.preset].always_pairs

    @Property(str, notify=changed)
    def match(self) -> str:
        return self._draft.rules.match

    @Property(int, notify=changed)
    def target(self) -> int:
        return self._draft.rules.target

    @Property(int, constant=True)
    def mostPoints(self) -> int:
        """The highest target that a game can have."""
        return TARGET_LIMIT

    @Property(int, constant=True)
    def mostDeals(self) -> int:
        return DEALS_LIMIT

    @Property(int, notify=changed)
    def deals(self) -> int:
        return self._draft.rules.deals


def _based_on(preset: str) -> str:
    text = QCoreApplication.translate("RulesDraft", "Custom rule set based on “{name}”")
    return text.format(name=preset_name(preset))
