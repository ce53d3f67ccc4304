"""Positions as JSON values: read, written, and refused with a word about the place."""

from typing import Any

import pytest

from casino_desktop.rules.errors import CasinoError, PositionError
from casino_desktop.rules.position import position_of, read_position
from casino_desktop.rules.state import Build
from tests.rules.table import table
from tests.rules.vectors import rows

GOOD: dict[str, Any] = {
    "rules": {"preset": "casino-de", "court_capture": "any"},
    "seats": 2,
    "hand": ["3s", "7d"],
    "loose": ["4c", "Kh"],
    "builds": [{"cards": ["3h", "4d"], "value": 7, "multiple": False, "owner": 1}],
    "mover": 0,
}


def test_reading() -> None:
    expected = table("casino-de", "3s7d", "4cKh", "3h4d=7@1", court_capture="any")
    assert read_position(GOOD) == expected
    assert expected.builds == (Build(expected.builds[0].cards, 7, False, 1),)


def test_writing_is_the_inverse() -> None:
    for position in rows("legal.jsonl")[::20]:
        state = read_position(position)
        assert read_position(position_of(state, position["rules"])) == state


@pytest.mark.parametrize("key", GOOD)
def test_a_missing_key(key: str) -> None:
    with pytest.raises(CasinoError):
        read_position({name: value for name, value in GOOD.items() if name != key})


def build(**changes: object) -> list[dict[str, object]]:
    return [{**GOOD["builds"][0], **changes}]


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 5},
        {"seats": "two"},
        {"seats": None},
        {"mover": 2},
        {"mover": -1},
        {"mover": "0"},
        {"mover": True},
        {"hand": "3s"},
        {"hand": ["3s", "3s"]},
        {"hand": ["1s"]},
        {"hand": [3]},
        {"hand": None},
        {"loose": ["4c", "3s"]},
        {"loose": {"4c": 1}, "hand": ["4c"]},
        {"builds": build(cards=["3h"])},
        {"builds": build(cards=["3h", "4c"])},
        {"builds": build(cards=["3h", "3h"])},
        {"builds": build(value=0)},
        {"builds": build(value=17)},
        {"builds": build(value="7")},
        {"builds": build(owner=2)},
        {"builds": [{}]},
        {"builds": ["3h4d=7"]},
        {"builds": 7},
        {"rules": "casino-de"},
        {"rules": {"preset": "whist"}},
        {"rules": {"preset": "casino-de", "target": 0}},
    ],
)
def test_what_no_table_can_show(change: dict[str, Any]) -> None:
    with pytest.raises(CasinoError) as error:
        read_position({**GOOD, **change})
    assert len(str(error.value)) < 150


def test_the_place_is_named() -> None:
    with pytest.raises(PositionError, match="hand"):
        read_position({**GOOD, "hand": ["1s"]})
