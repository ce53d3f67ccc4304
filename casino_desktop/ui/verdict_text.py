"""Who has won and why, in a sentence or two."""

from typing import Literal

from PySide6.QtCore import QCoreApplication

from casino_desktop.rules.ruleset import RuleSet
from casino_desktop.rules.winning import Verdict

# The winner is called "You", is one player, or two.
Voice = Literal["you", "one", "pair"]


def verdict_text(
    verdict: Verdict, rules: RuleSet, deals: int, sides: list[str], voice: Voice
) -> str:
    """What a deal means for the game: who has won it and how, a tie, or "" while it goes on.

    ``deals`` have been played; the verb follows ``voice``.
    """
    translate = QCoreApplication.translate
    if verdict.winner < 0:
        tie = translate("Verdict", "That is a tie: another deal decides.")
        return tie if _might_end(verdict, rules, deals) else ""
    if voice == "you":
        won = translate("Verdict", "You have won the game!")
        first = translate("Verdict", "Counted out item by item, you reached {target} first.")
    elif voice == "pair":
        won = translate("Verdict", "{name} have won the game.")
        first = translate("Verdict", "Counted out item by item, {name} reached {target} first.")
    else:
        won = translate("Verdict", "{name} has won the game.")
        first = translate("Verdict", "Counted out item by item, {name} reached {target} first.")
    text = f"{won} {first}" if verdict.walk else won
    return text.format(name=sides[verdict.winner], target=rules.target)


def _might_end(verdict: Verdict, rules: RuleSet, deals: int) -> bool:
    """Whether the game would be over now if nobody were equal."""
    if rules.match == "target":
        return max(verdict.totals) >= rules.target
    return deals >= (rules.deals if rules.match == "fixed_deals" else 1)
