"""The levels of the computer players: one table, from the weakest to the strongest."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from casino_desktop.rules.errors import PlayerError, Problem
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.moves import Move
from casino_desktop.rules.observation import Observation, known_state

from .greedy import greedy_move

Chooser = Callable[[Observation, Random], Move]


class Level(NamedTuple):
    """A way to play: a move for what a seat may know, all chance drawn from the generator.

    What sets one level apart from another with the same way to play belongs into ``choose`` by
    ``functools.partial``.
    """

    name: str
    choose: Chooser


def random_move(observation: Observation, rng: Random) -> Move:
    """Any legal move, each as likely as the next."""
    return rng.choice(legal_moves(known_state(observation)))


LEVELS = {
    level.name: level
    for level in (
        Level("random", random_move),
        Level("greedy", greedy_move),
    )
}


def level_named(name: str) -> Level:
    """The level of this name; PlayerError if there is none."""
    level = LEVELS.get(name)
    if level is None:
        raise PlayerError(Problem.UNKNOWN_LEVEL, level=name[:40])
    return level


def choose(observation: Observation, level: str, seed: int) -> Move:
    """The move that a level makes for the seat of an observation, the same for the same seed.

    PlayerError if the level is unknown or it is not the seat's turn.
    """
    chooser = level_named(level).choose
    if observation.mover != observation.seat or not observation.hand:
        raise PlayerError(Problem.NOT_THE_MOVER, seat=observation.seat)
    return chooser(observation, Random(seed))
