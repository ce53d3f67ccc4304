"""The cards and their values."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from casino_desktop.rules.cards import BIG_CASINO, LITTLE_CASINO
from casino_desktop.rules.law import law_of
from casino_desktop.rules.ruleset import DualMode, RuleSet

from .blocks import Table
from .wording import either, say, translate

_DUAL_MODES: dict[DualMode, Any] = {
    "hand_choice": QT_TRANSLATE_NOOP(
        "RulesBook",
        "When you capture with such a card, you choose which of its two values it has. On the "
        "table and in what is added up there it always has its low value.",
    ),
    "hand_high": QT_TRANSLATE_NOOP(
        "RulesBook",
        "In the hand such a card has only its high value, on the table only its low one. An ace "
        "from the hand therefore never takes a lone ace.",
    ),
    "free": QT_TRANSLATE_NOOP(
        "RulesBook",
        "In the hand and on the table alike, whoever plays chooses the value of such a card. In "
        "one turn each card has only one value.",
    ),
}


def cards(rules: RuleSet, _seats: int) -> Iterator[str | Table]:
    """The pack, the court cards and the cards with two values."""
    yield translate("RulesBook", "The pack has 52 cards, without jokers.")
    yield _plain_values(rules)
    if rules.dual_cards == "aces":
        yield translate("RulesBook", "An ace has two values, 1 and 14.")
    elif rules.dual_cards == "all":
        yield translate(
            "RulesBook",
            "Six cards have two values: the four aces, Little Casino (2♠) and Big Casino (10♦).",
        )
    if rules.dual_cards != "none":
        yield say(_DUAL_MODES[rules.dual_mode])
        yield _dual_table(rules)
    yield translate(
        "RulesBook",
        "The value of a card says what it can take. It has nothing to do with the points that the "
        "card may bring.",
    )


def _plain_values(rules: RuleSet) -> str:
    if rules.court_values == "numbers":
        return translate(
            "RulesBook",
            "Every card has a value: the ace 1, the cards from 2 to 10 their number, the jack 11, "
            "the queen 12 and the king 13. The court cards are used like all the others.",
        )
    numbers = translate(
        "RulesBook",
        "The number cards have a value: the ace 1, the cards from 2 to 10 their number.",
    )
    if rules.builds:
        courts = translate(
            "RulesBook",
            "Jack, queen and king have none: they are paired only with their own kind, and they "
            "are part of no sum and no build.",
        )
    else:
        courts = translate(
            "RulesBook",
            "Jack, queen and king have none: they are paired only with their own kind, and they "
            "are part of no sum.",
        )
    return f"{numbers} {courts}"


def _dual_table(rules: RuleSet) -> Table:
    rows = [_dual_row(rules, translate("RulesBook", "Ace"), 0)]
    if rules.dual_cards == "all":
        rows.append(_dual_row(rules, "2♠", LITTLE_CASINO))
        rows.append(_dual_row(rules, "10♦", BIG_CASINO))
    head = (
        translate("RulesBook", "Card"),
        translate("RulesBook", "In the hand"),
        translate("RulesBook", "On the table"),
    )
    return Table(head, tuple(rows))


def _dual_row(rules: RuleSet, name: str, card: int) -> tuple[str, ...]:
    law = law_of(rules)
    sides = (law.hand_values[card], law.table_values[card])
    return (name, *(either([str(value) for value in values]) for values in sides))
