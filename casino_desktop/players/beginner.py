"""The beginner: a greedy player with the lapses of a child, never with a silly move.

It always sees a pair and always knows a card that is better kept. Sums it sees the less often, the
more cards they have, and it seldom thinks of building.
"""

from random import Random

from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.moves import Move
from casino_desktop.rules.observation import Observation, known_state

from .greedy import greediest, out_of_sight

# The chance to see a capture by the number of loose cards in it; of four or more, the last.
SEES_CAPTURE = (1.0, 1.0, 0.7, 0.45, 0.25)
SEES_BUILD = 0.3


def beginner_move(observation: Observation, rng: Random) -> Move:
    """The greedy choice among the moves that the beginner happens to see."""
    moves = legal_moves(known_state(observation))
    seen = [move for move in moves if rng.random() < _chance(move)]
    return greediest(observation, seen or moves, rng, out_of_sight(observation))


def _chance(move: Move) -> float:
    if move.kind == "trail":
        return 1.0
    if move.kind == "build":
        return SEES_BUILD
    return SEES_CAPTURE[min(move.loose.bit_count(), len(SEES_CAPTURE) - 1)]
