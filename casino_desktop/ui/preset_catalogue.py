"""The rule sets on offer: each with its name, its home, one line, and the seats it is played by."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.ruleset import SEATS

from .preset_lines import LINES


class Offer(NamedTuple):
    """A preset on offer; ``always_pairs``: four players never play each for oneself."""

    origin: Any
    seats: tuple[int, ...] = SEATS
    always_pairs: bool = False


_GERMANY = QT_TRANSLATE_NOOP("Presets", "Germany")
_DENMARK = QT_TRANSLATE_NOOP("Presets", "Denmark")
_SWEDEN = QT_TRANSLATE_NOOP("Presets", "Sweden")
_ENGLISH = QT_TRANSLATE_NOOP("Presets", "Britain and America")

# The first part of a preset's name: its home.
_HOMES = {"casino-de": _GERMANY, "cassino-de": _GERMANY, "casino-classic": _GERMANY}
_HOMES |= {"casino-da": _DENMARK, "kasino-sv": _SWEDEN, "cassino-en": _ENGLISH}
# In which order a player of each language finds the homes.
_ORDER: Mapping[str, tuple[str, ...]] = {
    "de": ("casino-de", "cassino-de", "casino-classic", "casino-da", "kasino-sv", "cassino-en"),
    "en": ("cassino-en", "casino-de", "cassino-de", "casino-classic", "casino-da", "kasino-sv"),
    "da": ("casino-da", "kasino-sv", "casino-de", "cassino-de", "casino-classic", "cassino-en"),
    "sv": ("kasino-sv", "casino-da", "casino-de", "cassino-de", "casino-classic", "cassino-en"),
}


def _offer(name: str) -> Offer:
    home = _HOMES[base_of(name)]
    if name == "kasino-sv-pairs":
        return Offer(home, (4,), always_pairs=True)
    return Offer(home, always_pairs=base_of(name) == "casino-classic")


def base_of(name: str) -> str:
    """The plain preset that a preset is a variant of."""
    return "-".join(name.split("-")[:2])


OFFERS = {name: _offer(name) for name in PRESETS}


def preset_name(name: str) -> str:
    """What a rule set is called; its own code if it is not on offer."""
    words = LINES.get(name)
    return QCoreApplication.translate("Presets", words[0]) if words else name


def preset_line(name: str) -> str:
    """One line about a rule set."""
    return QCoreApplication.translate("Presets", LINES[name][1])


def preset_origin(name: str) -> str:
    """Where a rule set is at home."""
    return QCoreApplication.translate("Presets", OFFERS[name].origin)


def presets_in_order(language: str = "") -> list[str]:
    """All presets, those of the language (that in force if none is given) first."""
    order = _ORDER.get(language or QLocale().name()[:2], _ORDER["en"])
    return sorted(OFFERS, key=lambda name: order.index(base_of(name)))


def preset_choices() -> list[dict[str, Any]]:
    """The rule sets to choose from."""
    return [
        {
            "id": name,
            "name": preset_name(name),
            "origin": preset_origin(name),
            "line": preset_line(name),
            "seats": list(OFFERS[name].seats),
        }
        for name in presets_in_order()
    ]
