"""The program and the brute-force reference side by side, on deals under any mix of options."""

from random import Random

import pytest
from hypothesis import given

from casino_desktop.rules.advance import advance
from casino_desktop.rules.cards import NAMES
from casino_desktop.rules.dealing import shuffled, start_deal
from casino_desktop.rules.legal import listing
from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.ruleset import OPTIONS, RuleSet, option_values
from casino_desktop.rules.scoring import score_deal
from casino_desktop.rules.state import DealState
from tests.rules.reference import legal_texts
from tests.rules.reference_deal import Deal
from tests.rules.reference_score import score
from tests.rules.strategies import Setup, few, lively, many, randoms, setups, states
from tests.rules.table import for_reference, names

SMALL = 7
MIDDLING = 10


def assert_same_moves(state: DealState) -> None:
    moves, complete = listing(state)
    assert complete
    assert sorted(map(str, moves)) == legal_texts(for_reference(state))


@many
@given(states())
def test_listing_on_small_tables(state: DealState) -> None:
    if state.loose.bit_count() <= SMALL:
        assert_same_moves(state)


@few
@given(states())
def test_listing_on_middling_tables(state: DealState) -> None:
    if SMALL < state.loose.bit_count() <= MIDDLING:
        assert_same_moves(state)


def assert_same_table(state: DealState, deal: Deal) -> None:
    assert state.mover == deal.mover
    assert [names(hand) for hand in state.hands] == deal.hands
    assert names(state.loose) == deal.loose
    assert for_reference(state).builds == tuple(deal.builds)
    assert [names(pile) for pile in state.piles] == deal.piles
    assert [sweep.seat for sweep in state.sweeps] == deal.sweeps
    assert [NAMES[card] for card in state.stock] == deal.stock


def play_side_by_side(state: DealState, deal: Deal, rng: Random) -> None:
    """A whole deal move by move; the listings are compared on all but the largest tables."""
    assert_same_table(state, deal)
    while not state.over:
        if state.loose.bit_count() <= SMALL:
            assert_same_moves(state)
        move = lively(state, rng)
        deal.play_text(str(move))
        state = advance(state, move)
        assert_same_table(state, deal)
    assert deal.over
    assert [side.points_by_item() for side in score_deal(state)] == score(deal)


@few
@given(setups(), randoms)
def test_deals_side_by_side(setup: Setup, rng: Random) -> None:
    deck = [NAMES[card] for card in setup.deck]
    play_side_by_side(setup.start(), Deal(setup.rules, setup.seats, setup.dealer, deck), rng)


@pytest.mark.parametrize("preset", sorted(PRESETS))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_deals_of_each_preset(preset: str, seats: int) -> None:
    rng = Random(f"{preset} {seats}")
    deck = shuffled(PRESETS[preset], seats, 0, rng)
    state = start_deal(PRESETS[preset], seats, 0, deck)
    play_side_by_side(state, Deal(state.rules, seats, 0, [NAMES[card] for card in deck]), rng)


def single_changes() -> list[tuple[str, object]]:
    """Each word of each option, and the switches both ways."""
    words = [(name, word) for name in OPTIONS for word in option_values(name)]
    switches = [name for name in OPTIONS if isinstance(getattr(RuleSet(), name), bool)]
    return words + [(name, value) for name in switches for value in (True, False)]


@pytest.mark.parametrize(("option", "value"), single_changes())
def test_deals_with_each_option(option: str, value: object) -> None:
    numbers = {"court_values": "numbers"} if option.startswith("dual") else {}
    extra = {"dual_cards": "all"} if option == "dual_mode" else {}
    rules = PRESETS["casino-da"].changed({**numbers, **extra, option: value})
    rng = Random(f"{option} {value}")
    deck = shuffled(rules, 2, 1, rng)
    state = start_deal(rules, 2, 1, deck)
    play_side_by_side(state, Deal(rules, 2, 1, [NAMES[card] for card in deck]), rng)
