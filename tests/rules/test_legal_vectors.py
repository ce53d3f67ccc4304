"""The positions of legal.jsonl, every legal move listed by an independent reference."""

from typing import Any

import pytest

from casino_desktop.rules.check import check
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.position import read_position
from tests.rules.reference import legal_texts
from tests.rules.table import read_for_reference
from tests.rules.vectors import rows

POSITIONS = rows("legal.jsonl")
by_position = pytest.mark.parametrize("position", POSITIONS, ids=range(1, len(POSITIONS) + 1))


def test_all_positions_are_read() -> None:
    assert len(POSITIONS) == 625


@by_position
def test_listing(position: dict[str, Any]) -> None:
    state = read_position(position)
    assert sorted(map(str, legal_moves(state))) == sorted(position["legal"])


@by_position
def test_check_allows_each_move(position: dict[str, Any]) -> None:
    state = read_position(position)
    assert [text for text in position["legal"] if check(state, parse_move(text))] == []


@by_position
def test_brute_force_agrees_with_the_vectors(position: dict[str, Any]) -> None:
    assert legal_texts(read_for_reference(position)) == sorted(position["legal"])
