"""Example 17: nothing hangs with thirty loose cards; listing and check never contradict."""

import sys
from collections.abc import Callable
from itertools import combinations
from random import Random
from types import FrameType
from typing import Any

import pytest

from casino_desktop.rules.apply import apply
from casino_desktop.rules.cards import DECK_SIZE, card_names, cards_of, mask_of
from casino_desktop.rules.check import check
from casino_desktop.rules.intent import intent
from casino_desktop.rules.legal import Listing, listing
from casino_desktop.rules.moves import Move
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.state import DealState
from tests.rules.table import table

STEPS = 2_000_000
MOVES = 60_000
by_preset = pytest.mark.parametrize("preset", PRESETS)


def crowded(preset: str, loose: int) -> DealState:
    deck = list(range(DECK_SIZE))
    Random(f"{preset} {loose}").shuffle(deck)
    hand, on_table = mask_of(deck[:4]), mask_of(deck[4 : 4 + loose])
    return table(preset, card_names(hand), card_names(on_table))


def counted_steps(work: Callable[[], Listing]) -> tuple[Listing, int]:
    """The result and the number of calls and returns it took: work done, whatever the machine."""
    steps = 0

    def count(_frame: FrameType, _event: str, _arg: Any) -> None:
        nonlocal steps
        steps += 1

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        return work(), steps
    finally:
        sys.setprofile(before)


@by_preset
@pytest.mark.parametrize("loose", [29, 30, 48])
def test_example_17_the_listing_is_bounded(preset: str, loose: int) -> None:
    state = crowded(preset, loose)
    (moves, _), steps = counted_steps(lambda: listing(state))
    assert len(set(moves)) == len(moves) <= MOVES
    assert steps <= STEPS


@by_preset
def test_example_17_every_listed_move_passes_the_check(preset: str) -> None:
    state = crowded(preset, 30)
    assert all(check(state, move) is None for move in listing(state).moves)


@by_preset
def test_example_17_a_list_that_is_cut_short_says_so(preset: str) -> None:
    """Among random selections, no legal one is missing from a list that calls itself complete."""
    rng = Random(preset)
    for loose in (12, 16, 20, 30):
        state = crowded(preset, loose)
        moves, complete = listing(state)
        legal = {move for move in selections(state, rng) if check(state, move) is None}
        assert legal <= set(moves) or not complete


def test_example_17_some_list_is_cut_short() -> None:
    assert not all(listing(crowded(preset, 30)).complete for preset in PRESETS)


def selections(state: DealState, rng: Random) -> list[Move]:
    """Captures of a few cards, many of which make the value of a hand card."""
    loose = list(cards_of(state.loose))
    hand = list(cards_of(state.hands[0]))
    return [
        Move(rng.choice(hand), mask_of(rng.sample(loose, rng.randint(1, 5)))) for _ in range(2000)
    ]


def plain_captures(state: DealState) -> list[Move]:
    """The legal captures of one group of one or two loose cards."""
    found = []
    for card in cards_of(state.hands[0]):
        alone = [one for one in cards_of(state.loose) if is_legal(state, card, one)]
        rest = cards_of(state.loose & ~mask_of(alone))
        pairs = [pair for pair in combinations(rest, 2) if is_legal(state, card, *pair)]
        found += [Move(card, 1 << one) for one in alone]
        found += [Move(card, mask_of(pair)) for pair in pairs]
    return found


def is_legal(state: DealState, card: int, *taken: int) -> bool:
    return check(state, Move(card, mask_of(taken))) is None


@by_preset
def test_no_plain_capture_is_missing_on_a_crowded_table(preset: str) -> None:
    state = crowded(preset, 30)
    captures = plain_captures(state)
    assert captures or PRESETS[preset].capture_extent != "free"
    assert set(captures) <= set(listing(state).moves)
    for move in Random(preset).sample(captures, min(3, len(captures))):
        assert move in intent(state, move.card, move.loose & -move.loose).moves


@by_preset
def test_a_large_selection_is_judged_and_played(preset: str) -> None:
    """One card takes ten or more groups at once."""
    if PRESETS[preset].court_values == "none":
        card, loose = "Th", "Ac9cAd9d2c8c2d8d3c7c3d7d4c6c4d6d5c5dTcTs"
    else:
        card, loose = "Kh", "2cJc2dJd3cTc3hTh4c9c4d9d5c8c5d8d6c7c6d7dKcKs"
    state = table(preset, card + "5s", loose + "Qs", "", "4s")
    move = parse_move(f"{card}x{loose}")
    assert move.loose.bit_count() >= 20
    assert check(state, move) is None
    assert apply(state, move).state.piles[0] == move.cards


def test_must_sweep_finds_the_sweep_of_a_crowded_table() -> None:
    loose = "2cJc2dJd3cTc3hTh4c9c4d9d5c8c5d8d6c7c6d7dKcKs2hJh4h9h5h8h"
    state = table("kasino-sv-misere", "Kh5s", loose)
    sweep = parse_move(f"Khx{loose}")
    assert check(state, sweep) is None
    assert listing(state).moves == [sweep]
    assert check(state, parse_move("5s")) is not None
