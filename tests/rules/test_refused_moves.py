"""Moves that no listing holds are refused by the check, and never played by apply."""

import pytest

from casino_desktop.rules.apply import apply
from casino_desktop.rules.cards import parse_card, parse_cards
from casino_desktop.rules.check import check
from casino_desktop.rules.errors import IllegalMoveError, Problem
from casino_desktop.rules.moves import Move
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.reasons import Reason, Refusal
from casino_desktop.rules.state import DealState
from tests.rules.table import allows, table

STATE = table("casino-de", "7h7s9h2h", "4c5c9c", "3c4d=7@1", "KhQhJhTh")


def test_apply_refuses_what_the_check_refuses() -> None:
    with pytest.raises(IllegalMoveError, match="9hx4c is not legal") as error:
        apply(STATE, parse_move("9hx4c"))
    assert error.value.problem is Problem.ILLEGAL_MOVE


@pytest.mark.parametrize("text", ["Kh", "Ks", "4c", "3c"])
def test_only_the_movers_own_cards_are_played(text: str) -> None:
    assert check(STATE, parse_move(text)) == Refusal(Reason.NOT_IN_HAND)


@pytest.mark.parametrize(
    "text",
    [
        "9hx9d",
        "9hx4c5d",
        "7hx3c4d",
        "9hx[4c5c]",
        "9hx[4c5c]9c",
        "7hx[3c]4d",
        "7hx[4d3c9c]",
        "2h+[4c5c]=9",
        "2h+7d=9",
        "7h+[4d]=7",
    ],
)
def test_only_what_lies_on_the_table_is_touched(text: str) -> None:
    assert check(STATE, parse_move(text)) == Refusal(Reason.NOT_ON_TABLE)


def test_a_build_is_taken_once() -> None:
    twice = Move(parse_card("7h"), 0, (parse_cards("3c4d"),) * 2)
    assert check(STATE, twice) == Refusal(Reason.NOT_ON_TABLE)


@pytest.mark.parametrize("value", [-1, 1, 8, 14, 17, 99])
def test_a_value_that_is_not_reached(value: int) -> None:
    assert check(STATE, Move(parse_card("2h"), parse_cards("5c"), (), value)) is not None
    assert check(STATE, Move(parse_card("2h"), 0, (parse_cards("3c4d"),), value)) is not None


def single_only(hand: str, loose: str, builds: str) -> DealState:
    return table("casino-de", hand, loose, builds, multiple_builds=False)


@pytest.mark.parametrize(
    ("state", "text"),
    [
        (single_only("2h9h", "9c", "3c4d=7@1"), "2h+[3c4d]9c=9"),
        (single_only("7h7s", "", "3c4d=7@1"), "7h+[3c4d]=7"),
        (single_only("5h7s", "2c", "3c4d=7@1"), "5h+[3c4d]2c=7"),
        (single_only("7h7s", "7c", ""), "7h+7c=7"),
        (single_only("2h7s", "5c7c", ""), "2h+5c7c=7"),
    ],
)
def test_without_multiple_builds(state: DealState, text: str) -> None:
    assert not allows(state, text)
    refusal = check(state, parse_move(text))
    assert refusal is not None
    assert refusal.reason is Reason.NO_MULTIPLE_BUILDS


def test_without_multiple_builds_single_ones_are_made_and_raised() -> None:
    assert allows(single_only("2h9h", "9c", "3c4d=7@1"), "2h+[3c4d]=9")
    assert allows(single_only("2h7h", "5c7c", ""), "2h+5c=7")
    assert allows(single_only("2h7h", "4cAc", ""), "2h+Ac4c=7")
