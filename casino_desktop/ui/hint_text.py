"""What a hint says: the move, what it is worth beside the next best, and why."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from casino_desktop.rules.cards import DECK_SIZE
from casino_desktop.rules.moves import Move
from casino_desktop.rules.state import DealState

from .card_names import card_sign
from .choices import choice_text
from .number_words import value_word
from .score_rows import suit_count

if TYPE_CHECKING:
    from casino_desktop.players.protocol import Advice

# Below these a fact is not worth a word: points, and the chance that something happens.
_LEAST_POINTS = 0.3
_LEAST_CHANCE = 0.05
_MOST_GAINS = 2
# Of the move that is only the next best.
_MOST_GROUPS = 3


def hint_text(state: DealState, advice: "tuple[Advice, ...]") -> str:
    """The hint in a few short sentences; ``advice`` has the best move first."""
    translate = QCoreApplication.translate
    best = advice[0]
    move = translate("Hint", "Hint: {move}.").format(move=move_text(state, best.move))
    return " ".join([move, *reasons(state, best), _worth(state, advice)])


def reasons(state: DealState, advice: "Advice") -> list[str]:
    """What speaks for a move, and what most against it, in sentences."""
    return [*list(_gains(state, advice))[:_MOST_GAINS], *list(_risks(advice))[:1]]


def move_text(state: DealState, move: Move, most: int = DECK_SIZE) -> str:
    """A move and the card that makes it: "9♣: take 5♥4♦ — 3 cards", "lay down 9♣".

    No more than so many groups are named.
    """
    text = choice_text(state, move, most)
    if move.kind == "trail":
        return text
    together = QCoreApplication.translate("Hint", "{card}: {choice}")
    return together.format(card=card_sign(move.card), choice=text)


def points(value: float) -> str:
    """A lead in points as the language writes it, with its sign: "+1.2", "0.0"."""
    text = QLocale().toString(abs(value), "f", 1)
    if text == QLocale().toString(0.0, "f", 1):
        return text
    return ("+" if value > 0 else "\N{MINUS SIGN}") + text


def _worth(state: DealState, advice: "tuple[Advice, ...]") -> str:
    translate = QCoreApplication.translate
    best = advice[0]
    if len(advice) == 1:
        return translate("Hint", "There is no other move.")
    if best.exact:
        text = translate("Hint", "Certain lead: {points}; next best: {move} ({other}).")
    else:
        text = translate("Hint", "Expected lead: {points}; next best: {move} ({other}).")
    other = advice[1]
    move = move_text(state, other.move, _MOST_GROUPS)
    return text.format(points=points(best.value), move=move, other=points(other.value))


def _gains(state: DealState, advice: "Advice") -> Iterator[str]:
    """What the move brings, the most important first."""
    translate, facts = QCoreApplication.translate, _facts(advice)
    if number := _number(facts, "sweep"):
        yield translate("Hint", "It is a sweep.")
    if number := _number(facts, "points"):
        yield translate("Hint", "It scores %n point(s) at once.", "", number)
    if number := _number(facts, "suit"):
        text = translate("Hint", "It takes {cards}.")
        yield text.format(cards=suit_count(state.rules.majority_suit, number))
    if number := _number(facts, "last_capture"):
        yield translate("Hint", "The last capture also gets the %n card(s) left over.", "", number)
    if number := _number(facts, "guard_kept"):
        text = translate("Hint", "Your build of {value} stays guarded.")
        yield text.format(value=value_word(number))


def _risks(advice: "Advice") -> Iterator[str]:
    """What the move leaves to the others, the most important first."""
    translate, facts = QCoreApplication.translate, _facts(advice)
    chance = facts.get("sweep_risk", 0.0)
    if chance >= _LEAST_CHANCE:
        text = translate("Hint", "The next player can sweep with a chance of {chance}.")
        yield text.format(chance=_percent(chance))
    chance = facts.get("build_risk", 0.0)
    if chance >= _LEAST_CHANCE:
        text = translate("Hint", "The build may be taken from you with a chance of {chance}.")
        yield text.format(chance=_percent(chance))
    threat = facts.get("threat", 0.0)
    if threat >= _LEAST_POINTS:
        text = translate("Hint", "It leaves the others about {points} points.")
        yield text.format(points=QLocale().toString(threat, "f", 1))


def _facts(advice: "Advice") -> dict[str, float]:
    return {fact.value: number for fact, number in advice.facts}


def _number(facts: dict[str, float], name: str) -> int:
    return round(facts.get(name, 0.0))


def _percent(chance: float) -> str:
    number = QLocale().toString(round(100 * chance))
    return QCoreApplication.translate("Hint", "{number}%").format(number=number)
