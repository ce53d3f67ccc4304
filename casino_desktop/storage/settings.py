"""What the player has chosen about the program, and what it remembers between two starts."""

import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Annotated, Any, Literal

from .checked import Checked, check

Language = Literal["", "de", "en", "da", "sv"]
Theme = Literal["system", "light", "dark"]
Speed = Literal["off", "fast", "normal", "slow", "slower"]
IndexLetters = Literal["language", "international"]

Name = Annotated[str, re.compile(r".{0,40}", re.DOTALL)]
Word = Annotated[str, re.compile(r"[A-Za-z0-9#_-]{0,40}")]
Option = Word | int | bool | list[int]
Place = Annotated[int, range(-100_000, 100_001)]
Length = Annotated[int, range(1, 100_001)]


class WindowPlace(Checked):
    """Where the window was, in device-independent pixels of the desktop."""

    x: Place
    y: Place
    width: Length
    height: Length
    maximized: bool = False


class NewGameChoice(Checked):
    """What was last chosen for a new game; names and levels by seat.

    ``options`` are those changed from the preset, ``own`` is the name of the player's own rule set
    that they make, if any.
    """

    preset: Word = "casino-de"
    seats: Annotated[int, range(2, 5)] = 2
    options: Annotated[dict[Word, Option], range(101)] = {}
    own: Name = ""
    names: Annotated[list[Name], range(5)] = []
    kinds: Annotated[list[Literal["human", "computer"]], range(5)] = []
    levels: Annotated[list[Word], range(5)] = []


class Settings(Checked):
    """All settings with their defaults. ``language`` is empty until one is chosen."""

    language: Language = ""
    theme: Theme = "system"
    felt: Word = "green"
    speed: Speed = "normal"
    watched_open: bool = True
    index_letters: IndexLetters = "language"
    four_colours: bool = False
    large_index: bool = False
    worth_marks: bool = True
    card_back: Word = ""
    system_deck: Name = ""
    sound: bool = True
    volume: Annotated[int, range(101)] = 70
    player_name: Name = ""
    window: WindowPlace | None = None
    new_game: NewGameChoice = NewGameChoice()


# The settings that are JSON objects in the file.
_PARTS: Mapping[str, type[Checked]] = {"window": WindowPlace, "new_game": NewGameChoice}


def read_settings(keys: Mapping[str, Any]) -> Settings:
    """The settings of a file's keys; one that is missing or impossible has its default."""
    good: dict[str, Any] = {}
    for name in Settings.__annotations__.keys() & keys.keys():
        with suppress(TypeError, ValueError):
            value = _part(name, keys[name])
            check(Settings, name, value)
            good[name] = value
    return Settings(**good)


def _part(name: str, value: Any) -> Any:
    """A JSON object as the value it stands for; keys of a later version are left out."""
    if not isinstance(value, dict) or name not in _PARTS:
        return value
    part = _PARTS[name]
    return part(**{key: value[key] for key in part.__annotations__.keys() & value.keys()})
