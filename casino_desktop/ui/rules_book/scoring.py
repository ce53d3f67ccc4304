"""Scoring: what each item brings, and the sum of a deal."""

from collections.abc import Iterator

from casino_desktop.rules.ruleset import RuleSet
from casino_desktop.rules.scoring import deal_points

from .blocks import Table
from .wording import suit_word, translate

_SUIT_CARDS = 13


def scoring(rules: RuleSet, seats: int) -> Iterator[str | Table]:
    """The table of the points and how ties are settled."""
    if rules.pairs(seats):
        yield translate(
            "RulesBook", "After the last card each pair counts what it has taken together."
        )
    else:
        yield translate("RulesBook", "After the last card everybody counts what they have taken.")
    yield points_table(rules)
    yield _ties(rules)
    yield translate(
        "RulesBook", "Every item counts by itself: one card may bring points in several of them."
    )


def points_table(rules: RuleSet) -> Table:
    """The items that bring points; their sum is the row ``total``, and sweeps come after it."""
    rows = [(text, str(points)) for text, points in _items(rules) if points]
    total = len(rows)
    rows.append((translate("RulesBook", "In all"), str(deal_points(rules))))
    if rules.sweep_points:
        rows.append((translate("RulesBook", "And every sweep"), str(rules.sweep_points)))
    head = (translate("RulesBook", "For"), translate("RulesBook", "Points"))
    return Table(head, tuple(rows), total)


def _items(rules: RuleSet) -> Iterator[tuple[str, int]]:
    suit = suit_word(rules.majority_suit)
    yield translate("RulesBook", "Most cards"), rules.points_cards
    if rules.suit_scoring == "each":
        text = translate("RulesBook", "All {suit}: 1 for each, 2 for the jack").format(suit=suit)
        yield text, _SUIT_CARDS + 1
    else:
        yield translate("RulesBook", "Most {suit}").format(suit=suit), rules.points_suit
    yield translate("RulesBook", "Big Casino, the 10♦"), rules.points_big
    yield translate("RulesBook", "Little Casino, the 2♠"), rules.points_little
    aces = translate("RulesBook", "The four aces: {points} for each")
    yield aces.format(points=rules.points_ace), 4 * rules.points_ace
    yield translate("RulesBook", "Last capture"), rules.last_capture_points


def _ties(rules: RuleSet) -> str:
    suit = suit_word(rules.majority_suit)
    by_suit = rules.suit_scoring == "majority" and rules.points_suit
    if rules.points_cards and by_suit:
        text = translate(
            "RulesBook",
            "If several have equally many cards or equally many {suit}, and nobody has more, "
            "nobody gets these points.",
        )
    elif rules.points_cards:
        text = translate(
            "RulesBook",
            "If several have equally many cards, and nobody has more, nobody gets these points.",
        )
    elif by_suit:
        text = translate(
            "RulesBook",
            "If several have equally many {suit}, and nobody has more, nobody gets these points.",
        )
    else:
        return ""
    return text.format(suit=suit)
