"""The rule set being chosen for a new game: a preset or an own one, and what is changed from it."""

from typing import Any

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from .draft_properties import OWN, DraftProperties
from .own_rules import OwnRulesModel

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("app.draft is the only one")
class RulesDraft(DraftProperties):  # type: ignore[operator]
    """What is chosen so far, and what can be chosen instead."""

    def __init__(self, own: OwnRulesModel, parent: QObject | None = None) -> None:
        super().__init__(own, parent)
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
        self.choose(OWN + own if known else str(choice.get("preset", "")))
        draft = self._draft.taken_up(choice.get("options", {}))
        self._take(draft.seated(int(choice.get("seats", 2))))

    @Slot(str)
    def choose(self, entry: str) -> None:
        """Choose a preset, or an own rule set by ``own:`` and its name, as it stands."""
        own = self._own_rules.find(entry.removeprefix(OWN)) if entry.startswith(OWN) else None
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
            self.choose(OWN + name.strip())

    @Slot(str, str)
    def _follow_name(self, old: str, new: str) -> None:
        if self._draft.own == old:
            self._draft = self._draft._replace(own=new)

    @Slot()
    def _follow_own(self) -> None:
        gone = self._draft.own and self._own_rules.find(self._draft.own) is None
        self.entriesChanged.emit()
        self._take(self._draft.unkept() if gone else self._draft)
