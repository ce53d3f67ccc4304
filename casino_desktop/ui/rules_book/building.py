"""Building: single and multiple builds, raising and adding, owners and what binds them."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from casino_desktop.rules.reasons import Reason
from casino_desktop.rules.ruleset import BuildCapture, OwnerDuty, RaiseBuilds, RuleSet

from .examples import OTHER, Bound, Spec
from .playing import duty_in_force
from .wording import say, translate

_CAPTURE: dict[BuildCapture, Any] = {
    "anyone": QT_TRANSLATE_NOOP(
        "RulesBook",
        "Anybody may take a build with a card of its value, whoever it belongs to: no build is "
        "ever safe.",
    ),
    "owner": QT_TRANSLATE_NOOP(
        "RulesBook", "Only the one whom it belongs to may take a build; nobody else can."
    ),
}
_RAISE: dict[RaiseBuilds, Any] = {
    "anyone": QT_TRANSLATE_NOOP(
        "RulesBook",
        "A single build can be raised, your own or another player’s: you add a card from your hand "
        "and announce the new value. Table cards do not help to raise it, and you need a card for "
        "the new value.",
    ),
    "opponents": QT_TRANSLATE_NOOP(
        "RulesBook",
        "A single build of another player can be raised, your own cannot: you add a card from your "
        "hand and announce the new value. Table cards do not help to raise it, and you need a card "
        "for the new value.",
    ),
    "nobody": QT_TRANSLATE_NOOP(
        "RulesBook", "The value of a build stays as it is: builds are not raised."
    ),
}
_DUTIES: dict[OwnerDuty, Any] = {
    "no_trail": QT_TRANSLATE_NOOP(
        "RulesBook",
        "While a build is yours, you may not trail. Every other capture and every other build is "
        "still open to you.",
    ),
    "must_capture": QT_TRANSLATE_NOOP(
        "RulesBook",
        "While a build is yours, you may only capture, the build itself or something else. You "
        "may neither trail nor build.",
    ),
    "none": QT_TRANSLATE_NOOP(
        "RulesBook",
        "You may take your time with a build of yours, and even trail, as long as you keep the "
        "card for it.",
    ),
}
_ADD = QT_TRANSLATE_NOOP(
    "RulesBook",
    "Or you add to a build that is there, your own or another player’s: a card from your hand that "
    "makes its value, alone or with loose cards. You need a card for it here too.",
)
_ADD_TO_OTHERS = QT_TRANSLATE_NOOP(
    "RulesBook",
    "Or you add to another player’s build: a card from your hand that makes its value, alone or "
    "with loose cards. You need a card for it here too.",
)
_MY_EIGHT, _EIGHT = Bound("2h6c", 8), Bound("2h6c", 8, OTHER)
_NINES = Bound("4s5h9c", 9, OTHER, multiple=True)


def building(rules: RuleSet, _seats: int) -> Iterator[str | Spec]:
    """All about builds, in a rule set that has them."""
    yield translate(
        "RulesBook",
        "To build, you lay a card from your hand onto one or several loose cards so that together "
        "they make a value, and announce it: “I build eight.” From then on these cards belong "
        "together. They are taken as a whole, with a card of that value, and are never part of a "
        "sum.",
    )
    yield Spec("2h8d", "6cKh", "2h+6c=8")
    yield translate(
        "RulesBook",
        "You may build only what you can take yourself: the card for it has to stay in your hand "
        "as long as the build is yours.",
    ) + _two_builds(rules)
    yield Spec("2h9d", "6cKh", "2h+6c=8", reason=Reason.GUARD_NEEDED)
    if rules.court_values == "none":
        yield translate("RulesBook", "Court cards are not built with.")
    yield from _taking(rules)
    yield from _multiple(rules)
    yield from _raising(rules)
    yield _ownership(rules)
    yield say(_DUTIES[duty_in_force(rules)])
    yield from _duty_examples(rules)


def _two_builds(rules: RuleSet) -> str:
    if rules.owner_duty == "must_capture":
        return ""
    return " " + translate("RulesBook", "Two builds of different values need two cards.")


def _taking(rules: RuleSet) -> Iterator[str | Spec]:
    yield translate(
        "RulesBook",
        "The card that takes a build may take other builds and groups of the same value with it.",
    )
    yield Spec("8dQs", "3d5sKh", "8dx[2h6c]3d5s", (_MY_EIGHT,))
    yield say(_CAPTURE[rules.build_capture])
    owner = Reason.BUILD_OF_OTHER if rules.build_capture == "owner" else None
    yield Spec("8dQs", "Kh", "8dx[2h6c]", (_EIGHT,), owner)
    yield from _high_values(rules)


def _high_values(rules: RuleSet) -> Iterator[str | Spec]:
    if rules.dual_cards == "aces":
        yield translate(
            "RulesBook", "Builds may go up to 14. A build of 14 is taken only by an ace."
        )
        yield Spec("As8c", "Kh", "Asx[5d9c]", (Bound("5d9c", 14),))
    elif rules.dual_cards == "all":
        yield translate(
            "RulesBook",
            "Builds may go up to 16. A build of 14 is taken only by an ace, one of 15 only by "
            "Little Casino, one of 16 only by Big Casino.",
        )
        yield Spec("2s8c", "Kh", "2sx[6h9d]", (Bound("6h9d", 15),))


def _multiple(rules: RuleSet) -> Iterator[str | Spec]:
    if not rules.multiple_builds:
        yield translate(
            "RulesBook",
            "A build is a single group: two groups of one value are never put together, and "
            "nothing is added to a build.",
        )
        yield Spec("4s9d", "5h9cKc", "4s+5h9c=9", reason=Reason.NO_MULTIPLE_BUILDS)
        return
    yield translate(
        "RulesBook",
        "A multiple build consists of several groups, each of which makes the value. “I build "
        "nines,” you say. It can be made in one go.",
    )
    yield Spec("4s9d", "5h9cKc", "4s+5h9c=9")
    yield say(_ADD_TO_OTHERS if rules.owner_duty == "must_capture" else _ADD)
    yield Spec("5s8dTc", "3hKc", "5s+[2h6c]3h=8", (_EIGHT,))
    yield translate(
        "RulesBook",
        "Two builds are never put together, but two of the same value may lie side by side.",
    )


def _raising(rules: RuleSet) -> Iterator[str | Spec]:
    who = raisers_in_force(rules)
    yield say(_RAISE[who])
    if who == "nobody":
        yield Spec("Ad9s", "Kh", "Ad+[2h6c]=9", (_EIGHT,), Reason.NOBODY_RAISES)
        return
    yield Spec("Ad9s", "Kh", "Ad+[2h6c]=9", (_EIGHT,))
    if who == "opponents" and rules.owner_duty != "must_capture":
        own = Spec("Ad8h9s", "Kh", "Ad+[2h6c]=9", (_MY_EIGHT,), Reason.OWN_BUILD_NOT_RAISED)
        yield own
    table_cards = Spec("3sTc", "2dKh", "3s+[Ac4h]2d=10", (Bound("Ac4h", 5, OTHER),))
    yield table_cards._replace(reason=Reason.RAISE_FROM_HAND_ONLY)
    if rules.multiple_builds:
        yield translate(
            "RulesBook",
            "Loose cards that make the new value by themselves may go onto it in the same move. "
            "A multiple build is never raised.",
        )
        yield Spec("AdTs", "Kh", "Ad+[4s5h9c]=10", (_NINES,), Reason.MULTIPLE_NOT_RAISED)


def raisers_in_force(rules: RuleSet) -> RaiseBuilds:
    """Who may raise a build, given that an owner who must capture raises nothing."""
    bound = rules.raise_builds == "anyone" and rules.owner_duty == "must_capture"
    return "opponents" if bound else rules.raise_builds


def _ownership(rules: RuleSet) -> str:
    if rules.multiple_builds and rules.raise_builds != "nobody":
        return translate(
            "RulesBook",
            "A build belongs to whoever made it, raised it or added to it last. Whoever takes over "
            "your build frees you from it.",
        )
    if rules.multiple_builds:
        return translate(
            "RulesBook",
            "A build belongs to whoever made it or added to it last. Whoever takes over your build "
            "frees you from it.",
        )
    if rules.raise_builds != "nobody":
        return translate(
            "RulesBook",
            "A build belongs to whoever made or raised it last. Whoever takes over your build "
            "frees you from it.",
        )
    return translate("RulesBook", "A build belongs to whoever made it.")


def _duty_examples(rules: RuleSet) -> Iterator[Spec]:
    duty = duty_in_force(rules)
    if duty != rules.owner_duty:
        return
    if duty == "none":
        yield Spec("3c8d", "Kh", "3c", (_MY_EIGHT,))
        yield Spec("3c8d", "Kh", "8d", (_MY_EIGHT,), Reason.OWN_BUILD_UNGUARDED)
        return
    refused = Reason.OWNER_MAY_NOT_TRAIL if duty == "no_trail" else Reason.OWNER_MUST_CAPTURE
    yield Spec("3c8d", "Kh", "3c", (_MY_EIGHT,), refused)
