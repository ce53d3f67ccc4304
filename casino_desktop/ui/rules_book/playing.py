"""A turn, trailing, sweeps, and the end of the deal."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from casino_desktop.rules.reasons import Reason
from casino_desktop.rules.ruleset import MustCapture, OwnerDuty, RuleSet

from .examples import Spec
from .wording import point_count, say, translate

_MUST_CAPTURE: dict[MustCapture, Any] = {
    "never": QT_TRANSLATE_NOOP(
        "RulesBook",
        "Nobody has to take: you may also trail a card that could have taken something.",
    ),
    "played_card": QT_TRANSLATE_NOOP(
        "RulesBook",
        "A card that can take something may not be trailed. You may trail another card that takes "
        "nothing.",
    ),
    "any_card": QT_TRANSLATE_NOOP(
        "RulesBook",
        "As long as any card in your hand can take something, you may not trail at all.",
    ),
}
_OWNERS_TRAIL: dict[OwnerDuty, Any] = {
    "no_trail": QT_TRANSLATE_NOOP("RulesBook", "While a build is yours, you may not trail."),
    "must_capture": QT_TRANSLATE_NOOP("RulesBook", "While a build is yours, you may not trail."),
    "none": QT_TRANSLATE_NOOP(
        "RulesBook",
        "While a build is yours, you may trail, but not the card that is to take the build.",
    ),
}


def turn(rules: RuleSet, seats: int) -> Iterator[str]:
    """What a player does in a turn."""
    if rules.builds:
        yield translate(
            "RulesBook",
            "In your turn you play exactly one card from your hand. You capture with it, you build "
            "with it, or you trail it: you lay it down on the table.",
        )
    else:
        yield translate(
            "RulesBook",
            "In your turn you play exactly one card from your hand. You capture with it, or you "
            "trail it: you lay it down on the table.",
        )
    if seats == 2:
        yield translate("RulesBook", "Whoever does not deal begins; then you take turns.")
    else:
        yield translate(
            "RulesBook", "The player on the dealer’s left begins; then it goes on clockwise."
        )
    yield translate(
        "RulesBook",
        "What you have taken goes face down onto your pile, together with the card that took it.",
    )


def trailing(rules: RuleSet, _seats: int) -> Iterator[str | Spec]:
    """When a card may be laid down."""
    yield translate(
        "RulesBook",
        "A card that you trail stays face up on the table as a loose card and can be taken from "
        "the next turn on. On an empty table there is nothing else you can do.",
    )
    yield f"{say(_MUST_CAPTURE[rules.must_capture])} {unless_sweep(rules)}".strip()
    if rules.must_capture == "played_card":
        yield Spec("3c8d", "8hKc", "3c")
        yield Spec("3c8d", "8hKc", "8d", reason=Reason.CARD_MUST_CAPTURE)
    elif rules.must_capture == "any_card":
        yield Spec("3c8d", "8hKc", "3c", reason=Reason.HAND_MUST_CAPTURE)
    if rules.builds:
        yield say(_OWNERS_TRAIL[duty_in_force(rules)])


def unless_sweep(rules: RuleSet) -> str:
    """The exception to every freedom where a possible sweep has to be made, else nothing."""
    if not rules.must_sweep:
        return ""
    return translate("RulesBook", "Except that whoever can clear the table must do so.")


def duty_in_force(rules: RuleSet) -> OwnerDuty:
    """The owner's duty, given that whoever can always take the build may not trail anyway."""
    forced = rules.must_capture == "any_card" and rules.owner_duty == "none"
    return "no_trail" if forced else rules.owner_duty


def sweeps(rules: RuleSet, _seats: int) -> Iterator[str | Spec]:
    """Clearing the table."""
    yield f"{_sweep(rules)} {_sweep_points(rules)}"
    yield Spec("9hQc", "4c5d", "9hx4c5d")
    yield translate(
        "RulesBook",
        "One of the cards taken is laid face up across the pile, so that the sweep is not "
        "forgotten. The next player finds an empty table and has to trail.",
    )
    yield _last_play_sweep(rules)
    if rules.must_sweep:
        yield translate(
            "RulesBook",
            "If a card in your hand can clear the table, you must play such a card and take all.",
        )
        yield Spec("4h9h", "4c5d", "4hx4c", reason=Reason.MUST_SWEEP)


def _sweep(rules: RuleSet) -> str:
    if rules.builds:
        return translate(
            "RulesBook",
            "Whoever takes all that lies on the table in one turn, builds and all, has made a "
            "sweep.",
        )
    return translate(
        "RulesBook",
        "Whoever takes all that lies on the table in one turn has made a sweep.",
    )


def _last_play_sweep(rules: RuleSet) -> str:
    if rules.last_play_sweep == "never":
        return translate(
            "RulesBook",
            "With the very last card of the deal there is no sweep any more, even if it clears the "
            "table.",
        )
    return translate(
        "RulesBook",
        "Clearing the table with the very last card of the deal is a sweep as well.",
    )


def _sweep_points(rules: RuleSet) -> str:
    if not rules.sweep_points:
        return translate("RulesBook", "In this game a sweep brings no points.")
    text = translate("RulesBook", "It brings {points}.")
    return text.format(points=point_count(rules.sweep_points))


def end(rules: RuleSet, _seats: int) -> Iterator[str]:
    """The last card and the leftovers."""
    yield translate(
        "RulesBook",
        "The deal is over when the stock is used up and the last card has been played.",
    )
    if rules.leftovers == "last_player":
        yield translate(
            "RulesBook",
            "What then still lies on the table, the leftovers, goes to whoever played the last "
            "card, and that is always the dealer.",
        )
    else:
        yield translate(
            "RulesBook",
            "What then still lies on the table, the leftovers, goes to whoever was the last to "
            "take something. If nobody took anything in the whole deal, nobody gets it.",
        )
    yield translate("RulesBook", "Leftovers are never a sweep.")
    if rules.last_capture_points:
        text = translate("RulesBook", "The last capture of the deal brings {points}.")
        yield text.format(points=point_count(rules.last_capture_points))
