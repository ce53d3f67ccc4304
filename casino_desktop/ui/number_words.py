"""The values of builds in words, as they are said at the table."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_ONE: tuple[Any, ...] = (
    "",
    QT_TRANSLATE_NOOP("Values", "one"),
    QT_TRANSLATE_NOOP("Values", "two"),
    QT_TRANSLATE_NOOP("Values", "three"),
    QT_TRANSLATE_NOOP("Values", "four"),
    QT_TRANSLATE_NOOP("Values", "five"),
    QT_TRANSLATE_NOOP("Values", "six"),
    QT_TRANSLATE_NOOP("Values", "seven"),
    QT_TRANSLATE_NOOP("Values", "eight"),
    QT_TRANSLATE_NOOP("Values", "nine"),
    QT_TRANSLATE_NOOP("Values", "ten"),
    QT_TRANSLATE_NOOP("Values", "eleven"),
    QT_TRANSLATE_NOOP("Values", "twelve"),
    QT_TRANSLATE_NOOP("Values", "thirteen"),
    QT_TRANSLATE_NOOP("Values", "fourteen"),
    QT_TRANSLATE_NOOP("Values", "fifteen"),
    QT_TRANSLATE_NOOP("Values", "sixteen"),
)
_SEVERAL: tuple[Any, ...] = (
    "",
    QT_TRANSLATE_NOOP("Values", "aces"),
    QT_TRANSLATE_NOOP("Values", "twos"),
    QT_TRANSLATE_NOOP("Values", "threes"),
    QT_TRANSLATE_NOOP("Values", "fours"),
    QT_TRANSLATE_NOOP("Values", "fives"),
    QT_TRANSLATE_NOOP("Values", "sixes"),
    QT_TRANSLATE_NOOP("Values", "sevens"),
    QT_TRANSLATE_NOOP("Values", "eights"),
    QT_TRANSLATE_NOOP("Values", "nines"),
    QT_TRANSLATE_NOOP("Values", "tens"),
    QT_TRANSLATE_NOOP("Values", "elevens"),
    QT_TRANSLATE_NOOP("Values", "twelves"),
    QT_TRANSLATE_NOOP("Values", "thirteens"),
    QT_TRANSLATE_NOOP("Values", "fourteens"),
    QT_TRANSLATE_NOOP("Values", "fifteens"),
    QT_TRANSLATE_NOOP("Values", "sixteens"),
)


def value_word(value: int) -> str:
    """A value 1..16 in words: "nine"; nothing for 0."""
    return QCoreApplication.translate("Values", _ONE[value]) if value else ""


def values_word(value: int) -> str:
    """The groups of a value 1..16 in words: "nines"; nothing for 0."""
    return QCoreApplication.translate("Values", _SEVERAL[value]) if value else ""


def badge(value: int, multiple: bool) -> str:
    """What the badge of a build says: "8", or "8s" for a multiple one."""
    if not multiple:
        return str(value)
    #: The badge of a multiple build: 8s in English, 8er in German.
    return QCoreApplication.translate("Values", "{value}s").format(value=value)
