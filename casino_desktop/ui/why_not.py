"""Why a move is impossible: one sentence for each reason of the rules."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from casino_desktop.rules.reasons import Reason, Refusal

from .card_names import sentence
from .number_words import value_word, values_word

SENTENCES: dict[Reason, Any] = {
    Reason.NOT_IN_HAND: QT_TRANSLATE_NOOP("WhyNot", "That card is not in your hand."),
    Reason.NOT_ON_TABLE: QT_TRANSLATE_NOOP("WhyNot", "Those cards no longer lie on the table."),
    Reason.WRONG_SUM: QT_TRANSLATE_NOOP("WhyNot", "The cards do not make {value}."),
    Reason.COURT_TAKES_ITS_RANK: QT_TRANSLATE_NOOP(
        "WhyNot", "A court card takes only cards of its own rank."
    ),
    Reason.COURT_TAKES_ONE: QT_TRANSLATE_NOOP("WhyNot", "A court card takes only one card."),
    Reason.COURT_TAKES_ONE_OR_THREE: QT_TRANSLATE_NOOP(
        "WhyNot", "A court card takes either one card or all three, never two."
    ),
    Reason.COURT_CANNOT_BUILD: QT_TRANSLATE_NOOP(
        "WhyNot", "Court cards have no value, so nothing is built with them."
    ),
    Reason.BUILD_OTHER_VALUE: QT_TRANSLATE_NOOP(
        "WhyNot", "That build is worth {value}: only a card worth {value} takes it."
    ),
    Reason.BUILD_OF_OTHER: QT_TRANSLATE_NOOP("WhyNot", "Only the owner may take that build."),
    Reason.NO_BUILDS: QT_TRANSLATE_NOOP("WhyNot", "There are no builds in this game."),
    Reason.NO_MULTIPLE_BUILDS: QT_TRANSLATE_NOOP(
        "WhyNot", "There are no multiple builds in this game."
    ),
    Reason.BUILDS_NOT_MERGED: QT_TRANSLATE_NOOP(
        "WhyNot", "Two builds are never put together into one."
    ),
    Reason.MULTIPLE_NOT_RAISED: QT_TRANSLATE_NOOP(
        "WhyNot", "This is a build of {values}: a multiple build is never raised."
    ),
    Reason.RAISE_FROM_HAND_ONLY: QT_TRANSLATE_NOOP(
        "WhyNot", "A build is raised with the card from your hand alone, not with table cards."
    ),
    Reason.NOBODY_RAISES: QT_TRANSLATE_NOOP("WhyNot", "Builds are not raised in this game."),
    Reason.OWN_BUILD_NOT_RAISED: QT_TRANSLATE_NOOP("WhyNot", "You may not raise your own build."),
    Reason.BUILD_NEEDS_LOOSE_CARD: QT_TRANSLATE_NOOP(
        "WhyNot", "A build needs at least one card from the table."
    ),
    Reason.GUARD_NEEDED: QT_TRANSLATE_NOOP(
        "WhyNot", "To build {value} you must keep a card that takes {value}."
    ),
    Reason.OWN_BUILD_UNGUARDED: QT_TRANSLATE_NOOP(
        "WhyNot", "You need this card to take your build of {value}."
    ),
    Reason.OWNER_MAY_NOT_TRAIL: QT_TRANSLATE_NOOP(
        "WhyNot", "While a build is yours, here {value}, you may not lay a card down."
    ),
    Reason.OWNER_MUST_CAPTURE: QT_TRANSLATE_NOOP(
        "WhyNot", "While a build is yours, you may only take cards."
    ),
    Reason.CARD_MUST_CAPTURE: QT_TRANSLATE_NOOP(
        "WhyNot", "This card can take something, so you may not lay it down."
    ),
    Reason.HAND_MUST_CAPTURE: QT_TRANSLATE_NOOP(
        "WhyNot", "You can take something, so you may not lay a card down."
    ),
    Reason.MUST_TAKE_PAIRS: QT_TRANSLATE_NOOP(
        "WhyNot", "Whoever takes with {value} must take every loose card worth {value}."
    ),
    Reason.MUST_TAKE_ALL: QT_TRANSLATE_NOOP(
        "WhyNot", "Whoever takes with {value} must take all that it can take."
    ),
    Reason.MUST_SWEEP: QT_TRANSLATE_NOOP("WhyNot", "You can clear the table, so you must."),
}


def why_not(refusal: Refusal) -> str:
    """The sentence for a refusal; a reason that speaks of a value gets it in words."""
    text = QCoreApplication.translate("WhyNot", SENTENCES[refusal.reason])
    value, values = value_word(refusal.value), values_word(refusal.value)
    return sentence(text.format(value=value, values=values))
