"""The examples where implementations go wrong: builds. The numbers are those of the rules."""

import pytest

from casino_desktop.rules.apply import apply
from casino_desktop.rules.cards import parse_cards
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.state import Build, DealState
from tests.rules.table import allows, captures, table, texts

BUILDING = [name for name, rules in PRESETS.items() if rules.builds]
where_builds_are_made = pytest.mark.parametrize("preset", BUILDING)


def built(state: DealState, text: str) -> Build:
    """The build that stands on the table after a build move."""
    return apply(state, parse_move(text)).state.builds[-1]


@where_builds_are_made
def test_example_5_adding_the_only_eight(preset: str) -> None:
    assert not allows(table(preset, "8hKs", "", "3c5c=8@0"), "8h+[3c5c]=8")
    assert not allows(table(preset, "8hKs", "", "3c5c=8@1"), "8h+[3c5c]=8")


@where_builds_are_made
def test_example_5_adding_one_of_two_eights(preset: str) -> None:
    state = table(preset, "8h8s", "", "3c5c=8@1", "Kc")
    assert allows(state, "8h+[3c5c]=8")
    assert built(state, "8h+[3c5c]=8") == Build(parse_cards("3c5c8h"), 8, True, 0)


@where_builds_are_made
def test_example_5_building_fours_needs_two_of_them(preset: str) -> None:
    assert not allows(table(preset, "4hKs", "4c"), "4h+4c=4")
    state = table(preset, "4h4s", "4c", "", "Kc")
    assert allows(state, "4h+4c=4")
    assert built(state, "4h+4c=4") == Build(parse_cards("4c4h"), 4, True, 0)


@where_builds_are_made
def test_example_6_one_five_card_multiple_build(preset: str) -> None:
    state = table(preset, "2h7h", "3c4c5c7c", "", "Kc")
    assert allows(state, "2h+3c4c5c7c=7")
    assert built(state, "2h+3c4c5c7c=7") == Build(parse_cards("2h3c4c5c7c"), 7, True, 0)
    five_cards = [text for text in texts(state) if len(text) == len("2h+3c4c5c7c=7")]
    assert five_cards == ["2h+3c4c5c7c=7"]


@where_builds_are_made
def test_example_6_an_eight_beside_five_and_three(preset: str) -> None:
    state = table(preset, "8h8s", "3c5c", "", "Kc")
    assert allows(state, "8h+3c5c=8")
    assert built(state, "8h+3c5c=8").multiple


@where_builds_are_made
def test_example_7_a_raise_comes_from_the_hand_alone(preset: str) -> None:
    state = table(preset, "3h8hTh", "2c", "Ac4c=5@1", "Kc")
    assert allows(state, "3h+[Ac4c]=8")
    assert not allows(state, "3h+[Ac4c]2c=10")
    assert built(state, "3h+[Ac4c]=8") == Build(parse_cards("Ac4c3h"), 8, False, 0)


@where_builds_are_made
def test_example_7_raising_and_absorbing(preset: str) -> None:
    state = table(preset, "2h9h", "9c", "3c4c=7@1", "Kc")
    assert allows(state, "2h+[3c4c]9c=9")
    assert built(state, "2h+[3c4c]9c=9") == Build(parse_cards("2h3c4c9c"), 9, True, 0)


@where_builds_are_made
def test_example_8_the_guard_itself_may_raise_its_build(preset: str) -> None:
    state = table(preset, "3h6h", "", "Ac2c=3@0", "Kc")
    assert allows(state, "3h+[Ac2c]=6")
    assert built(state, "3h+[Ac2c]=6") == Build(parse_cards("Ac2c3h"), 6, False, 0)


@where_builds_are_made
def test_example_8_no_build_towards_a_later_value(preset: str) -> None:
    state = table(preset, "5h2hTh", "3c")
    assert not allows(state, "5h+3c=8")


@where_builds_are_made
def test_example_9_two_builds_and_two_guards(preset: str) -> None:
    assert texts(table(preset, "8h9h", "8c", "3c5c=8@0 4c5d=9@0")) == {
        "8hx[3c5c]",
        "8hx[3c5c]8c",
        "9hx[4c5d]",
    }


@where_builds_are_made
def test_example_10_equal_builds_share_a_guard(preset: str) -> None:
    state = table(preset, "8h4h", "4c", "3c5c=8@0 2c6c=8@0")
    assert allows(state, "4hx4c")
    assert not allows(state, "8hx[2c6c]")
    assert not allows(state, "8hx[3c5c]")
    assert allows(state, "8hx[2c6c][3c5c]")


def test_example_11_big_casino_guards_no_ten_with_a_high_hand() -> None:
    with_ten = table("casino-classic", "4hTh", "6c", dual_mode="hand_high")
    assert allows(with_ten, "4h+6c=10")
    with_big = table("casino-classic", "4hTd", "6c", dual_mode="hand_high")
    assert not allows(with_big, "4h+6c=10")


@pytest.mark.parametrize("mode", ["hand_choice", "hand_high", "free"])
def test_example_12_high_builds_have_one_taker(mode: str) -> None:
    every_card = "2s2hThTdAhKh"
    fifteen = table("casino-classic", every_card, "", "7c8c=15@1", dual_mode=mode)
    assert captures(fifteen) == {"2sx[7c8c]"}
    sixteen = table("casino-classic", every_card, "", "7c9c=16@1", dual_mode=mode)
    assert captures(sixteen) == {"Tdx[7c9c]"}


def test_example_12_single_high_builds_may_be_raised() -> None:
    fourteen = table("casino-classic", "Ah2s2hTd", "", "6c8c=14@1", "Kc")
    assert allows(fourteen, "Ah+[6c8c]=15")
    assert allows(fourteen, "2h+[6c8c]=16")
    assert built(fourteen, "Ah+[6c8c]=15") == Build(parse_cards("6c8cAh"), 15, False, 0)
    assert allows(table("casino-classic", "AhTd", "", "7c8c=15@1"), "Ah+[7c8c]=16")
    assert not allows(table("casino-classic", "Ah2s", "", "6c8c=14*@1"), "Ah+[6c8c]=15")


@where_builds_are_made
def test_example_13_a_raised_build_leaves_its_builder_free(preset: str) -> None:
    bound = table(preset, "7hKh", "", "3c4c=7@0")
    assert not allows(bound, "Kh")
    opponent = table(preset, "2h9h", "", "3c4c=7@0", "7hKh", mover=1)
    free = apply(opponent, parse_move("2h+[3c4c]=9")).state
    assert free.mover == 0
    assert {"Kh", "7h"} <= texts(free)


@where_builds_are_made
def test_example_13_a_partner_is_not_bound(preset: str) -> None:
    state = table(preset, "7h6h", "", "3c4c=7@2", seats=4, teams=True)
    assert allows(state, "6h")
    takes = PRESETS[preset].build_capture == "anyone"
    assert allows(state, "7hx[3c4c]") is takes
