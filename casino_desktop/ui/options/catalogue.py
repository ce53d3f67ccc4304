"""Every option of a rule set, in the groups and in the order in which they are shown."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from .building import BUILDING
from .counting import COUNTING
from .dealing import DEALING
from .match import MATCH
from .taking import TAKING, VALUES
from .words import Option, say

GROUPS: tuple[tuple[Any, tuple[Option, ...]], ...] = (
    (QT_TRANSLATE_NOOP("Options", "The whole game"), MATCH),
    (QT_TRANSLATE_NOOP("Options", "Dealing"), DEALING),
    (QT_TRANSLATE_NOOP("Options", "Values of the cards"), VALUES),
    (QT_TRANSLATE_NOOP("Options", "Taking"), TAKING),
    (QT_TRANSLATE_NOOP("Options", "Building"), BUILDING),
    (QT_TRANSLATE_NOOP("Options", "Points"), COUNTING),
)
BY_ID = {option.id: option for _, options in GROUPS for option in options}


def option_name(option: str) -> str:
    """What an option is called."""
    return say(BY_ID[option].name)


def value_name(option: str, value: object) -> str:
    """What a value of an option is called; a number is itself."""
    words = BY_ID[option].values.get(value)
    return say(words.name) if words else str(value)


def values_of(option: str) -> tuple[object, ...]:
    """The values that an option may have; none for a number, or for what is no option."""
    return tuple(BY_ID[option].values) if option in BY_ID else ()
