"""How others are thought to go about a misère, and what the search makes of it."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from casino_desktop.players.expert import Effort, tree_for
from casino_desktop.players.manners import Manners
from casino_desktop.players.outlook import stakes_for
from casino_desktop.players.stakes import Stakes
from casino_desktop.players.tree import Tree
from casino_desktop.players.worlds import Worlds
from casino_desktop.rules.cards import parse_card
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.moves import Move
from casino_desktop.rules.state import DealState
from tests.players.test_counter import seen
from tests.rules.table import table

MISERE = "kasino-sv-misere"
HIDDEN = "2c 2d 3c 3d 4c 4d 6c 6d 8c 8d Jc Kd"


def drawn(state: DealState, times: int = 600) -> Counter[str]:
    """How often each move of a state is drawn."""
    manners, moves = Manners(Stakes(state.rules), Random(4)), legal_moves(state)
    return Counter(str(manners.pick(state, moves)) for _ in range(times))


def test_what_costs_more_is_played_less() -> None:
    counts = drawn(table(MISERE, "9hKd6s", "AsTd9cKc4h"))
    # The nine takes two cards; the king one more, or the ace with them; the six goes for nothing.
    assert counts["6s"] > counts["9hx9c"] > 0
    assert counts["9hx9c"] > sum(n for move, n in counts.items() if "As" in move)


def test_of_cards_that_cost_nothing_the_one_that_scores_goes_first() -> None:
    counts = drawn(table(MISERE, "AhTd6h", "KcQc"))
    assert counts["Td"] > counts["Ah"] > counts["6h"] > 0


def test_a_sweep_costs_its_own_point() -> None:
    free = table(MISERE, "9h8h", "9c", must_sweep=False, must_capture="never")
    beside = table(MISERE, "9h8h", "9cKd", must_sweep=False, must_capture="never")
    assert drawn(free)["9hx9c"] < drawn(beside)["9hx9c"]


def test_a_single_move_is_played_without_a_draw() -> None:
    state = table(MISERE, "9h", "9c")
    rng = Random(1)
    before = rng.getstate()
    assert str(Manners(Stakes(state.rules), rng).pick(state, legal_moves(state))) == "9hx9c"
    assert rng.getstate() == before


def grown(dodges: bool, rules: str = MISERE) -> Tree:
    observation = seen("5h Kh", "Qh", hidden=HIDDEN, rules=rules, others=2)
    stakes, rng = stakes_for(observation), Random(2)
    effort = Effort(600, 1000, dodges=dodges)
    tree = tree_for(Worlds(observation, stakes, rng, effort.infers), stakes, rng, effort)
    tree.grow(effort.iterations)
    return tree


def test_only_a_search_that_dodges_in_a_misere_expects_manners() -> None:
    def shape(tree: Tree) -> list[tuple[str, int, float]]:
        return [(str(node.move), node.visits, node.total) for node in tree.ranked()]

    assert shape(grown(dodges=True)) != shape(grown(dodges=False))
    plain = [shape(grown(dodges, "kasino-sv")) for dodges in (True, False)]
    assert plain[0] == plain[1]


def test_the_moves_of_others_are_drawn_and_the_own_ones_are_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def lowest(self: Manners, state: DealState, moves: Sequence[Move]) -> Move:
        return min(moves)

    def replies() -> set[int]:
        own = grown(dodges=True).ranked()
        assert {str(node.move) for node in own} == {"5h", "Kh"}
        return {reply.move.card for node in own for reply in node.children.values()}

    highest = parse_card("Kd")
    assert highest in replies()
    monkeypatch.setattr(Manners, "pick", lowest)
    # Whoever holds it has a lower card to play first.
    assert replies()
    assert highest not in replies()


@pytest.mark.parametrize("dodges", [False, True])
def test_every_own_move_is_tried(dodges: bool) -> None:
    assert {str(node.move) for node in grown(dodges).ranked()} == {"5h", "Kh"}
