"""What the players of a deal were asked to decide, and what they knew."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from casino_desktop.rules.moves import Move
from casino_desktop.rules.observation import Observation, observe
from casino_desktop.rules.state import DealState

from .view import GameView


class Decision(NamedTuple):
    """The move ``number`` of the deal, from 0: the state before it and what the mover saw of it."""

    number: int
    state: DealState
    seen: Observation
    move: Move


def decisions(game: GameView, seats: Collection[int]) -> Iterator[Decision]:
    """The moves of the present deal that were made from these seats, in their order."""
    moves = game.moves
    for number, (state, move) in enumerate(zip(game.states, moves, strict=False)):
        if state.mover in seats:
            seen = observe(state, state.mover, moves[:number], game.totals)
            yield Decision(number, state, seen, move)
