"""Winning: how long a game lasts, who wins, and what settles a tie."""

from collections.abc import Iterator

from casino_desktop.rules.ruleset import RuleSet, Winner
from casino_desktop.ui.card_names import card_sign

from .wording import deal_count, point_count, suit_word, translate

# Spades, clubs, hearts, diamonds, as the rule core walks through them.
ACES_COUNTED_OUT = (3, 0, 2, 1)


def winning(rules: RuleSet, _seats: int) -> Iterator[str]:
    """The end of the game."""
    yield _length(rules)
    winner = winner_in_force(rules)
    if winner == "count_out":
        yield from _count_out(rules)
    elif winner == "lowest":
        yield translate("RulesBook", "Then whoever has the fewest points has won.")
        yield _fewer_of_suit(rules)
    else:
        yield translate("RulesBook", "Then whoever has the most points has won.")
        yield _more_of_suit(rules) if winner == "last_deal_suit" else _another_deal(rules)


def winner_in_force(rules: RuleSet) -> Winner:
    """The way of winning, given that only a game to a target is counted out."""
    no_target = rules.winner == "count_out" and rules.match != "target"
    return "highest" if no_target else rules.winner


def _length(rules: RuleSet) -> str:
    if rules.match == "target":
        return translate(
            "RulesBook",
            "The game goes on, deal after deal, until somebody has {points} or more at the end of "
            "a deal. A deal is always played to its end; nobody wins in the middle of it.",
        ).format(points=point_count(rules.target))
    if rules.match == "fixed_deals":
        text = translate("RulesBook", "A game consists of {deals}.")
        return text.format(deals=deal_count(rules.deals))
    return translate("RulesBook", "A game is a single deal.")


def _count_out(rules: RuleSet) -> Iterator[str]:
    yield translate(
        "RulesBook",
        "If only one has got there, the game is won. If several have, their points of this deal "
        "are counted one after another: {order}. Whoever is first to stand at {target} has won, "
        "even if another has more points in the end.",
    ).format(order=", ".join(_order(rules)), target=rules.target)
    if rules.suit_scoring == "each":
        text = translate(
            "RulesBook",
            "If the {suit} bring several there, the one with more points has won; if they have "
            "equally many, the count goes on, and if nothing decides, another deal is played.",
        )
        yield text.format(suit=suit_word(rules.majority_suit))


def _order(rules: RuleSet) -> list[str]:
    each = rules.suit_scoring == "each"
    aces = ", ".join(card_sign(ace) for ace in ACES_COUNTED_OUT)
    items = (
        (rules.points_cards, translate("RulesBook", "cards")),
        (each or rules.points_suit, suit_word(rules.majority_suit)),
        (rules.points_big, "10♦"),
        (rules.points_little, "2♠"),
        (rules.points_ace, aces),
        (rules.sweep_points, translate("RulesBook", "sweeps in the order they were made")),
        (rules.last_capture_points, translate("RulesBook", "last capture")),
    )
    return [text for points, text in items if points]


def _another_deal(rules: RuleSet) -> str:
    if rules.match == "target":
        return translate("RulesBook", "If that is a tie, another deal is played.")
    return translate("RulesBook", "If that is a tie, an extra deal is played, until it is not.")


def _more_of_suit(rules: RuleSet) -> str:
    text = translate(
        "RulesBook",
        "If that is a tie, whoever has taken more {suit} in the last deal wins. If that is a tie "
        "too, another deal is played.",
    )
    return text.format(suit=suit_word(rules.majority_suit))


def _fewer_of_suit(rules: RuleSet) -> str:
    text = translate(
        "RulesBook",
        "If that is a tie, whoever has taken fewer {suit} in the last deal wins. If that is a tie "
        "too, another deal is played.",
    )
    return text.format(suit=suit_word(rules.majority_suit))
