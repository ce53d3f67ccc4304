"""How the words for an option and its values are put down."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication


class Words(NamedTuple):
    """A short name and a line that says what it means, both to be translated."""

    name: Any
    meaning: Any


class Option(NamedTuple):
    """An option of the rule set; ``values`` holds the words of each value, none for a number."""

    id: str
    name: Any
    meaning: Any
    values: Mapping[object, Words] = MappingProxyType({})


YES = QT_TRANSLATE_NOOP("Options", "Yes")
NO = QT_TRANSLATE_NOOP("Options", "No")


def say(text: Any) -> str:
    """A text of an option in the language in force."""
    return QCoreApplication.translate("Options", text)
