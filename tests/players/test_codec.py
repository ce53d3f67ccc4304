import json
from typing import Any

import pytest

from casino_desktop.players.codec import read_observation, write_observation
from casino_desktop.rules.errors import PlayerError, Problem


def test_every_observation_survives_the_way_through_json(positions: list[Any]) -> None:
    assert len(positions) > 200
    for position in positions:
        for seat in range(position.state.seats):
            seen = position.seen_by(seat)
            assert read_observation(json.loads(json.dumps(write_observation(seen)))) == seen


def test_builds_sweeps_and_piles_are_among_them(positions: list[Any]) -> None:
    states = [position.state for position in positions]
    assert any(state.builds for state in states)
    assert any(state.sweeps for state in states)
    assert any(state.last_capturer >= 0 for state in states)


@pytest.fixture
def written(positions: list[Any]) -> dict[str, Any]:
    position = next(p for p in positions if p.state.builds)
    return write_observation(position.seen_by(position.state.mover))


def test_no_part_may_be_missing(written: dict[str, Any]) -> None:
    for part in written:
        rest = {name: value for name, value in written.items() if name != part}
        with pytest.raises(PlayerError) as caught:
            read_observation(rest)
        assert caught.value.problem is Problem.BAD_OBSERVATION


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("rules", {"preset": "poker"}),
        ("rules", None),
        ("seat", 7),
        ("seat", True),
        ("mover", -1),
        ("hand", "9x"),
        ("hand", "9c9c"),
        ("hand", None),
        ("hand_sizes", [4]),
        ("hand_sizes", [4, "4"]),
        ("loose", "AcAdAhAs2c2d2h2s"),
        ("builds", [{"cards": "3c4c", "value": 99, "multiple": False, "owner": 0}]),
        ("builds", [{}]),
        ("stock", 53),
        ("piles", []),
        ("sweeps", [[0]]),
        ("sweeps", [[0, 52]]),
        ("last_capturer", 9),
        ("moves", ["9h to the table"]),
        ("totals", ["1"]),
    ],
)
def test_an_impossible_part_is_refused(written: dict[str, Any], part: str, value: Any) -> None:
    with pytest.raises(PlayerError):
        read_observation({**written, part: value})


def test_something_else_than_an_object_is_refused() -> None:
    values: list[Any] = [None, 3, [], "hand"]
    for value in values:
        with pytest.raises(PlayerError):
            read_observation(value)
