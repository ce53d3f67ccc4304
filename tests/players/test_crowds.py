"""On crowded tables the players weigh and search less: work counted, not time."""

from random import Random

import pytest

from casino_desktop.players import counter, expert
from casino_desktop.players.counter import CROWDED, PACKED, WEIGHED, Weighed, best_counted
from casino_desktop.players.crowds import CROWD, crowding, dearness
from casino_desktop.players.endgame import Endgame
from casino_desktop.players.expert import Effort, expert_move, grow, solver
from casino_desktop.players.greedy import greediest
from casino_desktop.players.outlook import stakes_for
from casino_desktop.players.tree import Tree
from casino_desktop.players.worlds import Worlds
from casino_desktop.rules.cards import DECK_SIZE, card_names, mask_of
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.moves import Move
from casino_desktop.rules.observation import Observation, known_state, observe
from casino_desktop.rules.state import DealState
from tests.rules.table import table

PRESETS = ["casino-de", "casino-classic", "cassino-en-royal", "kasino-sv", "kasino-sv-misere"]
by_preset = pytest.mark.parametrize("preset", PRESETS)


def crowd(preset: str, loose: int, *, hand: int = 4, seed: int = 0) -> DealState:
    """A deal for two with so many loose cards; with fewer than four in the hand its last packet."""
    deck = list(range(DECK_SIZE))
    Random(f"{preset} {loose} {seed}").shuffle(deck)
    mine, other, on_table = deck[:hand], deck[hand : 2 * hand], deck[2 * hand : 2 * hand + loose]
    state = table(preset, *(card_names(mask_of(cards)) for cards in (mine, on_table)))
    hands = (mask_of(mine), mask_of(other))
    rest = tuple(deck[2 * hand + loose :])
    if hand == 4:
        return state._replace(hands=hands, stock=rest)
    return state._replace(hands=hands, piles=(0, mask_of(rest)), last_capturer=1)


def test_a_table_is_crowded_from_a_number_of_loose_cards_on() -> None:
    for loose in range(CROWD + 1):
        assert crowding(crowd("casino-de", loose)) == 1
    assert crowding(crowd("casino-de", 2 * CROWD)) == 2
    assert dearness(crowd("casino-de", 2 * CROWD)) == 2
    # There each set that may be taken is asked whether it is large enough.
    assert dearness(crowd("kasino-sv-misere", 2 * CROWD)) == 8


@by_preset
@pytest.mark.parametrize("loose", [9, 12, 15])
def test_the_counter_weighs_fewer_moves_the_more_crowded_the_table(
    preset: str, loose: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    weighed: list[Move] = []

    def weigh(_observation: Observation, moves: list[Move]) -> list[Weighed]:
        weighed.extend(moves)
        return [Weighed(move, 0.0, 0.0, 0.0) for move in moves]

    monkeypatch.setattr(counter, "weigh", weigh)
    for seed in range(10):
        weighed.clear()
        state = crowd(preset, loose, seed=seed)
        moves = legal_moves(state)
        best_counted(observe(state, 0), list(moves), Random(seed))
        trails = [move for move in weighed if move.kind == "trail"]
        assert len(weighed) - len(trails) <= WEIGHED / (loose / CROWD) ** 3
        assert len(moves) > CROWDED or weighed
        assert set(weighed) <= set(moves)


@by_preset
@pytest.mark.parametrize("loose", [int(PACKED * CROWD), 24, 30])
def test_the_counter_is_greedy_at_a_packed_table(
    preset: str, loose: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(counter, "weigh")
    seen = observe(crowd(preset, loose), 0)
    moves = legal_moves(known_state(seen))
    greedy = greediest(seen, list(moves), Random(1), seen.hidden)
    assert best_counted(seen, list(moves), Random(1)) == greedy


def test_the_expert_takes_the_counters_word_where_there_are_very_many_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(expert, "Worlds")
    seen = observe(crowd("casino-classic", 30), 0)
    moves = legal_moves(known_state(seen))
    assert len(moves) > CROWDED
    told: list[Move] = []

    def watch(move: Move) -> bool:
        told.append(move)
        return False

    best = expert_move(seen, Random(1), watch, Effort(iterations=1000, nodes=1000))
    assert told == [best]
    assert best == best_counted(seen, moves, Random(1))


@by_preset
@pytest.mark.parametrize("loose", [16, 30])
def test_the_search_ends_when_its_work_is_done(preset: str, loose: int) -> None:
    effort = Effort(iterations=100_000, nodes=0, work=8_000)
    before: list[float] = []

    def searched(state: DealState) -> int:
        seen = observe(state, 0)
        stakes = stakes_for(seen)
        tree = Tree(stakes, Worlds(seen, stakes, Random(1), infers=False), Random(1))

        def stopped() -> bool:
            before.append(tree.work)
            return len(before) > 1000

        before.clear()
        grow(tree, effort, stopped)
        # No slice begins after the work is done.
        assert before[-1] <= effort.work < tree.work
        return sum(node.visits for node in tree.root.children.values())

    common = searched(crowd(preset, 4))
    # An iteration on a common table takes about 80.
    assert common == pytest.approx(effort.work / 80, rel=0.4)
    assert searched(crowd(preset, loose)) < common / 2


@pytest.mark.parametrize(("loose", "slices"), [(4, [8, 8]), (16, [4, 4, 4]), (30, [2] * 5)])
def test_the_search_looks_up_more_often_at_a_crowded_table(
    loose: int, slices: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = observe(crowd("casino-de", loose), 0)
    stakes = stakes_for(seen)
    tree = Tree(stakes, Worlds(seen, stakes, Random(1), infers=False), Random(1))
    grown: list[int] = []
    monkeypatch.setattr(tree, "grow", grown.append)
    grow(tree, Effort(iterations=9, nodes=0))
    assert grown == slices


def test_an_ending_at_a_crowded_table_has_fewer_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []

    class Counted(Endgame):
        def __init__(self, stakes: object, nodes: int, stopped: object) -> None:
            given.append(nodes)

    monkeypatch.setattr(expert, "Endgame", Counted)
    for preset, loose in (("casino-de", 8), ("casino-de", 32), ("kasino-sv-misere", 32)):
        state = crowd(preset, loose, hand=3)
        seen = observe(state, 0)
        solver(state, stakes_for(seen), Effort(iterations=1, nodes=3200), lambda: False)
    assert given == [3200, 800, 100]
