"""The searching players: tree search while cards are hidden, exact play once nothing is."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.moves import Move
from casino_desktop.rules.observation import Observation, known_state
from casino_desktop.rules.state import DealState

from .counter import CROWDED, best_counted
from .crowds import dearness
from .endgame import Endgame, OutOfNodesError
from .manners import Manners
from .many_sides import ManySides
from .outlook import stakes_for
from .stakes import Stakes
from .tree import EXPLORATION, MISERE_EXPLORATION, Tree
from .worlds import Worlds

# Told the best move so far; True ends the thinking.
Watch = Callable[[Move], bool]
# Less than a millisecond of search on a common table.
SLICE = 8
# With so many cards to be played an ending is nearly always solved; with more it is just a try.
SURE = 8


class Effort(NamedTuple):
    """How hard a searching player thinks: at most so many iterations, or nodes of an ending.

    ``infers``: it also asks what the others' moves tell of their hands. ``looks_far``: with more
    than two sides it tries moves out to the end of the packet. ``dodges``: where
    the fewest points win it expects others to dodge what costs points. ``work`` bounds the search
    on crowded tables: an iteration on a common one takes about 80.
    """

    iterations: int
    nodes: int
    infers: bool = False
    looks_far: bool = False
    dodges: bool = False
    work: int = 1_000_000


def expert_move(observation: Observation, rng: Random, watch: Watch, effort: Effort) -> Move:
    """The best move found until the effort is spent or the watch ends it.

    The first that the watch is told is the counter's move.
    """
    moves = legal_moves(known_state(observation))
    if len(moves) == 1:
        return moves[0]
    first = best_counted(observation, moves, rng)
    if watch(first) or len(moves) > CROWDED:
        return first
    stakes = stakes_for(observation)
    worlds = Worlds(observation, stakes, rng, effort.infers)
    solved = (
        _solved(worlds.sample(), stakes, effort, lambda: watch(first)) if worlds.certain else None
    )
    return solved or _searched(tree_for(worlds, stakes, rng, effort), effort, watch, first)


def tree_for(
    worlds: Worlds, stakes: Stakes, rng: Random, effort: Effort, exploration: float = EXPLORATION
) -> Tree:
    """The tree of a decision; where it dodges, its exploration is that of a misère."""
    if effort.dodges and stakes.sign < 0:
        manners = Manners(stakes, rng)
        return Tree(stakes, worlds, rng, MISERE_EXPLORATION, effort.looks_far, manners)
    return Tree(stakes, worlds, rng, exploration, effort.looks_far)


def _solved(
    world: DealState, stakes: Stakes, effort: Effort, stopped: Callable[[], bool]
) -> Move | None:
    """The exact best move; None if the tree is too large."""
    try:
        return solver(world, stakes, effort, stopped).best(world).move
    except OutOfNodesError:
        return None


def solver(
    world: DealState, stakes: Stakes, effort: Effort, stopped: Callable[[], bool]
) -> Endgame | ManySides:
    """What solves an ending of so many sides, with the nodes that its table is worth."""
    cards = sum(hand.bit_count() for hand in world.hands)
    nodes = effort.nodes if cards <= SURE else effort.nodes // 5
    sides = Endgame if world.side_count == 2 else ManySides
    return sides(stakes, int(nodes / dearness(world)), stopped)


def _searched(tree: Tree, effort: Effort, watch: Watch, best: Move) -> Move:
    def stopped() -> bool:
        return watch(tree.ranked()[0].move if tree.root.children else best)

    grow(tree, effort, stopped)
    return tree.ranked()[0].move if tree.root.children else best


def grow(tree: Tree, effort: Effort, stopped: Callable[[], bool] = lambda: False) -> None:
    """Search until the effort is spent."""
    done = 0
    while done < effort.iterations and tree.work <= effort.work and not stopped():
        some = max(1, int(SLICE / tree.dear))
        tree.grow(some)
        done += some
