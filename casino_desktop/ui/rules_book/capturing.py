"""Capturing: pairs, sums, court cards, cards with two values, and how much must be taken."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from casino_desktop.rules.reasons import Reason
from casino_desktop.rules.ruleset import CaptureExtent, CourtCapture, RuleSet

from .examples import Spec
from .playing import unless_sweep
from .wording import say, translate

_COURTS: dict[CourtCapture, Any] = {
    "one": QT_TRANSLATE_NOOP(
        "RulesBook",
        "A court card takes one card of its own kind: a queen takes a queen. If several lie there, "
        "you choose one of them.",
    ),
    "any": QT_TRANSLATE_NOOP(
        "RulesBook",
        "A court card takes cards of its own kind only: a queen takes one, two or three queens, as "
        "you like.",
    ),
    "one_or_three": QT_TRANSLATE_NOOP(
        "RulesBook",
        "A court card takes cards of its own kind only, either one or all three. If two lie there, "
        "you choose one of them.",
    ),
}
_EXTENTS: dict[CaptureExtent, Any] = {
    "free": QT_TRANSLATE_NOOP(
        "RulesBook", "You need not take all that you could: you may leave a group lying."
    ),
    "all_pairs": QT_TRANSLATE_NOOP(
        "RulesBook",
        "Whoever takes something with a value has to take every loose card of that value too. "
        "Groups that only add up to it may be left.",
    ),
    "maximal": QT_TRANSLATE_NOOP(
        "RulesBook",
        "Whoever takes something with a value has to go on until no more can be taken with it: no "
        "further group of that value may be left.",
    ),
}
_TEN_OF_NINES = "5h4dKs9c"


def capturing(rules: RuleSet, _seats: int) -> Iterator[str | Spec]:
    """All ways to take cards, with what each card may not take."""
    yield translate(
        "RulesBook",
        "A card takes a table card of the same value: that is a pair. Or it takes several whose "
        "values add up to its own: they are combined. Both may be done at once and several times, "
        "as long as each group makes the value by itself and no card is used twice.",
    )
    yield Spec("8hKc", "8c5d3h6s2dKs", "8hx2d3h5d6s8c")
    yield Spec("8hKc", "4h6c6dKs", "8hx4h6c6d", reason=Reason.WRONG_SUM)
    yield f"{say(_EXTENTS[rules.capture_extent])} {unless_sweep(rules)}".strip()
    yield from _extent_examples(rules)
    yield from _courts(rules)
    yield from _duals(rules)


def _extent_examples(rules: RuleSet) -> Iterator[Spec]:
    if rules.capture_extent == "free":
        yield Spec("9hKc", _TEN_OF_NINES, "9hx4d5h")
    elif rules.capture_extent == "all_pairs":
        yield Spec("9hKc", _TEN_OF_NINES, "9hx9c")
        yield Spec("9hKc", _TEN_OF_NINES, "9hx4d5h", reason=Reason.MUST_TAKE_PAIRS)
    else:
        yield Spec("9hKc", _TEN_OF_NINES, "9hx4d5h9c")
        yield Spec("9hKc", _TEN_OF_NINES, "9hx9c", reason=Reason.MUST_TAKE_ALL)


def _courts(rules: RuleSet) -> Iterator[str | Spec]:
    if rules.court_values == "numbers":
        yield translate(
            "RulesBook",
            "Court cards take like all the others: a queen takes a queen, or cards that add up to "
            "12, or both.",
        )
        yield Spec("Qs4c", "Qd7h5c4h", "Qsx5c7hQd")
        return
    yield say(_COURTS[rules.court_capture])
    if rules.court_capture == "one":
        yield Spec("Qs4c", "Qd5cQh", "QsxQh")
        yield Spec("Qs4c", "Qd5cQh", "QsxQdQh", reason=Reason.COURT_TAKES_ONE)
    elif rules.court_capture == "any":
        yield Spec("Qs4c", "Qd5cQh", "QsxQdQh")
    else:
        yield Spec("Qs4c", "Qd5cQhQc", "QsxQcQdQh")
        yield Spec("Qs4c", "Qd5cQh", "QsxQdQh", reason=Reason.COURT_TAKES_ONE_OR_THREE)


def _duals(rules: RuleSet) -> Iterator[str | Spec]:
    if rules.dual_cards == "none":
        return
    yield translate(
        "RulesBook",
        "A card with two values takes with one of them in a turn, never with both at once.",
    )
    yield from _aces(rules)
    if rules.dual_cards == "all":
        yield from _little(rules)


def _aces(rules: RuleSet) -> Iterator[Spec]:
    if rules.dual_mode == "free":
        yield Spec("As8c", "9c5dAhJd", "AsxAh5d9c")
        return
    yield Spec("As8c", "9c5dAhJd", "Asx5d9c")
    if rules.dual_mode == "hand_choice":
        yield Spec("As8c", "9c5dAhJd", "AsxAh")
        yield Spec("As8c", "9c5dAhJd", "AsxAh5d9c", reason=Reason.WRONG_SUM)
    else:
        yield Spec("As8c", "9c5dAhJd", "AsxAh", reason=Reason.WRONG_SUM)


def _little(rules: RuleSet) -> Iterator[Spec]:
    yield Spec("2s8c", "9d6h2cQc", "2sx6h9d")
    if rules.dual_mode == "hand_high":
        yield Spec("2s8c", "9d6h2cQc", "2sx2c", reason=Reason.WRONG_SUM)
    else:
        yield Spec("2s8c", "9d6h2cQc", "2sx2c6h9d", reason=Reason.WRONG_SUM)
