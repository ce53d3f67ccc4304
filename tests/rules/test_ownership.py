"""Owners: the guard, the duty not to trail, taking over, and the safety net."""

import pytest

from casino_desktop.rules.apply import apply
from casino_desktop.rules.cards import parse_card, parse_cards
from casino_desktop.rules.check import check
from casino_desktop.rules.moves import Move
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.reasons import Reason, Refusal
from casino_desktop.rules.state import Build
from tests.rules.table import allows, captures, table, texts

DUTIES = pytest.mark.parametrize("duty", ["no_trail", "must_capture", "none"])


def test_an_owner_may_take_or_build_something_else() -> None:
    state = table("casino-de", "2h5h7h9hKh", "4c9cKc", "3c4d=7@0")
    assert texts(state) == {
        "7hx[3c4d]",
        "9hx9c",
        "KhxKc",
        "5h+4c=9",
        "5h+4c9c=9",
        "2h+[3c4d]=9",
        "2h+[3c4d]9c=9",
    }


@DUTIES
def test_the_guard_holds_under_every_duty(duty: str) -> None:
    state = table("cassino-de", "7hKh", "7c", "3c4d=7@0", owner_duty=duty)
    assert not allows(state, "7hx7c")
    assert not allows(state, "7h")
    assert allows(state, "7hx[3c4d]7c")


@DUTIES
def test_who_owns_nothing_may_trail(duty: str) -> None:
    assert {"7h", "Kh"} <= texts(table("cassino-de", "7hKh", "7c", "3c4d=7@1", owner_duty=duty))


def test_must_capture_forbids_building_on() -> None:
    state = table("cassino-de", "2h7h9h", "", "3c4d=7@0", owner_duty="must_capture")
    assert texts(state) == {"7hx[3c4d]"}


def test_one_ace_cannot_guard_both_of_its_values() -> None:
    builds = "6c8c=14@0"
    one_ace = table("casino-de-royal", "AhAd4h5h", "Ac4c", builds)
    assert not allows(one_ace, "Ah+Ac=1")
    two_aces = table("casino-de-royal", "AhAdAs4h", "Ac4c", builds)
    assert allows(two_aces, "Ah+Ac=1")


def test_two_values_need_two_cards_even_if_one_could_take_either() -> None:
    state = table("casino-de-royal", "AhKh", "Kc", "6c8c=14@0 AcAd=1*@0")
    assert not allows(state, "KhxKc")
    state = table("casino-de-royal", "AhAsKh", "Kc", "6c8c=14@0 AcAd=1*@0")
    assert allows(state, "KhxKc")


def test_equal_builds_stand_side_by_side_and_are_taken_singly() -> None:
    state = table("casino-de", "9hKh", "", "3c4d=7@1 2c5d=7@1", "7h7s")
    after = apply(state, parse_move("9h")).state
    both = {"x[3c4d]", "x[2c5d]", "x[2c5d][3c4d]"}
    assert captures(after) == {seven + taken for seven in ("7h", "7s") for taken in both}


def test_builds_of_equal_value_are_never_merged() -> None:
    state = table("casino-de", "7h7s", "", "3c4d=7@1 2c5d=7@1")
    merging = Move(parse_card("7h"), 0, tuple(map(parse_cards, ("2c5d", "3c4d"))), 7)
    assert check(state, merging) == Refusal(Reason.BUILDS_NOT_MERGED)
    assert {text for text in texts(state) if "+" in text} == {
        "7h+[2c5d]=7",
        "7h+[3c4d]=7",
        "7s+[2c5d]=7",
        "7s+[3c4d]=7",
    }


def test_adding_takes_a_build_over() -> None:
    state = table("cassino-de", "7h7s", "5h2h", "3c4d=7@1", "KhQh")
    assert captures(state) == {"7hx2h5h", "7sx2h5h"}
    after = apply(state, parse_move("7h+[3c4d]2h5h=7")).state
    assert after.builds == (Build(parse_cards("2h5h3c4d7h"), 7, True, 0),)


def test_adding_a_sum_from_hand_and_table() -> None:
    state = table("casino-de", "5h7h", "2c", "3c4d=7@1", "Kh")
    after = apply(state, parse_move("5h+[3c4d]2c=7")).state
    assert after.builds == (Build(parse_cards("3c4d2c5h"), 7, True, 0),)


@pytest.mark.parametrize("preset", ["casino-de", "cassino-de", "casino-da", "casino-classic"])
def test_a_multiple_build_is_never_raised(preset: str) -> None:
    state = table(preset, "2h9h", "", "3c4d7c=7*@1")
    assert {text for text in texts(state) if "+" in text} == set()


@pytest.mark.parametrize("seat", [0, 2])
def test_opponents_raises_allow_everybody_but_the_owner(seat: int) -> None:
    builds = f"3c4d=7@{seat}"
    state = table("casino-de", "2h7h9h", "", builds, seats=4, raise_builds="opponents")
    assert allows(state, "2h+[3c4d]=9") is (seat != 0)


@DUTIES
def test_safety_net_when_no_move_is_legal(duty: str) -> None:
    """A build that lost its guard leaves nothing legal; any card may then be trailed."""
    state = table("casino-de", "KhQh", "9c", "3c4d=7@0", owner_duty=duty)
    assert texts(state) == {"Kh", "Qh"}
    assert allows(state, "Kh")


def test_no_safety_net_while_a_capture_is_legal() -> None:
    state = table("casino-de", "7hQh", "9c", "3c4d=7@0")
    assert texts(state) == {"7hx[3c4d]"}


def test_courts_neither_build_nor_guard() -> None:
    state = table("casino-de", "JhJsKh", "JcKc5c6c")
    assert texts(state) == {"Jh", "Js", "Kh", "JhxJc", "JsxJc", "KhxKc"}


def test_courts_with_numbers_build_and_guard() -> None:
    state = table("casino-classic", "2hJhKh", "JcKc9d")
    assert {"2h+9d=11", "2h+Jc=13", "2h+JcKc=13", "2h+9dJc=11"} <= texts(state)
