"""The levels of the computer players: one table, from the weakest to the strongest."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import NamedTuple

from casino_desktop.rules.errors import PlayerError, Problem
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.moves import Move
from casino_desktop.rules.observation import Observation, known_state

from .beginner import beginner_move
from .counter import counter_move
from .expert import Effort, Watch, expert_move
from .greedy import greedy_move
from .pace import base_level

Thinker = Callable[[Observation, Random, Watch], Move]


class Level(NamedTuple):
    """A way to play: a move for what a seat may know, all chance drawn from the generator.

    Who thinks for longer tells the watch the best move so far, and stops when that says so.
    """

    name: str
    think: Thinker


def random_move(observation: Observation, rng: Random) -> Move:
    """Any legal move, each as likely as the next."""
    return rng.choice(legal_moves(known_state(observation)))


def at_once(chooser: Callable[[Observation, Random], Move]) -> Thinker:
    """A player that needs no time to think."""
    return lambda observation, rng, watch: chooser(observation, rng)


EXPERT = Effort(1500, 15_000, work=100_000)
MASTER = Effort(4500, 20_000, work=200_000, infers=True, looks_far=True, dodges=True)

LEVELS = {
    level.name: level
    for level in (
        Level("random", at_once(random_move)),
        Level("beginner", at_once(beginner_move)),
        Level("greedy", at_once(greedy_move)),
        Level("counter", at_once(counter_move)),
        Level("expert", partial(expert_move, effort=EXPERT)),
        Level("master", partial(expert_move, effort=MASTER)),
    )
}


# The share of its moves that a softened level leaves to the level below it: "expert-soft" stands
# half-way between the expert and the counter.
SOFTNESS = 0.5


def level_named(name: str) -> Level:
    """The level of this name, softened if it is one of those; PlayerError if there is none."""
    base, names = base_level(name), list(LEVELS)
    if base not in LEVELS:
        raise PlayerError(Problem.UNKNOWN_LEVEL, level=name[:40])
    level = LEVELS[base]
    if base == name:
        return level
    below = LEVELS[names[names.index(base) - 1]]
    return Level(name, softened(level.think, below.think, SOFTNESS))


def softened(strong: Thinker, weak: Thinker, share: float) -> Thinker:
    """A player that makes a share of its moves as the weak one would."""

    def think(observation: Observation, rng: Random, watch: Watch) -> Move:
        player = weak if rng.random() < share else strong
        return player(observation, rng, watch)

    return think


def undisturbed(best: Move) -> bool:
    """The watch of a player that may think to the end: its moves depend on the seed alone."""
    return False


def choose(observation: Observation, level: str, seed: int, watch: Watch = undisturbed) -> Move:
    """The move that a level makes for the seat of an observation, the same for the same seed.

    A watch that ends the thinking early makes it the best move found until then. PlayerError if
    the level is unknown or it is not the seat's turn.
    """
    think = level_named(level).think
    if observation.mover != observation.seat or not observation.hand:
        raise PlayerError(Problem.NOT_THE_MOVER, seat=observation.seat)
    return think(observation, Random(seed), watch)
