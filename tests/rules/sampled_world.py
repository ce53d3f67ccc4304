"""Worlds that look the same to one seat, made of nothing but what that seat may know."""

from random import Random

from casino_desktop.rules.cards import cards_of
from casino_desktop.rules.observation import Observation, known_state
from casino_desktop.rules.state import DealState


def sampled_world(observation: Observation, rng: Random) -> DealState:
    """A state that looks the same to the seat, the hidden cards dealt at random."""
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
