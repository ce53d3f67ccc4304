"""The parts of the search: equal moves, sampled worlds, values on the way, the tree itself."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from casino_desktop.players.expert import Effort, expert_move
from casino_desktop.players.hint import EFFORT, hint
from casino_desktop.players.levels import EXPERT, MASTER
from casino_desktop.players.memory import announced, telling
from casino_desktop.players.merging import Merging
from casino_desktop.players.outlook import GameStakes, stakes_for
from casino_desktop.players.stakes import Stakes, likely_majority
from casino_desktop.players.tree import Tree
from casino_desktop.players.worlds import Worlds
from casino_desktop.rules.advance import advance
from casino_desktop.rules.cards import FULL_DECK, cards_of, parse_cards
from casino_desktop.rules.dealing import shuffled, start_deal
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.moves import Move
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.observation import observe
from casino_desktop.rules.presets import preset
from casino_desktop.rules.ruleset import SEATS
from casino_desktop.rules.state import DealState
from tests.rules.table import table

PLAIN = preset("casino-de")


def later(
    seed: int, cards_left: int, rules: str = "casino-de"
) -> tuple[DealState, tuple[Move, ...]]:
    """A deal of random moves until so many cards are in the stock, and its moves."""
    rng = Random(seed)
    moves: tuple[Move, ...] = ()
    state = start_deal(preset(rules), 2, 0, shuffled(preset(rules), 2, 0, rng))
    while len(state.stock) > cards_left:
        move = rng.choice(legal_moves(state))
        state, moves = advance(state, move), (*moves, move)
    return state, moves


def test_moves_with_cards_that_score_alike_are_equal() -> None:
    key = Merging(Stakes(PLAIN).alike).key
    same = [("3c", "3h"), ("9cx9d", "9hx9c"), ("3c+4d=7", "3h+4h=7"), ("Acx9dAd", "Ahx9cAc")]
    different = [("3c", "3s"), ("Tc", "Td"), ("2c", "2s"), ("9cx9d", "9cx9s"), ("3c", "4c")]
    different += [("9cx9d9h", "9cx9d"), ("3c+4d=7", "3c+4d4h=7"), ("9cx[4c5c]", "9cx[4d5d]")]
    for one, other in same:
        assert key(parse_move(one)) == key(parse_move(other))
    for one, other in different:
        assert key(parse_move(one)) != key(parse_move(other))


def test_the_tables_of_the_past_are_the_ones_that_were() -> None:
    rng = Random(21)
    for name in ("casino-de", "casino-classic", "cassino-de", "kasino-sv-draw"):
        for seats in SEATS:
            rules = preset(name)
            moves: tuple[Move, ...] = ()
            tables: list[DealState] = []
            state = start_deal(rules, seats, 0, shuffled(rules, seats, 0, rng))
            while not state.over:
                seen = observe(state, state.mover, moves)
                past = telling(seen)
                for one, before in zip(past, reversed(tables), strict=False):
                    builds = {(build.cards, build.value, build.owner) for build in one.builds}
                    was = {(b.cards, b.value, b.owner) for b in before.builds}
                    assert (one.seat, one.loose, builds) == (before.mover, before.loose, was)
                move = rng.choice(legal_moves(state))
                tables.append(state)
                state, moves = advance(state, move), (*moves, move)


def test_sampled_hands_hold_what_was_announced(positions: list[Any]) -> None:
    checked = 0
    for number, position in enumerate(positions):
        seen = position.seen_by(position.state.mover)
        worlds = Worlds(seen, Stakes(seen.rules), Random(number), infers=number % 2 == 0)
        for _ in range(3):
            world = worlds.sample()
            assert observe(world, seen.seat, seen.moves, seen.totals) == seen
            for seat, values in enumerate(announced(seen)):
                if len(values) == 1 and seat != seen.seat and seen.hand_sizes[seat]:
                    checked += 1
                    assert world.law.guards[min(values)] & world.hands[seat]
    assert checked > 50


def test_two_seats_that_announced_the_same_value_both_hold_it() -> None:
    hands = ("9c9d", "9h3c", "9s3d")
    state = table("casino-de", hands[0], "Kc", "2c7c=9@1 Ac8c=9@2", *hands[1:], seats=3)
    worlds = Worlds(observe(state, 0), Stakes(PLAIN), Random(1), infers=False)
    nines = parse_cards("9h9s")
    for _ in range(20):
        assert all(hand & nines for hand in worlds.sample().hands[1:])


def test_who_passes_a_capture_is_thought_not_to_have_it() -> None:
    # The other trailed a king beside an ace: it will hardly hold one.
    state, _ = later(1, 40)
    seen = observe(state, 0)._replace(
        hand=parse_cards("9c8c7c6c"),
        hand_sizes=(4, 3),
        loose=parse_cards("AsKd"),
        builds=(),
        piles=(0, 0),
        stock=43,
        mover=0,
        moves=(parse_move("Kd"),),
    )
    aces = parse_cards("AcAdAh")
    shares = []
    for infers in (False, True):
        worlds = Worlds(seen, Stakes(PLAIN), Random(2), infers)
        hands = [worlds.sample().hands[1] for _ in range(2000)]
        shares.append(sum(hand & aces != 0 for hand in hands) / len(hands))
    assert shares[0] == pytest.approx(0.19, abs=0.04)
    assert shares[1] < 0.03


def drawing() -> DealState:
    """The other has trailed a king beside an ace and drawn a card."""
    state = table("kasino-sv-draw", "9c8c7c6c", "AsKd", "", "2h3h4h5h")
    seen = state.table_cards | sum(state.hands)
    return state._replace(stock=tuple(cards_of(FULL_DECK & ~seen)))


def test_a_card_drawn_since_may_be_one_that_was_passed_by() -> None:
    state = drawing()
    seen = observe(state, 0, (parse_move("Kd"),))
    hands = [Worlds(seen, Stakes(seen.rules), Random(2), infers) for infers in (False, True)]
    aces = parse_cards("AcAdAh")
    blind, wise = (sum(w.sample().hands[1] & aces != 0 for _ in range(2000)) for w in hands)
    assert blind / 4 < wise < blind / 2


def test_the_next_cards_of_the_stock_lie_at_random() -> None:
    state = drawing()
    seen = observe(state, 0)
    worlds = Worlds(seen, Stakes(seen.rules), Random(3), infers=False)
    drawn = Counter(card for _ in range(460) for card in worlds.sample().stock[:4])
    assert len(drawn) == 46
    assert max(drawn.values()) < 70


def test_a_lead_is_the_safer_the_fewer_cards_are_left() -> None:
    assert likely_majority(0, 20, 1.4) == 0
    assert likely_majority(3, 0, 1.4) == pytest.approx(1, abs=0.01)
    assert likely_majority(-3, 5, 1.4) == -likely_majority(3, 5, 1.4)
    assert 0 < likely_majority(3, 40, 1.4) < likely_majority(3, 10, 1.4) < 1


@pytest.mark.parametrize("rules", ["casino-de", "kasino-sv-misere", "casino-de-spades"])
def test_values_of_two_sides_are_opposite(rules: str) -> None:
    for seed in range(10):
        state, _ = later(seed, 8, rules)
        for stakes in (Stakes(state.rules), GameStakes(state.rules, (10, 12))):
            one, other = stakes.on_the_way(state)
            assert one == pytest.approx(-other)


def test_near_the_target_the_game_is_what_counts() -> None:
    state, moves = later(3, 0)
    far = observe(state, state.mover, moves, (0, 0))
    near = observe(state, state.mover, moves, (20, 18))
    assert type(stakes_for(far)) is Stakes
    assert type(stakes_for(near)) is GameStakes


def test_the_tree_tries_good_moves_more_often() -> None:
    state, _ = later(5, 40)
    table = state._replace(loose=parse_cards("AsKd6h"), builds=(), piles=(0, 0))
    hand = parse_cards("Ac9hQcJc")
    used = hand | table.loose
    rest = [card for card in range(52) if not used >> card & 1]
    other = sum(1 << card for card in rest[:4])
    table = table._replace(mover=0, hands=(hand, other), stock=tuple(rest[4:]))
    seen = observe(table, 0)
    stakes = Stakes(PLAIN)
    tree = Tree(stakes, Worlds(seen, stakes, Random(1), False), Random(1))
    tree.grow(300)
    assert str(tree.ranked()[0].move) == "AcxAs"
    assert sum(node.visits for node in tree.root.children.values()) == 300
    assert tree.work > 300
    assert str(expert_move(seen, Random(1), lambda best: False, Effort(200, 100))) == "AcxAs"


# By seats and whether in pairs: the cards in hand at the horizon, and where it looks far; where the
# packet ended before, those of the next one.
HORIZONS = {(2, True): (8, 8), (3, True): (4, 12), (4, True): (8, 8), (4, False): (8, 16)}


@pytest.mark.parametrize("looks_far", [False, True])
@pytest.mark.parametrize(("seats", "teams"), HORIZONS)
@pytest.mark.parametrize("thinks", ["player", "hint"])
def test_only_where_many_sides_play_are_moves_tried_out_far(
    seats: int, teams: bool, looks_far: bool, thinks: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = PLAIN.changed({"teams": teams})
    state = start_deal(rules, seats, 0, shuffled(rules, seats, 0, Random(3)))
    seen, effort = observe(state, state.mover), Effort(20, 9, looks_far=looks_far)
    valued: list[int] = []

    def on_the_way(self: Stakes, leaf: DealState) -> tuple[float, ...]:
        valued.append(sum(hand.bit_count() for hand in leaf.hands))
        return (0.0,) * leaf.side_count

    monkeypatch.setattr(Stakes, "on_the_way", on_the_way)
    if thinks == "player":
        expert_move(seen, Random(1), lambda best: False, effort)
    else:
        hint(seen, effort)
    assert set(valued) == {HORIZONS[seats, teams][looks_far]}


def test_the_master_and_the_hint_look_far() -> None:
    assert MASTER.looks_far
    assert EFFORT.looks_far
    assert not EXPERT.looks_far


def test_the_master_and_the_hint_expect_others_to_dodge() -> None:
    assert MASTER.dodges
    assert EFFORT.dodges
    assert not EXPERT.dodges
