"""A player knows what its seat has seen and nothing else."""

from random import Random
from typing import Any

import pytest

from casino_desktop.players.hint import hint
from casino_desktop.players.levels import LEVELS, choose
from casino_desktop.players.outlook import stakes_for
from casino_desktop.players.worlds import Worlds
from casino_desktop.rules.observation import observe
from casino_desktop.rules.state import DealState
from tests.players.watches import LITTLE, Looks


def with_hidden_cards_moved(state: DealState, seat: int, rng: Random) -> DealState:
    """Another state with the same table, the cards that the seat has not seen dealt anew."""
    others = [other for other in range(state.seats) if other != seat]
    hidden = [card for card in range(52) if any(state.hands[o] >> card & 1 for o in others)]
    hidden += state.stock
    rng.shuffle(hidden)
    hands = list(state.hands)
    for other in others:
        size = hands[other].bit_count()
        hands[other] = sum(1 << card for card in hidden[:size])
        hidden = hidden[size:]
    return state._replace(hands=tuple(hands), stock=tuple(hidden))


def test_moving_the_hidden_cards_changes_no_observation(positions: list[Any]) -> None:
    rng, moved = Random(3), 0
    for position in positions:
        state = position.state
        for seat in range(state.seats):
            other = with_hidden_cards_moved(state, seat, rng)
            moved += other != state
            assert observe(other, seat) == observe(state, seat)
    assert moved > 500


@pytest.mark.parametrize("level", LEVELS)
def test_moving_the_hidden_cards_changes_no_move(positions: list[Any], level: str) -> None:
    rng = Random(4)
    for number, position in enumerate(positions):
        state, moves = position.state, position.moves
        other = with_hidden_cards_moved(state, state.mover, rng)
        chosen = [
            choose(observe(world, state.mover, moves), level, number, Looks(4))
            for world in (state, other)
        ]
        assert chosen[0] == chosen[1]


def test_moving_the_hidden_cards_changes_no_hint(positions: list[Any]) -> None:
    rng = Random(8)
    for position in positions:
        state, moves = position.state, position.moves
        other = with_hidden_cards_moved(state, state.mover, rng)
        first, second = (
            hint(observe(world, state.mover, moves), LITTLE) for world in (state, other)
        )
        assert first == second
        assert first


@pytest.mark.parametrize("infers", [False, True])
def test_a_sampled_world_looks_the_same_to_the_seat(positions: list[Any], infers: bool) -> None:
    rng = Random(5)
    for position in positions:
        for seat in range(position.state.seats):
            seen = position.seen_by(seat)
            world = Worlds(seen, stakes_for(seen), rng, infers).sample()
            assert observe(world, seat, seen.moves, seen.totals) == seen
            dealt = [*world.hands, world.loose, *(build.cards for build in world.builds)]
            dealt += [*world.piles, *(1 << card for card in world.stock)]
            assert sum(dealt) == (1 << 52) - 1


def test_sampled_worlds_differ(positions: list[Any]) -> None:
    seen = positions[0].seen_by(positions[0].state.mover)
    worlds = Worlds(seen, stakes_for(seen), Random(6), infers=False)
    assert len({worlds.sample().hands for _ in range(20)}) == 20
