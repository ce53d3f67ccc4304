"""The rule set being chosen for a new game: a preset or an own one, and what is changed from it."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from .draft import Draft
from .own_rules import OwnRulesModel
from .preset_catalogue import OFFERS, preset_choices, preset_name
from .row_model import RowModel

if TYPE_CHECKING:
    from .options.rows import Trouble

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1

_OWN = "own:"


@QmlElement
@QmlUncreatable("app.draft is the only one")
class OptionModel(RowModel):  # type: ignore[operator]
    """One row for each option: the roles are the fields of OptionRow."""

    def __init__(self, parent: QObject | None = None) -> None:
        from .options.rows import OptionRow  # noqa: PLC0415 - no start needs it

        super().__init__(OptionRow._fields, parent)


@QmlElement
@QmlUncreatable("app.draft is the only one")
class RulesDraft(QObject):  # type: ignore[operator]
    """What is chosen so far; while its options make no rule set, ``trouble`` says why."""

    changed = Signal()
    entriesChanged = Signal()

    def __init__(self, own: OwnRulesModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._own_rules = own
        self._model: OptionModel | None = None
        self._draft = Draft()
        self._trouble: Trouble | None = None
        own.renamed.connect(self._follow_name)
        own.changed.connect(self._follow_own)

    def retranslate(self) -> None:
        """Say everything again, in the language in force."""
        self.entriesChanged.emit()
        self._take(self._draft)

    @Slot(dict)
    def begin(self, choice: dict[str, Any]) -> None:
        """Offer a choice made before: preset, options, own and seats, as GameModel has them."""
        own = str(choice.get("own", ""))
        known = own and self._own_rules.find(own) is not None
        self.choose(_OWN + own if known else str(choice.get("preset", "")))
        draft = self._draft.taken_up(choice.get("options", {}))
        self._take(draft.seated(int(choice.get("seats", 2))))

    @Slot(str)
    def choose(self, entry: str) -> None:
        """Choose a preset, or an own rule set by ``own:`` and its name, as it stands."""
        own = self._own_rules.find(entry.removeprefix(_OWN)) if entry.startswith(_OWN) else None
        if own is not None:
            self._take(self._draft.chosen(own.preset, own.name, own.rules))
        else:
            self._take(self._draft.chosen(entry))

    @Slot(int)
    def setSeats(self, seats: int) -> None:
        """Choose the number of players."""
        self._take(self._draft.seated(seats))

    @Slot(str, str)
    def change(self, option: str, value: str) -> None:
        """Give an option another value, by the name that its row has for it."""
        from .options.catalogue import values_of  # noqa: PLC0415 - no start needs it
        from .options.rows import value_id  # noqa: PLC0415

        for key in values_of(option):
            if value_id(key) == value:
                self._take(self._draft.changed(option, key))

    @Slot(str, int)
    def changeNumber(self, option: str, number: int) -> None:
        """Give an option another number; ``hand_size`` for the number of players chosen."""
        self._take(self._draft.numbered(option, number))

    @Slot()
    def reset(self) -> None:
        """Take back all changes from the rule set chosen."""
        self._take(self._draft._replace(rules=self._draft.base))

    @Slot(str)
    def saveAs(self, name: str) -> None:
        """Keep the rule set under a name of the player's own, and choose it."""
        draft = self._draft
        if self._trouble is None and self._own_rules.keep(name, draft.preset, draft.rules):
            self.choose(_OWN + name.strip())

    def _take(self, draft: Draft) -> None:
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

    def _follow_name(self, old: str, new: str) -> None:
        if self._draft.own == old:
            self._draft = self._draft._replace(own=new)

    def _follow_own(self) -> None:
        gone = self._draft.own and self._own_rules.find(self._draft.own) is None
        self.entriesChanged.emit()
        self._take(self._draft.unkept() if gone else self._draft)

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
                "id": _OWN + own.name,
                "name": own.name,
                "origin": origin,
                "line": _based_on(own.preset),
            }
            for own in self._own_rules.all()
        ]
        return [*mine, *preset_choices()]

    @Property(str, notify=changed)
    def entry(self) -> str:
        return _OWN + self._draft.own if self._draft.own else self._draft.preset

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

    @Property(int, notify=changed)
    def deals(self) -> int:
        return self._draft.rules.deals


def _based_on(preset: str) -> str:
    text = QCoreApplication.translate("RulesDraft", "Custom rule set based on “{name}”")
    return text.format(name=preset_name(preset))
