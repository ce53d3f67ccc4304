"""Who has won and why, in a sentence or two."""

from PySide6.QtCore import QCoreApplication

from casino_desktop.rules.ruleset import RuleSet
from casino_desktop.rules.winning import Verdict


def verdict_text(verdict: Verdict, rules: RuleSet, sides: list[str], you: bool) -> str:
    """What a deal means for the game: who has won it and how, or "" while it goes on.

    ``you`` says that the winner is the one whom the program calls "You", with another verb.
    """
    if verdict.winner < 0:
        return ""
    translate = QCoreApplication.translate
    if you:
        won = translate("Verdict", "You have won the game!")
        first = translate("Verdict", "Counted out item by item, you reached {target} first.")
    else:
        won = translate("Verdict", "{name} has won the game.")
        first = translate("Verdict", "Counted out item by item, {name} reached {target} first.")
    text = f"{won} {first}" if verdict.walk else won
    return text.format(name=sides[verdict.winner], target=rules.target)
