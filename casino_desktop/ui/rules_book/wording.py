"""How the book speaks: translated sentences, lists and names of suits."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from casino_desktop.rules.ruleset import MajoritySuit

translate = QCoreApplication.translate

_SUITS: dict[MajoritySuit, Any] = {
    "clubs": QT_TRANSLATE_NOOP("RulesBook", "clubs"),
    "diamonds": QT_TRANSLATE_NOOP("RulesBook", "diamonds"),
    "hearts": QT_TRANSLATE_NOOP("RulesBook", "hearts"),
    "spades": QT_TRANSLATE_NOOP("RulesBook", "spades"),
}


def say(text: Any, **values: object) -> str:
    """A marked text in the language in force, its placeholders filled."""
    return translate("RulesBook", text).format(**values)


def suit_word(suit: MajoritySuit) -> str:
    """The suit in words: "spades"."""
    return say(_SUITS[suit])


def card_count(n: int) -> str:
    """Cards counted: "4 cards"."""
    return translate("RulesBook", "%n card(s)", "", n)


def point_count(n: int) -> str:
    """Points counted: "1 point"."""
    return translate("RulesBook", "%n point(s)", "", n)


def packet_count(n: int) -> str:
    """Packets counted: "6 packets"."""
    return translate("RulesBook", "%n packet(s)", "", n)


def deal_count(n: int) -> str:
    """Deals counted: "6 deals"."""
    return translate("RulesBook", "%n deal(s)", "", n)


def player_count(n: int) -> str:
    """Players counted: "2 players"."""
    return translate("RulesBook", "%n player(s)", "", n)


def listed(words: Sequence[str]) -> str:
    """Words as a list: "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    text = translate("RulesBook", "{first} and {last}")
    return text.format(first=", ".join(words[:-1]), last=words[-1])


def either(words: Sequence[str]) -> str:
    """Words as a choice: "a or b"."""
    if len(words) < 2:
        return "".join(words)
    text = translate("RulesBook", "{first} or {last}")
    return text.format(first=", ".join(words[:-1]), last=words[-1])
