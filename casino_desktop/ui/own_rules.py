"""The rule sets that the player has made: kept under names, and shared as files."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QCoreApplication, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from casino_desktop.rules.ruleset import RuleSet
from casino_desktop.storage.atomic import write_atomically
from casino_desktop.storage.errors import StorageError
from casino_desktop.storage.rule_files import (
    SUFFIX,
    OwnRules,
    RuleStore,
    encode_own_rules,
    read_own_rules,
)

from .preset_catalogue import preset_name
from .saved_where import saved_sentence

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("app.ownRules is the only one")
class OwnRulesModel(QObject):  # type: ignore[operator]
    """The own rule sets; they are read when they are first asked for.

    ``troubled`` tells that a file of the program's own could not be written, ``unreadable`` what is
    wrong with a file of the player's and which it is, ``noticed`` what was done.
    """

    changed = Signal()
    renamed = Signal(str, str)
    troubled = Signal(object)
    unreadable = Signal(object, str)
    noticed = Signal(str)

    def __init__(self, folder: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = RuleStore(folder)
        self._known: tuple[OwnRules, ...] | None = None

    def all(self) -> tuple[OwnRules, ...]:
        """The rule sets, by name."""
        if self._known is None:
            self._known = self._store.all()
        return self._known

    def find(self, name: str) -> OwnRules | None:
        """The rule set of this name, however it is capitalised; None if there is none."""
        wanted = name.strip().casefold()
        return next((own for own in self.all() if own.name.casefold() == wanted), None)

    def keep(self, name: str, preset: str, rules: RuleSet) -> bool:
        """Keep a rule set under a name; false if that cannot be done."""
        own = OwnRules(name.strip(), preset, rules)
        kept = bool(own.name) and self._try(lambda: self._store.save(own))
        if kept:
            self.changed.emit()
        return kept

    def retranslate(self) -> None:
        """Say everything again, in the language in force."""
        self.changed.emit()

    @Slot(str, result=bool)
    def taken(self, name: str) -> bool:
        """Whether a rule set bears this name already."""
        return self.find(name) is not None

    @Slot(str, str)
    def rename(self, old: str, new: str) -> None:
        """Give a rule set another name that none has yet."""
        new = new.strip()
        other = self.find(new)
        free = other is None or other.name.casefold() == old.casefold()
        if new and free and self._try(lambda: self._store.rename(old, new)):
            self.renamed.emit(old, new)
            self.changed.emit()

    @Slot(str)
    def remove(self, name: str) -> None:
        """Forget a rule set."""
        if self._try(lambda: self._store.remove(name)):
            self.changed.emit()

    @Slot(str, result=QUrl)
    def suggestedFile(self, name: str) -> QUrl:
        """Where a rule set may be saved: among the player's documents, under its name."""
        from .suggested_file import suggested_file  # noqa: PLC0415

        return suggested_file(name, SUFFIX)

    @Slot(str, QUrl)
    def exportTo(self, name: str, url: QUrl) -> None:
        """Write a rule set to a file of the player's own, and say where it is."""
        own, path = self.find(name), Path(url.toLocalFile())
        if own is None:
            return
        if path.suffix != SUFFIX:
            path = path.with_name(path.name + SUFFIX)
        try:
            write_atomically(path, encode_own_rules(own))
        except StorageError as error:
            self.troubled.emit(error)
            return
        self.noticed.emit(saved_sentence(path))

    @Slot(QUrl)
    def importFrom(self, url: QUrl) -> None:
        """Add the rule set of a file to the own ones, numbered where its name is taken.

        The very same one is not added again.
        """
        path = Path(url.toLocalFile())
        try:
            own = read_own_rules(path)
        except StorageError as error:
            self.unreadable.emit(error, str(path))
            return
        translate = QCoreApplication.translate
        added: list[OwnRules] = []
        if own in self.all():
            text = translate("OwnRules", "“{name}” is among your rule sets already.")
            self.noticed.emit(text.format(name=own.name))
        elif self._try(lambda: added.append(self._store.add(own))):
            self.changed.emit()
            text = translate("OwnRules", "“{name}” is now among your rule sets.")
            self.noticed.emit(text.format(name=added[0].name))

    def _try(self, change: Callable[[], None]) -> bool:
        try:
            change()
        except StorageError as error:
            self.troubled.emit(error)
            return False
        self._known = None
        return True

    @Property(list, notify=changed)
    def entries(self) -> list[dict[str, Any]]:
        return [{"id": own.name, "name": own.name, "line": self._line(own)} for own in self.all()]

    def _line(self, own: OwnRules) -> str:
        text = QCoreApplication.translate("OwnRules", "Based on “{name}”")
        return text.format(name=preset_name(own.preset))
