"""Hints and reviews: what the moves of a seat are worth, by what that seat may know."""

from collections.abc import Callable, Iterator
from random import Random

from casino_desktop.rules.errors import PlayerError, Problem
from casino_desktop.rules.guard import own_values
from casino_desktop.rules.moves import Move
from casino_desktop.rules.observation import Observation
from casino_desktop.rules.state import DealState

from .advice import Advice, Fact
from .counter import Prospect, prospect
from .endgame import OutOfNodesError, Solved
from .expert import SLICE, Effort, grow, solver, tree_for
from .merging import Merging
from .outlook import stakes_for
from .stakes import Stakes
from .worlds import Worlds

# A hint weighs all moves, where a player looks for the best one: more tries for the others.
EXPLORATION = 2.0
EFFORT = Effort(iterations=1500, nodes=20_000, infers=True, looks_far=True, dodges=True)
_SEED = 1
# A crowded table has hundreds of moves, and each takes its time to be told of.
TOLD = 30


def hint(
    seen: Observation, effort: Effort = EFFORT, stopped: Callable[[], bool] = lambda: False
) -> list[Advice]:
    """All moves but equal ones with their values, the best one first, the TOLD best with facts.

    The same for the same observation, unless it is stopped before its end. PlayerError if it is
    not the seat's turn.
    """
    if seen.mover != seen.seat or not seen.hand:
        raise PlayerError(Problem.NOT_THE_MOVER, seat=seen.seat)
    stakes = stakes_for(seen)
    worlds = Worlds(seen, stakes, Random(_SEED), effort.infers)
    solved = _solved(worlds.sample(), stakes, effort, stopped) if worlds.certain else []
    advice = [Advice(one.move, one.value, 0.0, True) for one in solved]
    if not advice:
        tree = tree_for(worlds, stakes, Random(_SEED), effort, EXPLORATION)
        # One slice at least, so that there is something to say.
        tree.grow(SLICE)
        grow(tree, effort, stopped)
        advice = [Advice(node.move, node.mean, node.error) for node in tree.ranked()]
    advice.sort(key=lambda one: one.value, reverse=True)
    return [_told(seen, one) for one in advice[:TOLD]] + advice[TOLD:]


def review(
    seen: Observation,
    played: Move,
    effort: Effort = EFFORT,
    stopped: Callable[[], bool] = lambda: False,
) -> tuple[Advice, Advice]:
    """The best move and the one that was played; the loss is the difference of their values.

    PlayerError if the move was not one of the seat's.
    """
    key = Merging(stakes_for(seen).alike).key
    advice = hint(seen, effort, stopped)
    found = [one for one in advice if key(one.move) == key(played)]
    if not found and not stopped():
        raise PlayerError(Problem.ILLEGAL_MOVE, move=played)
    return advice[0], _told(seen, (found or advice)[0]._replace(move=played))


def _told(seen: Observation, one: Advice) -> Advice:
    return one._replace(facts=tuple(facts(seen, one.move)))


def _solved(
    world: DealState, stakes: Stakes, effort: Effort, stopped: Callable[[], bool]
) -> list[Solved]:
    """Every move with its exact value; none if the tree is too large."""
    try:
        return solver(world, stakes, effort, stopped).every(world)
    except OutOfNodesError:
        return []


def facts(seen: Observation, move: Move) -> Iterator[tuple[Fact, float]]:
    """What speaks for a move or against it, as far as there is anything to say."""
    for fact, number in (*_taken(seen, move), *_left(seen, move)):
        if number:
            yield fact, number


def _taken(seen: Observation, move: Move) -> Iterator[tuple[Fact, float]]:
    if move.kind != "capture":
        return
    stakes, table = Stakes(seen.rules), seen.loose | sum(build.cards for build in seen.builds)
    yield Fact.POINTS, stakes.scored(move.cards)
    yield Fact.SUIT, (move.cards & stakes.suit).bit_count()
    yield Fact.CARDS, move.cards.bit_count()
    yield Fact.SWEEP, seen.rules.sweep_points * (move.table_cards == table)
    if not seen.stock:
        yield Fact.LAST_CAPTURE, (table & ~move.cards).bit_count()


def _left(seen: Observation, move: Move) -> Iterator[tuple[Fact, float]]:
    ahead: Prospect = prospect(seen, move)
    yield Fact.THREAT, max(0.0, ahead.threat)
    yield Fact.SWEEP_RISK, ahead.sweep_risk
    yield Fact.BUILD_RISK, ahead.build_risk
    kept = own_values((b for b in seen.builds if b.cards not in move.builds), seen.seat)
    yield Fact.GUARD_KEPT, max(kept, default=0)
