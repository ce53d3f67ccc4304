"""What a seat may know: hidden cards change nothing, and a sampled world looks the same."""

from random import Random

from hypothesis import given

from casino_desktop.rules.cards import DECK_SIZE, cards_of, mask_of
from casino_desktop.rules.legal import listing
from casino_desktop.rules.observation import Observation, known_state, observe
from casino_desktop.rules.state import DealState
from tests.rules.strategies import few, randoms, states


def sampled_world(observation: Observation, rng: Random) -> DealState:
    """A state made of nothing but what a seat may know, the hidden cards dealt at random."""
    hidden = list(cards_of(observation.hidden))
    rng.shuffle(hidden)
    hands = []
    for seat, size in enumerate(observation.hand_sizes):
        if seat == observation.seat:
            hands.append(observation.hand)
        else:
            hands.append(sum(1 << hidden.pop() for _ in range(size)))
    stock = tuple(hidden[: observation.stock])
    return known_state(observation)._replace(hands=tuple(hands), stock=stock)


@few
@given(states(), randoms)
def test_a_sampled_world_looks_the_same(state: DealState, rng: Random) -> None:
    for seat in range(state.seats):
        world = sampled_world(observe(state, seat), rng)
        assert observe(world, seat) == observe(state, seat)
        everywhere = [*world.hands, world.loose, *(b.cards for b in world.builds), *world.piles]
        cards = [card for mask in everywhere for card in cards_of(mask)] + [*world.stock]
        assert sorted(cards) == list(range(DECK_SIZE))


@few
@given(states(), randoms)
def test_hidden_cards_do_not_show(state: DealState, rng: Random) -> None:
    """Swapping the cards of the other hands and the stock changes no observation."""
    seat = state.mover
    others = [other for other in range(state.seats) if other != seat]
    pool = [card for other in others for card in cards_of(state.hands[other])] + [*state.stock]
    rng.shuffle(pool)
    hands = list(state.hands)
    for other in others:
        size = hands[other].bit_count()
        hands[other], pool = mask_of(pool[:size]), pool[size:]
    swapped = state._replace(hands=tuple(hands), stock=tuple(pool))
    assert observe(swapped, seat) == observe(state, seat)


@few
@given(states())
def test_hidden_is_what_the_seat_has_not_seen(state: DealState) -> None:
    for seat in range(state.seats):
        hands = sum(hand for other, hand in enumerate(state.hands) if other != seat)
        assert observe(state, seat).hidden == hands | mask_of(state.stock)


@few
@given(states())
def test_what_is_known_is_enough_to_move(state: DealState) -> None:
    known = known_state(observe(state, state.mover))
    assert listing(known) == listing(state)
