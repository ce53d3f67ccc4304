"""Where the book explains a refusal."""

from casino_desktop.rules.reasons import Reason

_SECTIONS = {
    "turn": (Reason.NOT_IN_HAND, Reason.NOT_ON_TABLE, Reason.NO_BUILDS),
    "capturing": (
        Reason.WRONG_SUM,
        Reason.COURT_TAKES_ITS_RANK,
        Reason.COURT_TAKES_ONE,
        Reason.COURT_TAKES_ONE_OR_THREE,
        Reason.MUST_TAKE_PAIRS,
        Reason.MUST_TAKE_ALL,
    ),
    "building": (
        Reason.COURT_CANNOT_BUILD,
        Reason.BUILD_OTHER_VALUE,
        Reason.BUILD_OF_OTHER,
        Reason.NO_MULTIPLE_BUILDS,
        Reason.BUILDS_NOT_MERGED,
        Reason.MULTIPLE_NOT_RAISED,
        Reason.RAISE_FROM_HAND_ONLY,
        Reason.NOBODY_RAISES,
        Reason.OWN_BUILD_NOT_RAISED,
        Reason.BUILD_NEEDS_LOOSE_CARD,
        Reason.GUARD_NEEDED,
        Reason.OWN_BUILD_UNGUARDED,
        Reason.OWNER_MAY_NOT_TRAIL,
        Reason.OWNER_MUST_CAPTURE,
    ),
    "trailing": (Reason.CARD_MUST_CAPTURE, Reason.HAND_MUST_CAPTURE),
    "sweeps": (Reason.MUST_SWEEP,),
}
_BY_REASON = {reason: section for section, reasons in _SECTIONS.items() for reason in reasons}


def section_of(reason: Reason) -> str:
    """The name of the section that explains a reason.

    >>> section_of(Reason.GUARD_NEEDED)
    'building'
    """
    return _BY_REASON[reason]
