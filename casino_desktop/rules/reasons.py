"""Why a move is refused. The user interface owns a sentence in each language for each reason."""

from enum import StrEnum
from typing import NamedTuple


class Reason(StrEnum):
    """A rule that a refused move would break."""

    NOT_IN_HAND = "not_in_hand"
    NOT_ON_TABLE = "not_on_table"
    WRONG_SUM = "wrong_sum"
    COURT_TAKES_ITS_RANK = "court_takes_its_rank"
    COURT_TAKES_ONE = "court_takes_one"
    COURT_TAKES_ONE_OR_THREE = "court_takes_one_or_three"
    COURT_CANNOT_BUILD = "court_cannot_build"
    BUILD_OTHER_VALUE = "build_other_value"
    BUILD_OF_OTHER = "build_of_other"
    NO_BUILDS = "no_builds"
    NO_MULTIPLE_BUILDS = "no_multiple_builds"
    BUILDS_NOT_MERGED = "builds_not_merged"
    MULTIPLE_NOT_RAISED = "multiple_not_raised"
    RAISE_FROM_HAND_ONLY = "raise_from_hand_only"
    NOBODY_RAISES = "nobody_raises"
    OWN_BUILD_NOT_RAISED = "own_build_not_raised"
    BUILD_NEEDS_LOOSE_CARD = "build_needs_loose_card"
    GUARD_NEEDED = "guard_needed"
    OWN_BUILD_UNGUARDED = "own_build_unguarded"
    OWNER_MAY_NOT_TRAIL = "owner_may_not_trail"
    OWNER_MUST_CAPTURE = "owner_must_capture"
    CARD_MUST_CAPTURE = "card_must_capture"
    HAND_MUST_CAPTURE = "hand_must_capture"
    MUST_TAKE_PAIRS = "must_take_pairs"
    MUST_TAKE_ALL = "must_take_all"
    MUST_SWEEP = "must_sweep"


class Refusal(NamedTuple):
    """A reason and the value it speaks of: the card's, or the build's; 0 where none matters."""

    reason: Reason
    value: int = 0
