"""Every reason for a refusal, by a gesture or a move that breaks this rule and no other.

A reason without a row here fails.
"""

from typing import NamedTuple

import pytest

from casino_desktop.rules.cards import parse_card, parse_cards
from casino_desktop.rules.check import check
from casino_desktop.rules.intent import intent
from casino_desktop.rules.moves import Move
from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.reasons import Reason
from casino_desktop.rules.state import DealState
from tests.rules.table import table


class Drop(NamedTuple):
    """A hand card dropped on a target, or played onto a selection; and the value spoken of."""

    state: DealState
    card: str
    target: str = ""
    selection: str = ""
    value: int = 0


def move(card: str, loose: str = "", *builds: str, value: int) -> Move:
    return Move(parse_card(card), parse_cards(loose), tuple(map(parse_cards, builds)), value)


GESTURES = {
    Reason.NOT_IN_HAND: Drop(table("casino-de", "7h", "7c"), "7s", "7c"),
    Reason.NOT_ON_TABLE: Drop(table("casino-de", "7h", "7c"), "7h", "", "7d"),
    Reason.WRONG_SUM: Drop(table("casino-de", "7h", "3c5d"), "7h", "", "3c5d", value=7),
    Reason.COURT_TAKES_ITS_RANK: Drop(table("casino-de", "Kh", "Qc"), "Kh", "Qc"),
    Reason.COURT_TAKES_ONE: Drop(table("casino-de", "Kh", "KcKd"), "Kh", "", "KcKd"),
    Reason.COURT_TAKES_ONE_OR_THREE: Drop(
        table("casino-de", "Kh", "KcKdKs", court_capture="one_or_three"), "Kh", "", "KcKd"
    ),
    Reason.BUILD_OTHER_VALUE: Drop(table("casino-de", "9h", "", "3c4c=7@1"), "9h", "3c4c", value=7),
    Reason.BUILD_OF_OTHER: Drop(table("cassino-de", "7h", "", "3c4c=7@1"), "7h", "3c4c", value=7),
    Reason.MULTIPLE_NOT_RAISED: Drop(
        table("casino-de", "2h9h", "", "3c4c7d=7*@1"), "2h", "3c4c7d", value=7
    ),
    Reason.NOBODY_RAISES: Drop(
        table("casino-de", "2h9h", "", "3c4c=7@1", raise_builds="nobody"), "2h", "3c4c"
    ),
    Reason.OWN_BUILD_NOT_RAISED: Drop(
        table("casino-de", "2h7h9h", "", "3c4c=7@0", raise_builds="opponents"), "2h", "3c4c"
    ),
    Reason.RAISE_FROM_HAND_ONLY: Drop(
        table("casino-de", "3h8hTh", "2c", "Ac4c=5@1"), "3h", "", "Ac4c2c", value=10
    ),
    Reason.NO_MULTIPLE_BUILDS: Drop(
        table("casino-de", "8h8s5h", "3c8c", multiple_builds=False), "5h", "", "3c8c"
    ),
    Reason.GUARD_NEEDED: Drop(table("casino-de", "3hKh", "5c"), "3h", "5c", value=8),
    Reason.OWN_BUILD_UNGUARDED: Drop(
        table("casino-de", "7hKh", "7c", "3c4c=7@0"), "7h", "", "7c", value=7
    ),
    Reason.OWNER_MAY_NOT_TRAIL: Drop(table("casino-de", "7hKh", "7c", "3c4c=7@0"), "Kh", value=7),
    Reason.OWNER_MUST_CAPTURE: Drop(
        table("casino-de", "7hKh", "7c", "3c4c=7@0", owner_duty="must_capture"), "Kh", value=7
    ),
    Reason.CARD_MUST_CAPTURE: Drop(
        table("casino-de", "7hKh", "7c", must_capture="played_card"), "7h"
    ),
    Reason.HAND_MUST_CAPTURE: Drop(table("casino-de", "7hKh", "7c", must_capture="any_card"), "Kh"),
    Reason.MUST_TAKE_PAIRS: Drop(
        table("casino-de", "8h", "3c5c8c", capture_extent="all_pairs"), "8h", "", "3c5c", value=8
    ),
    Reason.MUST_TAKE_ALL: Drop(
        table("casino-de", "8h", "3c5c8c", capture_extent="maximal"), "8h", "", "8c", value=8
    ),
    Reason.MUST_SWEEP: Drop(table("casino-de", "8h5h", "3c5c", must_sweep=True), "5h", "5c"),
}

# What no gesture means: the moves that a record or the command line may hold.
MOVES = {
    Reason.COURT_CANNOT_BUILD: (table("casino-de", "KhKs", "Kc"), move("Kh", "Kc", value=13)),
    Reason.NO_BUILDS: (table("kasino-sv", "3h8h", "5c"), move("3h", "5c", value=8)),
    Reason.BUILD_NEEDS_LOOSE_CARD: (table("casino-de", "8h8s", "5c"), move("8h", value=8)),
    Reason.BUILDS_NOT_MERGED: (
        table("casino-de", "7h7s", "", "2c5c=7@1 3d4d=7@1"),
        move("7h", "", "2c5c", "3d4d", value=7),
    ),
}


def test_every_reason_has_a_case() -> None:
    assert set(GESTURES) | set(MOVES) == set(Reason)
    assert not set(GESTURES) & set(MOVES)


@pytest.mark.parametrize("reason", GESTURES)
def test_a_gesture_is_refused_for_this_reason(reason: Reason) -> None:
    drop = GESTURES[reason]
    answer = intent(
        drop.state, parse_card(drop.card), parse_cards(drop.target), parse_cards(drop.selection)
    )
    assert answer.moves == ()
    assert answer.refusal is not None
    assert answer.refusal.reason is reason


@pytest.mark.parametrize("reason", [reason for reason, drop in GESTURES.items() if drop.value])
def test_a_refusal_speaks_of_a_value(reason: Reason) -> None:
    drop = GESTURES[reason]
    answer = intent(
        drop.state, parse_card(drop.card), parse_cards(drop.target), parse_cards(drop.selection)
    )
    assert answer.refusal is not None
    assert answer.refusal.value == drop.value


@pytest.mark.parametrize("reason", MOVES)
def test_a_move_is_refused_for_this_reason(reason: Reason) -> None:
    refusal = check(*MOVES[reason])
    assert refusal is not None
    assert refusal.reason is reason


@pytest.mark.parametrize(
    ("must_capture", "card", "reason"),
    [
        ("any_card", "Kh", Reason.HAND_MUST_CAPTURE),
        ("played_card", "4h", Reason.CARD_MUST_CAPTURE),
        ("any_card", "7h", Reason.OWN_BUILD_UNGUARDED),
        ("never", "7h", Reason.OWN_BUILD_UNGUARDED),
    ],
)
def test_an_owner_who_may_trail_is_told_what_really_forbids_it(
    must_capture: str, card: str, reason: Reason
) -> None:
    duties = {"owner_duty": "none", "must_capture": must_capture}
    rules = PRESETS["casino-de"].changed(duties)
    state = table(rules, "4h7hKh", "4c", "3c4d=7@0")
    answer = intent(state, parse_card(card))
    assert answer.refusal is not None
    assert answer.refusal.reason is reason
