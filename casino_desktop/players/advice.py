"""What the players say about moves: their value, how sure it is, and facts that speak for it."""

from enum import StrEnum
from typing import Any, NamedTuple

from casino_desktop.rules.moves import Move
from casino_desktop.rules.notation import parse_move


class Fact(StrEnum):
    """A fact about a move; each comes with a number."""

    POINTS = "points"  # scored at once by the cards taken
    SUIT = "suit"  # cards of the majority suit taken
    CARDS = "cards"  # cards taken
    SWEEP = "sweep"  # points for the sweep
    THREAT = "threat"  # points that those who move next are expected to take
    SWEEP_RISK = "sweep_risk"  # the chance that the next to move can sweep
    GUARD_KEPT = "guard_kept"  # the value of an own build that stays guarded
    BUILD_RISK = "build_risk"  # the chance that the next to move can take the build made
    LAST_CAPTURE = "last_capture"  # leftovers that would be the player's as it stands


class Advice(NamedTuple):
    """A move and what it is worth.

    ``value`` is the lead over the other sides, in points, that the seat may expect: exactly that at
    the end of the deal if ``exact``, else that at the end of the packet with majorities by their
    share. ``error`` is its standard error, 0 if exact. Only differences between moves mean much.
    """

    move: Move
    value: float
    error: float = 0.0
    exact: bool = False
    facts: tuple[tuple[Fact, float], ...] = ()


def write_advice(advice: Advice) -> dict[str, Any]:
    """The JSON object of an advice."""
    numbers = {"value": round(advice.value, 4), "error": round(advice.error, 4)}
    facts = [[fact.value, round(number, 4)] for fact, number in advice.facts]
    return {"move": str(advice.move), **numbers, "exact": advice.exact, "facts": facts}


def read_advice(value: dict[str, Any]) -> Advice:
    """The inverse of ``write_advice``; ValueError, KeyError or TypeError on anything else."""
    return Advice(
        move=parse_move(value["move"]),
        value=float(value["value"]),
        error=float(value["error"]),
        exact=bool(value["exact"]),
        facts=tuple((Fact(name), float(number)) for name, number in value["facts"]),
    )
