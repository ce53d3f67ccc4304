"""The examples where implementations go wrong: captures. The numbers are those of the rules."""

import pytest

from casino_desktop.rules.presets import PRESETS
from tests.rules.table import allows, captures, table

FREE = [name for name, rules in PRESETS.items() if rules.capture_extent == "free"]
BUILDING = [name for name, rules in PRESETS.items() if rules.builds]
every = pytest.mark.parametrize("preset", PRESETS)
where_extent_is_free = pytest.mark.parametrize("preset", FREE)
where_builds_are_made = pytest.mark.parametrize("preset", BUILDING)


@where_extent_is_free
def test_example_1_nine_ways_to_take_with_an_eight(preset: str) -> None:
    state = table(preset, "8h", "Ac2c3c5c6c8c")
    assert captures(state) == {
        "8hx8c",
        "8hx2c6c",
        "8hx3c5c",
        "8hxAc2c5c",
        "8hx2c6c8c",
        "8hx3c5c8c",
        "8hxAc2c5c8c",
        "8hx2c3c5c6c",
        "8hx2c3c5c6c8c",
    }


def test_example_1_under_maximal_extent() -> None:
    state = table("kasino-sv-misere", "8h", "Ac2c3c5c6c8c")
    assert captures(state) == {"8hxAc2c5c8c", "8hx2c3c5c6c8c"}


@every
def test_example_2_a_divisible_total_is_no_group(preset: str) -> None:
    state = table(preset, "8h", "2c7c7d")
    assert captures(state) == set()
    assert not allows(state, "8hx2c7c7d")


@where_builds_are_made
def test_example_3_a_nine_takes_any_part_of_three_groups(preset: str) -> None:
    state = table(preset, "9h9s", "4d5h9c", "3s6d=9@0")
    assert {text for text in captures(state) if text.startswith("9h")} == {
        "9hx[3s6d]",
        "9hx4d5h",
        "9hx9c",
        "9hx[3s6d]4d5h",
        "9hx[3s6d]9c",
        "9hx4d5h9c",
        "9hx[3s6d]4d5h9c",
    }


@where_builds_are_made
def test_example_3_a_build_is_never_part_of_a_sum(preset: str) -> None:
    state = table(preset, "9h7h", "2c", "3s4c=7@0")
    assert captures(state) == {"7hx[3s4c]"}


@where_builds_are_made
def test_example_4_two_fives_are_taken_by_what_was_announced(preset: str) -> None:
    assert captures(table(preset, "5hTh", "", "5c5d=10@0")) == {"Thx[5c5d]"}
    assert captures(table(preset, "5hTh", "", "5c5d=5*@0")) == {"5hx[5c5d]"}


@pytest.mark.parametrize("preset", ["kasino-sv", "kasino-sv-draw", "kasino-sv-forced"])
def test_example_14_little_casino_takes_with_one_value_a_turn(preset: str) -> None:
    assert captures(table(preset, "2s", "2c6c9c")) == {"2sx2c", "2sx6c9c"}


@pytest.mark.parametrize("preset", ["kasino-sv", "casino-classic", "casino-de-royal"])
def test_example_14_a_queen_takes_queen_and_sum(preset: str) -> None:
    state = table(preset, "Qh", "5d7cQs")
    assert captures(state) == {"QhxQs", "Qhx5d7c", "Qhx5d7cQs"}


@pytest.mark.parametrize("preset", ["kasino-sv", "kasino-sv-aces", "kasino-sv-pairs"])
def test_example_14_an_ace_as_fourteen_takes_an_ace_when_free(preset: str) -> None:
    state = table(preset, "Ah", "Ac5c9c")
    assert captures(state) == {"AhxAc", "Ahx5c9c", "AhxAc5c9c"}


@pytest.mark.parametrize("preset", ["casino-classic", "casino-de-royal", "cassino-en-royal"])
def test_example_14_an_ace_takes_one_way_by_hand_choice(preset: str) -> None:
    assert captures(table(preset, "Ah", "Ac5c9c")) == {"AhxAc", "Ahx5c9c"}


@pytest.mark.parametrize("preset", ["kasino-sv", "casino-classic"])
def test_little_casino_is_fifteen_on_the_table_only_when_free(preset: str) -> None:
    free = PRESETS[preset].dual_mode == "free"
    assert captures(table(preset, "Td", "Ac2s")) == ({"TdxAc2s"} if free else set())


def test_example_11_high_hands_cannot_take_their_low_values() -> None:
    assert captures(table("kasino-sv-high", "Ah2sTd", "Ac2cTc")) == set()
    assert captures(table("kasino-sv-high", "Ah2sTd", "4c6c7c8cTc")) == {
        "Ahx4cTc",
        "Ahx6c8c",
        "Ahx4c6c8cTc",
        "2sx7c8c",
        "Tdx6cTc",
    }
