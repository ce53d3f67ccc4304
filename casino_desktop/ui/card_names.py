"""Cards in words and in short signs, in the language in force."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from casino_desktop.rules.cards import cards_of, rank_of, suit_of

_RANKS: tuple[Any, ...] = (
    QT_TRANSLATE_NOOP("Cards", "ace"),
    QT_TRANSLATE_NOOP("Cards", "two"),
    QT_TRANSLATE_NOOP("Cards", "three"),
    QT_TRANSLATE_NOOP("Cards", "four"),
    QT_TRANSLATE_NOOP("Cards", "five"),
    QT_TRANSLATE_NOOP("Cards", "six"),
    QT_TRANSLATE_NOOP("Cards", "seven"),
    QT_TRANSLATE_NOOP("Cards", "eight"),
    QT_TRANSLATE_NOOP("Cards", "nine"),
    QT_TRANSLATE_NOOP("Cards", "ten"),
    QT_TRANSLATE_NOOP("Cards", "jack"),
    QT_TRANSLATE_NOOP("Cards", "queen"),
    QT_TRANSLATE_NOOP("Cards", "king"),
)
_SUITS: tuple[Any, ...] = (
    QT_TRANSLATE_NOOP("Cards", "clubs"),
    QT_TRANSLATE_NOOP("Cards", "diamonds"),
    QT_TRANSLATE_NOOP("Cards", "hearts"),
    QT_TRANSLATE_NOOP("Cards", "spades"),
)
_SUIT_TITLES: tuple[Any, ...] = (
    QT_TRANSLATE_NOOP("Cards", "Clubs"),
    QT_TRANSLATE_NOOP("Cards", "Diamonds"),
    QT_TRANSLATE_NOOP("Cards", "Hearts"),
    QT_TRANSLATE_NOOP("Cards", "Spades"),
)
_LETTERS: tuple[Any, ...] = (
    QT_TRANSLATE_NOOP("Index", "A"),
    QT_TRANSLATE_NOOP("Index", "J"),
    QT_TRANSLATE_NOOP("Index", "Q"),
    QT_TRANSLATE_NOOP("Index", "K"),
)
_SIGNS = "♣♦♥♠"


def card_name(card: int) -> str:
    """The card in words: "nine of hearts"."""
    rank = QCoreApplication.translate("Cards", _RANKS[rank_of(card)])
    text = QCoreApplication.translate("Cards", "{rank} of {suit}")
    return text.format(rank=rank, suit=suit_name(suit_of(card)))


def suit_name(suit: int) -> str:
    """The name of a suit within a sentence: "hearts"."""
    return QCoreApplication.translate("Cards", _SUITS[suit])


def suit_title(suit: int) -> str:
    """The name of a suit where it stands alone: "Hearts"."""
    return QCoreApplication.translate("Cards", _SUIT_TITLES[suit])


def hidden_name() -> str:
    """What a card is called that the viewer may not know."""
    return QCoreApplication.translate("Cards", "hidden card")


def card_sign(card: int) -> str:
    """The card as its corner shows it: "9♥"."""
    return _index(rank_of(card)) + _SIGNS[suit_of(card)]


def signs(cards: Iterable[int]) -> str:
    """Several cards as their corners show them, run together: "5♥4♦"."""
    return "".join(map(card_sign, cards))


def in_signs(mask: int) -> str:
    """The cards of a set as their corners show them, as a list: "5♥ 4♦"."""
    return " ".join(map(card_sign, cards_of(mask)))


def in_words(mask: int) -> str:
    """The cards of a set in words, as a list: "three of spades, six of diamonds"."""
    return ", ".join(map(card_name, cards_of(mask)))


def sentence(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def _index(rank: int) -> str:
    if 0 < rank < 10:
        return str(rank + 1)
    return QCoreApplication.translate("Index", _LETTERS[0 if rank == 0 else rank - 9])
