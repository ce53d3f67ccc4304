"""The rule set being chosen for a new game: a preset or an own one, and what is changed from it."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from casino_desktop.rules.errors import RuleSetError
from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.ruleset import RuleSet

from .own_rules import OwnRulesModel
from .preset_catalogue import OFFERS, preset_choices, preset_name
from .row_model import RowModel

if TYPE_CHECKING:
    from .options.rows import Trouble

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1

_OWN = "own:"
# The new-game page itself asks for these: they make no rule set a custom one.
_ASKED_FOR = ("teams", "target", "deals")


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
        self._entry, self._preset, self._seats = "casino-de", "casino-de", 2
        self._base = self._rules = RuleSet()
        self._trouble: Trouble | None = None
        own.renamed.connect(self._follow_name)
        own.changed.connect(self._follow_own)

    def retranslate(self) -> None:
        """Say everything again, in the language in force."""
        self.entriesChanged.emit()
        self._tell()

    @Slot(dict)
    def begin(self, choice: dict[str, Any]) -> None:
        """Offer a choice made before: preset, options, own and seats, as GameModel has them."""
        own = str(choice.get("own", ""))
        known = own and self._own_rules.find(own) is not None
        self.choose(_OWN + own if known else str(choice.get("preset", "")))
        try:
            self._rules = PRESETS[self._preset].changed(choice.get("options", {}))
        except RuleSetError:
            # A file of settings may hold options of a later program.
            self._rules = self._base
        self.setSeats(int(choice.get("seats", 2)))

    @Slot(str)
    def choose(self, entry: str) -> None:
        """Choose a preset, or an own rule set by ``own:`` and its name, as it stands."""
        own = self._own_rules.find(entry.removeprefix(_OWN)) if entry.startswith(_OWN) else None
        if own is not None:
            self._entry, self._preset, self._base = _OWN + own.name, own.preset, own.rules
        else:
            self._entry = self._preset = entry if entry in PRESETS else "casino-de"
            self._base = PRESETS[self._preset]
        self._rules = self._base
        self.setSeats(self._seats)

    @Slot(int)
    def setSeats(self, seats: int) -> None:
        """Choose the number of players; the nearest one that the rule set is played by."""
        counts = OFFERS[self._preset].seats
        self._seats = min(counts, key=lambda count: abs(count - seats))
        self._check()

    @Slot(str, str)
    def change(self, option: str, value: str) -> None:
        """Give an option another value, by the name that its row has for it."""
        from .options.catalogue import values_of  # noqa: PLC0415 - no start needs it
        from .options.rows import value_id  # noqa: PLC0415

        for key in values_of(option):
            if value_id(key) == value:
                self._change(option, key)

    @Slot(str, int)
    def changeNumber(self, option: str, number: int) -> None:
        """Give an option another number; ``hand_size`` for the number of players chosen."""
        if option == "hand_size":
            sizes = list(self._rules.hand_size)
            sizes[self._seats - 2] = number
            self._change(option, tuple(sizes))
        elif type(getattr(self._rules, option, None)) is int:
            self._change(option, number)

    @Slot()
    def reset(self) -> None:
        """Take back all changes from the rule set chosen."""
        self._rules = self._base
        self._check()

    @Slot(str)
    def saveAs(self, name: str) -> None:
        """Keep the rule set under a name of the player's own, and choose it."""
        if self._trouble is None and self._own_rules.keep(name, self._preset, self._rules):
            self.choose(_OWN + name.strip())

    def _change(self, option: str, value: object) -> None:
        # Unchecked, so that two options can be changed one after the other.
        self._rules = replace(self._rules, **{option: value})  # type: ignore[arg-type]
        self._check()

    def _check(self) -> None:
        try:
            self._base.changed(self._rules.differences(self._base))
            self._trouble = None
        except RuleSetError as error:
            from .options.rows import trouble_of  # noqa: PLC0415 - no start needs it

            self._trouble = trouble_of(error)
        self._tell()

    def _tell(self) -> None:
        if self._model is not None:
            self._show_options(self._model)
        self.changed.emit()

    def _show_options(self, model: OptionModel) -> None:
        from .options.rows import option_rows  # noqa: PLC0415 - no start needs it

        model.show(option_rows(self._rules, self._base, self._seats, self._trouble))

    def _follow_name(self, old: str, new: str) -> None:
        if self._entry == _OWN + old:
            self._entry = _OWN + new

    def _follow_own(self) -> None:
        """An own rule set that is chosen may be gone: what it was is now a change of its preset."""
        if self._own() and self._own_rules.find(self._own()) is None:
            self._entry, self._base = self._preset, PRESETS[self._preset]
        self.entriesChanged.emit()
        self._check()

    def _own(self) -> str:
        return self._entry.removeprefix(_OWN) if self._entry.startswith(_OWN) else ""

    @Property(OptionModel, constant=True)
    def options(self) -> OptionModel:
        if self._model is None:
            self._model = OptionModel(self)
            self._show_options(self._model)
        return self._model

    @Property(list, notify=entriesChanged)
    def entries(self) -> list[dict[str, Any]]:
        """All rule sets to choose from: the player's own, then the presets."""
        mine = [
            {
                "id": _OWN + own.name,
                "name": own.name,
                "origin": QCoreApplication.translate("RulesDraft", "Your own"),
                "line": _based_on(own.preset),
            }
            for own in self._own_rules.all()
        ]
        return [*mine, *preset_choices()]

    @Property(str, notify=changed)
    def entry(self) -> str:
        return self._entry

    @Property(str, notify=changed)
    def preset(self) -> str:
        return self._preset

    @Property(str, notify=changed)
    def own(self) -> str:
        return self._own()

    @Property(dict, notify=changed)
    def changes(self) -> dict[str, Any]:
        """The options changed from the preset, as a record holds them."""
        return self._rules.differences(PRESETS[self._preset])

    @Property(str, notify=changed)
    def custom(self) -> str:
        """What the custom rule set is based on; "" for a rule set as it was chosen."""
        different = set(self._rules.differences(self._base)) - {*_ASKED_FOR}
        if not different:
            return ""
        return _based_on(self._preset) if not self._own() else _based_on_own(self._own())

    @Property(str, notify=changed)
    def name(self) -> str:
        """What the rule set chosen is called."""
        return self._own() or preset_name(self._preset)

    @Property(bool, notify=changed)
    def altered(self) -> bool:
        """Whether there is anything to reset."""
        return self._rules != self._base

    @Property(str, notify=changed)
    def trouble(self) -> str:
        return self._trouble.sentence if self._trouble else ""

    @Property(int, notify=changed)
    def seats(self) -> int:
        return self._seats

    @Property(list, notify=changed)
    def seatCounts(self) -> list[int]:
        return list(OFFERS[self._preset].seats)

    @Property(bool, notify=changed)
    def pairs(self) -> bool:
        return self._rules.pairs(self._seats)

    @Property(bool, notify=changed)
    def pairsFixed(self) -> bool:
        """Whether four players of this rule set always play in pairs."""
        return OFFERS[self._preset].always_pairs

    @Property(str, notify=changed)
    def match(self) -> str:
        return self._rules.match

    @Property(int, notify=changed)
    def target(self) -> int:
        return self._rules.target

    @Property(int, notify=changed)
    def deals(self) -> int:
        return self._rules.deals


def _based_on(preset: str) -> str:
    text = QCoreApplication.translate("RulesDraft", "Custom rule set based on “{name}”")
    return text.format(name=preset_name(preset))


def _based_on_own(name: str) -> str:
    text = QCoreApplication.translate("RulesDraft", "Your “{name}”, changed")
    return text.format(name=name)
