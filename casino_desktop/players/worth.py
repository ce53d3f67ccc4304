"""What cards are worth to the side that captures them: points first, then suit, then number."""

from typing import NamedTuple

from casino_desktop.rules.cards import ACES, BIG_CASINO, JACK, LITTLE_CASINO, RANK_MASKS, SUIT_MASKS
from casino_desktop.rules.ruleset import RuleSet
from casino_desktop.rules.scoring import SUIT_OF


class Worth(NamedTuple):
    """Points that cards score by themselves, cards of the majority suit, and cards; compared so."""

    points: int
    suit: int
    cards: int


def worth_of(rules: RuleSet, cards: int) -> Worth:
    """The worth of a set of cards under a rule set.

    >>> from casino_desktop.rules.cards import parse_cards
    >>> worth_of(RuleSet(), parse_cards("AsTd9c"))
    Worth(points=3, suit=1, cards=3)
    """
    points = (
        rules.points_ace * (cards & ACES).bit_count()
        + rules.points_big * (cards >> BIG_CASINO & 1)
        + rules.points_little * (cards >> LITTLE_CASINO & 1)
    )
    suit = cards & SUIT_MASKS[SUIT_OF[rules.majority_suit]]
    if rules.suit_scoring == "each":
        points += suit.bit_count() + (suit & RANK_MASKS[JACK]).bit_count()
    return Worth(points, suit.bit_count() * (rules.points_suit > 0), cards.bit_count())
