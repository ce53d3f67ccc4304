"""The greedy player: the most valuable capture, else a safe build, else the cheapest trail.

It weighs its own move only, never what the table it leaves offers to the next player, and it
remembers no card that was captured. Where the lowest total wins, worth is turned round: it takes as
little and gives away as much as it can.
"""

from random import Random

from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.limits import takes_all
from casino_desktop.rules.moves import Move
from casino_desktop.rules.observation import Observation, known_state
from casino_desktop.rules.state import DealState

from .worth import Worth, worth_of

# A build is safe if no more unseen cards than this could take it.
UNSEEN_TAKERS = 2

_CAPTURE, _SAFE_BUILD, _TRAIL, _RISKY_BUILD = 2, 1, 0, -1

_Rating = tuple[int, ...]


def greedy_move(observation: Observation, rng: Random) -> Move:
    """The move that gains most at once; equal ones are drawn from the generator."""
    moves = legal_moves(known_state(observation))
    return greediest(observation, moves, rng, out_of_sight(observation))


def out_of_sight(observation: Observation) -> int:
    """The mask of the cards neither in the hand nor on the table, captured ones among them."""
    return observation.hidden | sum(observation.piles)


def greediest(observation: Observation, moves: list[Move], rng: Random, unseen: int) -> Move:
    """The one of some moves that gains most at once; the list is shuffled.

    ``unseen`` is the mask of the cards that may take a build, as far as the player knows.
    """
    state = known_state(observation)
    rng.shuffle(moves)
    sign = -1 if state.rules.winner == "lowest" else 1
    return max(moves, key=lambda move: _rating(state, move, unseen, sign))


def shortlist(observation: Observation, moves: list[Move], number: int) -> list[Move]:
    """All trails, and of the other moves those that gain most at once, so many of them."""
    if len(moves) <= number:
        return moves
    state, unseen = known_state(observation), observation.hidden
    sign = -1 if state.rules.winner == "lowest" else 1
    trails = [move for move in moves if move.kind == "trail"]
    others = [move for move in moves if move.kind != "trail"]
    others.sort(key=lambda move: _rating(state, move, unseen, sign), reverse=True)
    return others[:number] + trails


def _rating(state: DealState, move: Move, unseen: int, sign: int) -> _Rating:
    """A sort key: the kind of move, then the worth of its cards; ``sign`` -1 turns worth round."""
    worth = worth_of(state.rules, move.cards)
    if move.kind == "capture":
        swept = state.rules.sweep_points * takes_all(state, move)
        return _CAPTURE * sign, *_times(sign, worth._replace(points=worth.points + swept))
    if move.kind == "trail":
        return _TRAIL, *_times(-sign, worth)
    takers = state.law.guards[move.value] & unseen
    if takers.bit_count() > UNSEEN_TAKERS:
        return _RISKY_BUILD, *_times(-sign, worth)
    return _SAFE_BUILD * sign, *_times(sign, worth)


def _times(sign: int, worth: Worth) -> _Rating:
    return tuple(sign * part for part in worth)
