"""The settings as QML reads and writes them: in force at once, kept by the store."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from casino_desktop.storage.settings import Settings

from .language import LanguageModel
from .preferences import Preferences
from .system_motion import SystemMotion

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1

NAME_LENGTH = 40
BACKS = ["lattice", "stars", "waves", "plain"]
# How much longer than normal each movement takes; 0 shows the settled table at once.
SPEEDS = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.6, "slower": 2.4}
# The letters of ace, jack, queen and king in the names of the card pictures; N stands for Kn.
LETTERS = {"en": "AJQK", "de": "ABDK", "da": "EBDK", "sv": "ENDK"}

Getter = Callable[[Any], Any]
Setter = Callable[[Any, Any], None]


def _setting(name: str) -> tuple[Getter, Setter]:
    """The read and write functions of the property for one setting."""

    def read(model: "SettingsModel") -> object:
        return getattr(model.values, name)

    def write(model: "SettingsModel", value: object) -> None:
        model.change(name, value)

    return read, write


@QmlElement
@QmlUncreatable("app.settings is the only one")
class SettingsModel(QObject):  # type: ignore[operator]
    """Every choice of the settings page and what follows from it."""

    changed = Signal()
    deckNamesChanged = Signal()

    _theme, _set_theme = _setting("theme")
    _felt, _set_felt = _setting("felt")
    _speed, _set_speed = _setting("speed")
    _indices, _set_indices = _setting("index_letters")
    _four_colours, _set_four_colours = _setting("four_colours")
    _large_index, _set_large_index = _setting("large_index")
    _worth_marks, _set_worth_marks = _setting("worth_marks")
    _watched_open, _set_watched_open = _setting("watched_open")
    _sound_on, _set_sound_on = _setting("sound")

    theme = Property(str, _theme, _set_theme, notify=changed)
    felt = Property(str, _felt, _set_felt, notify=changed)
    speed = Property(str, _speed, _set_speed, notify=changed)
    indices = Property(str, _indices, _set_indices, notify=changed)
    fourColours = Property(bool, _four_colours, _set_four_colours, notify=changed)
    largeIndex = Property(bool, _large_index, _set_large_index, notify=changed)
    worthMarks = Property(bool, _worth_marks, _set_worth_marks, notify=changed)
    watchedOpen = Property(bool, _watched_open, _set_watched_open, notify=changed)
    soundOn = Property(bool, _sound_on, _set_sound_on, notify=changed)

    def __init__(
        self, preferences: Preferences, language: LanguageModel, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._language = language
        self._motion = SystemMotion(parent=self)
        self._drawable_decks: frozenset[str] = frozenset()
        preferences.changed.connect(self.changed)
        self._motion.changed.connect(self.changed)
        language.changed.connect(self.changed)
        language.changed.connect(self.deckNamesChanged)

    def follow_system(self) -> None:
        """From now on follow whether the system asks for less motion; after the first frame."""
        self._motion.follow()

    def draw_decks(self, ids: frozenset[str]) -> None:
        """From now on the window can draw these decks of the system."""
        self._drawable_decks = ids
        self.changed.emit()

    @property
    def values(self) -> Settings:
        """The settings in force."""
        return self._preferences.values

    def change(self, name: str, value: object) -> None:
        """Choose a value; one that the setting cannot have changes nothing."""
        try:
            self._preferences.change(**{name: value})
        except ValueError:
            self.changed.emit()

    def speed_factor(self) -> float:
        """How long movements take; 0 where the player or the system wants none."""
        return 0.0 if self._motion.reduced else SPEEDS[self.values.speed]

    def _deck_folder(self, *, large: bool) -> str:
        colours = "four" if self.values.four_colours else "two"
        return f"{colours}-large" if large else colours

    def _read_back(self) -> str:
        return self.values.card_back if self.values.card_back in BACKS else BACKS[0]

    def _write_back(self, name: str) -> None:
        self.change("card_back", name)

    def _read_deck(self) -> str:
        deck = self.values.system_deck
        return deck if deck in self._drawable_decks else ""

    def _write_deck(self, deck: str) -> None:
        self.change("system_deck", deck)

    def _read_name(self) -> str:
        return self.values.player_name

    def _write_name(self, name: str) -> None:
        self.change("player_name", name.strip()[:NAME_LENGTH])

    def _read_volume(self) -> float:
        return self.values.volume / 100

    def _write_volume(self, volume: float) -> None:
        self.change("volume", round(100 * volume))

    back = Property(str, _read_back, _write_back, notify=changed)
    systemDeck = Property(str, _read_deck, _write_deck, notify=changed)
    playerName = Property(str, _read_name, _write_name, notify=changed)
    volume = Property(float, _read_volume, _write_volume, notify=changed)

    @Property(float, notify=changed)
    def speedFactor(self) -> float:
        return self.speed_factor()

    @Property(bool, notify=changed)
    def reducedMotion(self) -> bool:
        return self._motion.reduced

    @Property(str, notify=changed)
    def indexLetters(self) -> str:
        international = self.values.index_letters == "international"
        return LETTERS["en" if international else self._language.code]

    @Property(str, notify=changed)
    def deckFolder(self) -> str:
        return self._deck_folder(large=self.values.large_index)

    @Property(str, notify=changed)
    def largeDeckFolder(self) -> str:
        """For small cards, on which only the large index can be read."""
        return self._deck_folder(large=True)

    @Property(list, notify=deckNamesChanged)
    def systemDecks(self) -> list[dict[str, str]]:
        """The decks of the system to choose from, as {id, name}."""
        # Looked for when the settings are opened, not at the start.
        from .system_decks import system_decks  # noqa: PLC0415

        return [{"id": deck.id, "name": deck.name} for deck in system_decks(self._language.code)]

    @Property(list, constant=True)
    def backs(self) -> list[str]:
        return BACKS
