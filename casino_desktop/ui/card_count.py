"""What a player who remembers every card knows of the table as it is shown, in lines of text."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale

from casino_desktop.rules.cards import (
    CLUBS,
    DECK_SIZE,
    DIAMONDS,
    HEARTS,
    NAMES,
    SPADES,
    SUIT_MASKS,
    mask_of,
    suit_of,
)
from casino_desktop.rules.ruleset import RuleSet
from casino_desktop.rules.scoring import SUIT_OF

from .card_names import card_name, suit_name, suit_title
from .scene import Scene
from .viewers import EVERYBODY

# As the page shows them: a row for each suit, from the ace to the king.
IN_ROWS = tuple(
    card
    for suit in (SPADES, HEARTS, DIAMONDS, CLUBS)
    for card in range(DECK_SIZE)
    if suit_of(card) == suit
)
FACES = [NAMES[card] for card in IN_ROWS]


class Count(NamedTuple):
    """``unseen`` is the mask of the cards that the viewer has not seen.

    ``captured`` and ``sweeps`` are by side: the mask of its cards, and how often it swept.
    """

    rules: RuleSet
    unseen: int
    captured: tuple[int, ...]
    sweeps: tuple[int, ...]


def count_of(scene: Scene, rules: RuleSet, eyes: int) -> Count:
    """The count of what is shown; ``eyes`` is the seat whose hand is seen, NOBODY or EVERYBODY."""
    seats = len(scene.hands)
    sides = 2 if rules.pairs(seats) else seats
    hands = [mask_of(hand) for hand in scene.hands]
    hidden = [hand for seat, hand in enumerate(hands) if eyes not in (seat, EVERYBODY)]
    return Count(
        rules=rules,
        unseen=mask_of(scene.stock) | sum(hidden),
        captured=tuple(
            sum(mask_of(pile) for pile in scene.piles[side::sides]) for side in range(sides)
        ),
        sweeps=tuple(
            sum(card in pile for pile in scene.piles[side::sides] for card in scene.markers)
            for side in range(sides)
        ),
    )


def summary_text(count: Count) -> str:
    """How many cards are still to be seen."""
    translate, unseen = QCoreApplication.translate, count.unseen.bit_count()
    return translate("CardCount", "You have not seen %n card(s) yet; they are bright.", "", unseen)


def unseen_words(count: Count) -> str:
    """The cards still to be seen in words, suit by suit."""
    unseen = [card_name(card) for card in IN_ROWS if count.unseen >> card & 1]
    text = QCoreApplication.translate("CardCount", "Not seen yet: {cards}")
    return text.format(cards=", ".join(unseen) or "–")


def titles(count: Count) -> list[str]:
    """The names of the columns of ``side_lines``."""
    translate = QCoreApplication.translate
    suit = suit_title(SUIT_OF[count.rules.majority_suit])
    return ["", translate("CardCount", "Cards"), suit, translate("CardCount", "Sweeps")]


def side_lines(count: Count, sides: list[str]) -> list[list[str]]:
    """For each side its name, its cards, those of the suit that counts, and its sweeps."""
    suit, number = SUIT_MASKS[SUIT_OF[count.rules.majority_suit]], QLocale().toString
    return [
        [name, number(cards.bit_count()), number((cards & suit).bit_count()), number(sweeps)]
        for name, cards, sweeps in zip(sides, count.captured, count.sweeps, strict=True)
    ]


def majority_text(count: Count) -> str:
    """From how many cards on a majority is certain; "" where that is not as simple as with two."""
    rules = count.rules
    if len(count.captured) > 2 or not rules.points_cards or rules.suit_scoring == "each":
        return ""
    suit = SUIT_OF[rules.majority_suit]
    text = QCoreApplication.translate(
        "CardCount", "Certain: most cards from {cards} on, most {suit} from {number} on."
    )
    half = SUIT_MASKS[suit].bit_count() // 2 + 1
    return text.format(cards=DECK_SIZE // 2 + 1, suit=suit_name(suit), number=half)


def brightness(count: Count) -> list[bool]:
    """By place in ``FACES``, whether the card is still to be seen."""
    return [bool(count.unseen >> card & 1) for card in IN_ROWS]
