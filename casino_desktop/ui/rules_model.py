"""The rules book as the page sees it: a table of contents, and the section that is open."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from casino_desktop.rules.errors import CasinoError
from casino_desktop.rules.presets import read_rules
from casino_desktop.rules.reasons import Reason
from casino_desktop.rules.ruleset import RuleSet, check_seats

from .draft import is_custom
from .preset_catalogue import preset_name

if TYPE_CHECKING:
    from .rules_book.blocks import Section

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("app.rules is the only one")
class RulesModel(QObject):  # type: ignore[operator]
    """The book on the rule set of the running game, or on one that is only looked at.

    It is composed when it is first read, and again after a change of the rules or the language;
    its modules are loaded no sooner, so that the first frame does not wait for them.
    """

    changed = Signal()
    currentChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._played = ("casino-de", RuleSet(), 2)
        self._read = self._played
        self._book: tuple[Section, ...] = ()
        self._current = ""

    def follow(self, preset: str, rules: RuleSet, seats: int) -> None:
        """Tell of the game on the table from now on."""
        self._played = (preset, rules, seats)
        self._turn_to(self._played)

    def retranslate(self) -> None:
        """Say everything again, in the language in force."""
        self._book = ()
        self.changed.emit()
        self.currentChanged.emit()

    @Slot(dict, int)
    def look(self, options: dict[str, Any], seats: int) -> None:
        """Tell of another rule set, ``{"preset": name, ...changed options}``, until ``lookBack``.

        Options that make no rule set change nothing.
        """
        try:
            check_seats(seats)
            rules = read_rules(options)
        except CasinoError:
            return
        self._turn_to((str(options.get("preset", "casino-de")), rules, seats))

    @Slot()
    def lookBack(self) -> None:
        """Tell of the game on the table again."""
        self._turn_to(self._played)

    @Slot(str)
    def open(self, section: str) -> None:
        """Open a section; the first one if the game has no such section."""
        names = [one.id for one in self._sections()]
        section = section if section in names else names[0]
        if section != self._name_at(self._place()):
            self._current = section
            self.currentChanged.emit()

    @Slot(str)
    def openFor(self, reason: str) -> None:
        """Open the section that explains a refusal; "" or an unknown one turns no page."""
        from .rules_book.reason_sections import section_of  # noqa: PLC0415

        if reason in {*Reason}:
            self.open(section_of(Reason(reason)))

    def _turn_to(self, read: tuple[str, RuleSet, int]) -> None:
        if read != self._read:
            self._read = read
            self.retranslate()

    def _sections(self) -> "tuple[Section, ...]":
        from .rules_book.book import compose  # noqa: PLC0415

        if not self._book:
            _, rules, seats = self._read
            self._book = compose(rules, seats)
        return self._book

    def _place(self) -> int:
        names = [section.id for section in self._sections()]
        return names.index(self._current) if self._current in names else 0

    def _name_at(self, place: int) -> str:
        sections = self._sections()
        return sections[place].id if 0 <= place < len(sections) else ""

    @Property(str, notify=changed)
    def title(self) -> str:
        name, rules, seats = self._read
        from .rules_book.book import title_of  # noqa: PLC0415

        return title_of(preset_name(name), seats, custom=is_custom(name, rules))

    @Property(list, notify=changed)
    def sections(self) -> list[dict[str, Any]]:
        return [{"id": section.id, "name": section.title} for section in self._sections()]

    @Property(str, notify=currentChanged)
    def current(self) -> str:
        return self._name_at(self._place())

    @Property(str, notify=currentChanged)
    def currentTitle(self) -> str:
        return self._sections()[self._place()].title

    @Property(int, notify=currentChanged)
    def place(self) -> int:
        return self._place()

    @Property(list, notify=currentChanged)
    def blocks(self) -> list[dict[str, Any]]:
        from .rules_book.for_qml import block_map  # noqa: PLC0415

        return [block_map(block) for block in self._sections()[self._place()].blocks]

    @Property(str, notify=currentChanged)
    def previous(self) -> str:
        return self._name_at(self._place() - 1)

    @Property(str, notify=currentChanged)
    def next(self) -> str:
        return self._name_at(self._place() + 1)
