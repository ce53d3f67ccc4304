"""What holds in every deal under every rule set."""

from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from casino_desktop.rules.advance import advance
from casino_desktop.rules.apply import apply
from casino_desktop.rules.cards import DECK_SIZE, FULL_DECK, cards_of, mask_of
from casino_desktop.rules.check import check
from casino_desktop.rules.dealing import shuffled, start_deal
from casino_desktop.rules.events import CardPlayed, DealScored, LastPacketAnnounced
from casino_desktop.rules.legal import listing
from casino_desktop.rules.moves import Move, in_order
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.scoring import deal_points, score_deal
from casino_desktop.rules.state import DealState
from tests.rules.strategies import Setup, few, lively, many, randoms, setups, states


def all_cards(state: DealState) -> list[int]:
    """Every card of the deal, wherever it is; a card in two places comes twice."""
    builds = [build.cards for build in state.builds]
    masks = [*state.hands, state.loose, *builds, *state.piles]
    return sorted([card for mask in masks for card in cards_of(mask)] + list(state.stock))


@few
@given(setups(), randoms)
def test_fifty_two_cards_through_a_whole_deal(setup: Setup, rng: Random) -> None:
    state, plays = setup.start(), 0
    while not state.over:
        state, plays = advance(state, lively(state, rng)), plays + 1
        if not state.over:
            assert all_cards(state) == list(range(DECK_SIZE))
    assert plays == DECK_SIZE - 4
    assert (state.loose, state.builds, state.stock) == (0, (), ())
    nobody_captured = state.last_capturer < 0 and state.rules.leftovers == "last_capturer"
    assert sum(state.piles) == (0 if nobody_captured else FULL_DECK)


@many
@given(states())
def test_a_move_is_always_legal(state: DealState) -> None:
    moves, _ = listing(state)
    assert moves
    assert len(set(moves)) == len(moves)


@many
@given(states())
def test_the_notation_fixes_the_move(state: DealState) -> None:
    moves, _ = listing(state)
    assert [parse_move(str(move)) for move in moves] == moves
    assert len({str(move) for move in moves}) == len(moves)


@many
@given(states(), randoms)
def test_apply_leaves_its_argument_alone(state: DealState, rng: Random) -> None:
    before = repr(state)
    move = lively(state, rng)
    after, events = apply(state, move)
    assert repr(state) == before
    assert events[0] == CardPlayed(state.mover, move)
    assert after == advance(state, move)
    assert apply(state, move) == (after, events)


@st.composite
def positions_with_moves(
    draw: Callable[[st.SearchStrategy[Any]], Any],
) -> tuple[DealState, list[Move]]:
    """A state and moves made of what is there, most of them not legal."""
    state: DealState = draw(states())
    rng: Random = draw(randoms)
    return state, [mutated(state, rng) for _ in range(40)]


def mutated(state: DealState, rng: Random) -> Move:
    """A legal move with one part changed, or a heap of parts."""
    move = rng.choice(listing(state).moves)
    change = rng.randrange(6)
    if change == 0:
        return move._replace(card=rng.randrange(DECK_SIZE))
    if change == 1:
        return move._replace(loose=move.loose ^ 1 << rng.randrange(DECK_SIZE))
    if change == 2:
        return move._replace(value=rng.randrange(18))
    if change == 3:
        return move._replace(builds=some_builds(state, rng))
    if change == 4:
        return move
    hand = rng.choice(list(cards_of(state.hands[state.mover])))
    loose = mask_of(card for card in cards_of(state.loose) if rng.random() < 0.4)
    return Move(hand, loose, some_builds(state, rng), rng.choice([0, 0, *range(1, 17)]))


def some_builds(state: DealState, rng: Random) -> tuple[int, ...]:
    return in_order(build.cards for build in state.builds if rng.random() < 0.5)


@many
@given(positions_with_moves())
def test_the_check_agrees_with_the_listing(case: tuple[DealState, list[Move]]) -> None:
    state, moves = case
    legal, complete = listing(state)
    for move in moves:
        allowed = check(state, move) is None
        assert allowed is (move in legal) or (allowed and not complete)


@few
@given(setups(), randoms)
def test_the_points_of_a_deal_add_up(setup: Setup, rng: Random) -> None:
    state = setup.start()
    announced = 0
    while not state.over:
        state, events = apply(state, lively(state, rng))
        announced += any(isinstance(event, LastPacketAnnounced) for event in events)
    scores = score_deal(state)
    assert events[-1] == DealScored(scores)
    assert announced <= 1
    items = [side.points_by_item() for side in scores]
    sweeps = sum(side.get("sweeps", 0) for side in items)
    assert sweeps == state.rules.sweep_points * len(state.sweeps)
    if sum(state.piles) == FULL_DECK and nothing_tied(state, items):
        rules = state.rules
        last = rules.last_capture_points * (state.last_capturer < 0)
        assert sum(side.points for side in scores) == deal_points(rules) + sweeps - last


def nothing_tied(state: DealState, items: list[dict[str, int]]) -> bool:
    rules = state.rules
    cards = any("cards" in side for side in items) or not rules.points_cards
    suit = any("suit" in side for side in items) or not rules.points_suit
    return cards and suit


@few
@given(randoms)
def test_eleven_points_and_the_sweeps_in_casino_de(rng: Random) -> None:
    rules = PRESETS["casino-de"]
    state = start_deal(rules, 2, 0, shuffled(rules, 2, 0, rng))
    while not state.over:
        state = advance(state, lively(state, rng))
    if all(pile.bit_count() != 26 for pile in state.piles) and state.last_capturer >= 0:
        assert sum(side.points for side in score_deal(state)) == 11 + len(state.sweeps)
