"""The number of lines of four moves from fixed decks, counted before by brute force."""

import json
from typing import Any

import pytest

from casino_desktop.rules.advance import advance
from casino_desktop.rules.apply import apply
from casino_desktop.rules.cards import parse_deck
from casino_desktop.rules.dealing import start_deal
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.state import DealState
from tests.rules.vectors import DATA

FILES = {path.stem: json.loads(path.read_text("utf-8")) for path in (DATA / "perft").iterdir()}
POSITIONS = [
    pytest.param(name, position, id=f"{name}-{position['seats']}")
    for name, file in sorted(FILES.items())
    for position in file["positions"]
]


def test_every_preset_has_its_counts() -> None:
    assert set(FILES) == set(PRESETS)
    assert all(len(file["positions"]) == 2 and file["source"] for file in FILES.values())


def lines(state: DealState, depth: int) -> int:
    moves = legal_moves(state) if not state.over else []
    if depth == 1:
        return len(moves)
    return sum(lines(advance(state, move), depth - 1) for move in moves)


@pytest.mark.parametrize(("name", "position"), POSITIONS)
def test_counts(name: str, position: dict[str, Any]) -> None:
    deck = parse_deck(position["deck"])
    state = start_deal(PRESETS[name], position["seats"], position["dealer"], deck)
    for text in position["moves"].split():
        state = apply(state, parse_move(text)).state
    assert [lines(state, depth) for depth in range(1, 5)] == position["counts"]
