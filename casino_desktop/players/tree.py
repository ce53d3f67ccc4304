"""Information-set Monte Carlo tree search: one tree over many worlds that look the same to a seat.

Each iteration samples a world, goes down the tree by the moves that are legal in it, adds one node
and plays at random to the end of the packet, where the cards captured are valued. Single observer,
as in Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012): a move is
compared with the others by how often it was to be had, not by how often its node was visited.
"""

from math import log, sqrt
from random import Random

from casino_desktop.rules.advance import advance
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.moves import Move
from casino_desktop.rules.state import Build, DealState

from .manners import Manners
from .merging import Key, Merging
from .stakes import Stakes, Values
from .worlds import DRAW_ROUNDS, Worlds

# How much a seldom tried move is favoured, in points.
EXPLORATION = 1.5
# The same for a search that dodges in a misère, where one try differs more from the next. In a
# model of the game 2.5 and 3.2 lost the least against a search without end.
MISERE_EXPLORATION = 2.5
# What it costs to list moves beside each move that is listed, in moves.
LISTING = 8
# How far a single try may lie from the mean, in points.
DOUBT = 2.0
# Playouts end after so many plays where the packet is longer, or after DRAW_ROUNDS where each play
# draws a card: chance outweighs more.
HORIZON = 8
# The same where more than two sides play: a packet of four hands. In a model of the game this was
# worth 0.2 points with four for themselves, hardly anything with three, and nothing in pairs.
LONG_HORIZON = 16


class Node:
    """What is known of a move.

    ``visits`` is how often it was tried, ``offered`` how often it was to be had, ``total`` and
    ``squares`` the sums of the values and of their squares, for the side that plays the move.
    """

    __slots__ = ("children", "move", "offered", "squares", "total", "visits")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.visits = 0
        self.offered = 1
        self.total = 0.0
        self.squares = 0.0
        self.children: dict[Key, Node] = {}

    @property
    def mean(self) -> float:
        """The mean value of the move for the side that plays it."""
        return self.total / self.visits

    @property
    def error(self) -> float:
        """The standard error of the mean; a single try says little, so it is never 0."""
        deviations = self.squares - self.total**2 / self.visits
        return sqrt(max(deviations, 0.0) + DOUBT**2) / self.visits


class Tree:
    """The search of one decision; all chance but that of the worlds is drawn from ``rng``.

    ``work`` is what the search has cost, whatever the machine, in moves listed on a common table.
    Where more than two sides play, ``looks_far`` tries moves out to LONG_HORIZON. With ``manners``
    these draw the moves of the other sides and of playouts.
    """

    def __init__(
        self,
        stakes: Stakes,
        worlds: Worlds,
        rng: Random,
        exploration: float = EXPLORATION,
        looks_far: bool = False,
        manners: Manners | None = None,
    ) -> None:
        self._stakes = stakes
        self._exploration = exploration
        self._horizon = LONG_HORIZON if looks_far and worlds.sides > 2 else HORIZON
        self._manners = manners
        self._merging = Merging(stakes.alike)
        self._sample = worlds.sample
        self._rng = rng
        self.root = Node(Move(0))
        self.work = 0.0
        self.dear = worlds.dear
        self._place: tuple[int, int, tuple[Build, ...]] | None = None
        self._first: dict[Key, Move] = {}

    def grow(self, iterations: int) -> None:
        """Run some iterations."""
        for _ in range(iterations):
            self._iterate()

    def ranked(self) -> list[Node]:
        """The moves of the root, the one tried most often first."""
        return sorted(self.root.children.values(), key=lambda node: node.visits, reverse=True)

    def _iterate(self) -> None:
        state = self._sample()
        stock, draws = len(state.stock), self._draws
        horizon = DRAW_ROUNDS * state.seats if draws and stock else self._horizon
        node, path, own = self.root, [], state.side_of(state.mover)
        while horizon and any(state.hands) and (len(state.stock) == stock or draws):
            side, offered = state.side_of(state.mover), self._offered(state)
            if self._manners is None or side == own:
                new, node = self._descend(node, offered)
            else:
                new, node = self._expected(node, self._manners.pick(state, [*offered.values()]))
            path.append((node, side))
            state = advance(state, node.move)
            horizon -= 1
            if new:
                break
        values = self._playout(state, stock, horizon)
        for visited, side in path:
            visited.visits += 1
            value = values[side]
            visited.total += value
            visited.squares += value * value

    @property
    def _draws(self) -> bool:
        return self._stakes.rules.supply == "draw"

    def _offered(self, state: DealState) -> dict[Key, Move]:
        """The legal moves, one of each lot of equal ones; the root's are found once."""
        place = state.hands[state.mover], state.loose, state.builds
        if place == self._place:
            offered = self._first
        else:
            key_of = self._merging.key
            offered = {key_of(move): move for move in legal_moves(state)}
            if self._place is None:
                self._place, self._first = place, offered
        self.work += self.dear * (LISTING + len(offered))
        return offered

    def _descend(self, node: Node, offered: dict[Key, Move]) -> tuple[bool, Node]:
        """The child to go to and whether it is new; its move is set to the one of this world."""
        children, exploration = node.children, self._exploration
        fresh = [key for key in offered if key not in children]
        for key in offered.keys() & children.keys() if fresh else offered:
            children[key].offered += 1
        if fresh:
            key = fresh[int(self._rng.random() * len(fresh))]
            children[key] = Node(offered[key])
            return True, children[key]
        best_bound, chosen = -1e9, next(iter(offered))
        for key in offered:
            child = children[key]
            visits = child.visits
            bound = child.total / visits + exploration * sqrt(log(child.offered) / visits)
            if bound > best_bound:
                best_bound, chosen = bound, key
        children[chosen].move = offered[chosen]
        return False, children[chosen]

    def _expected(self, node: Node, move: Move) -> tuple[bool, Node]:
        """As ``_descend``, by a move of another side."""
        key = self._merging.key(move)
        child = node.children.get(key)
        new = child is None
        if child is None:
            child = node.children[key] = Node(move)
        child.move = move
        return new, child

    def _playout(self, state: DealState, stock: int, horizon: int) -> Values:
        """The values by side after play by chance to the end of the packet, the deal or time."""
        random, draws, manners = self._rng.random, self._draws, self._manners
        while horizon and any(state.hands) and (len(state.stock) == stock or draws):
            moves = legal_moves(state)
            self.work += self.dear * (LISTING + len(moves))
            picked = manners.pick(state, moves) if manners else moves[int(random() * len(moves))]
            state = advance(state, picked)
            horizon -= 1
        if any(state.hands):
            return self._stakes.on_the_way(state)
        return self._stakes.at_the_end(state)
