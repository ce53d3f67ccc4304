"""The greedy player: the most valuable capture, else a safe build, else the cheapest trail."""

from random import Random

from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.moves import Move
from casino_desktop.rules.observation import Observation, known_state


def greedy_move(observation: Observation, rng: Random) -> Move:
    """The move that gains most at once; equal ones are drawn from the generator."""
    moves = legal_moves(known_state(observation))
    rng.shuffle(moves)
    return max(moves, key=lambda move: move.cards.bit_count())
