"""The game and its aim."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from casino_desktop.rules.ruleset import RuleSet, Winner

from .winning import winner_in_force
from .wording import listed, say, suit_word, translate

_MOST = QT_TRANSLATE_NOOP(
    "RulesBook", "You play for points, and whoever has the most when the game ends has won."
)
_AIMS: dict[Winner, Any] = {
    "highest": _MOST,
    "last_deal_suit": _MOST,
    "count_out": QT_TRANSLATE_NOOP(
        "RulesBook", "You play for points, and whoever is first to stand at {target} has won."
    ),
    "lowest": QT_TRANSLATE_NOOP(
        "RulesBook",
        "Here the aim is turned round: points are to be avoided, and whoever has the fewest when "
        "the game ends has won.",
    ),
}


def aim(rules: RuleSet, seats: int) -> Iterator[str]:
    """What the game is about, in a few sentences."""
    yield translate(
        "RulesBook",
        "Casino is a game of taking. Cards lie face up on the table, and with a card from your "
        "hand you take one or several that match it. What each side has taken is counted when "
        "the deal is over.",
    )
    yield _players(rules, seats)
    yield say(_AIMS[winner_in_force(rules)], target=rules.target)
    sources = _sources(rules)
    if sources:
        yield translate("RulesBook", "Points come from {sources}.").format(sources=listed(sources))
    if rules.builds:
        yield translate(
            "RulesBook",
            "A capture can be prepared: a build binds cards on the table together, to be taken as "
            "one later.",
        )


def _players(rules: RuleSet, seats: int) -> str:
    if rules.pairs(seats):
        return translate("RulesBook", "Four play, in two pairs; partners sit opposite each other.")
    if seats == 2:
        return translate("RulesBook", "Two play against each other.")
    if seats == 3:
        return translate("RulesBook", "Three play, each alone against the others.")
    return translate("RulesBook", "Four play, each alone against the others.")


def _sources(rules: RuleSet) -> list[str]:
    suit = suit_word(rules.majority_suit)
    each = rules.suit_scoring == "each"
    most = translate("RulesBook", "the most {suit}").format(suit=suit)
    every = translate("RulesBook", "every card of {suit}").format(suit=suit)
    sources = (
        (rules.points_cards, translate("RulesBook", "the most cards")),
        (each or rules.points_suit, every if each else most),
        (rules.points_big, translate("RulesBook", "Big Casino (10♦)")),
        (rules.points_little, translate("RulesBook", "Little Casino (2♠)")),
        (rules.points_ace, translate("RulesBook", "every ace")),
        (rules.sweep_points, translate("RulesBook", "every sweep")),
        (rules.last_capture_points, translate("RulesBook", "the last capture")),
    )
    return [text for points, text in sources if points]
