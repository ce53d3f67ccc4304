"""How a game was counted out, step by step, and how its totals went from deal to deal."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from casino_desktop.rules.winning import Counted
from casino_desktop.session.played_deal import DealResult

from .card_names import card_name, sentence
from .score_rows import item_name, points_text


def walk_steps(result: DealResult, sides: list[str]) -> list[dict[str, Any]]:
    """The steps that decided: who scored what, and the total then; empty where none was needed."""
    target = result.state.rules.target
    return [
        {
            "name": sides[step.side],
            "item": _item(result, step),
            "points": f"+{step.points}",
            "total": str(step.total),
            "there": step.total >= target,
            "spoken": _spoken(result, step, sides),
        }
        for step in result.verdict.walk
    ]


def walk_start(result: DealResult, sides: list[str]) -> str:
    """The totals that the counting began with."""
    earned = [score.points for score in result.sides]
    before = [total - more for total, more in zip(result.verdict.totals, earned, strict=True)]
    text = QCoreApplication.translate("ScoreSheet", "Before this deal: {totals}")
    return text.format(totals=_each(sides, before))


def course_of(results: tuple[DealResult, ...], sides: list[str]) -> list[dict[str, Any]]:
    """By side, its name and its totals: nothing before the first deal, then after each one."""
    return [
        {"name": name, "totals": [0, *(result.verdict.totals[side] for result in results)]}
        for side, name in enumerate(sides)
    ]


def course_text(results: tuple[DealResult, ...], sides: list[str]) -> str:
    """The course of the game in words."""
    text = QCoreApplication.translate("ScoreSheet", "After deal {number}: {totals}.")
    return " ".join(
        text.format(number=number, totals=_each(sides, result.verdict.totals))
        for number, result in enumerate(results, 1)
    )


def _each(sides: list[str], totals: Any) -> str:
    one = QCoreApplication.translate("ScoreSheet", "{name} {total}")
    pairs = zip(sides, totals, strict=True)
    return ", ".join(one.format(name=name, total=total) for name, total in pairs)


def _item(result: DealResult, step: Counted) -> str:
    if step.item == "aces":
        return sentence(card_name(step.card))
    if step.item == "sweeps":
        return QCoreApplication.translate("ScoreSheet", "Sweep")
    return item_name(result.state.rules, step.item)


def _spoken(result: DealResult, step: Counted, sides: list[str]) -> str:
    text = QCoreApplication.translate("ScoreSheet", "{name}: {item}, {points}. Total: {total}.")
    return text.format(
        name=sides[step.side],
        item=_item(result, step),
        points=points_text(step.points),
        total=step.total,
    )
