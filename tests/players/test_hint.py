"""Hints and reviews."""

from random import Random

import pytest

from casino_desktop.players.advice import Fact, read_advice, write_advice
from casino_desktop.players.endgame import Endgame
from casino_desktop.players.expert import Effort
from casino_desktop.players.hint import TOLD, hint, review
from casino_desktop.players.stakes import Stakes
from casino_desktop.rules.advance import advance
from casino_desktop.rules.dealing import shuffled, start_deal
from casino_desktop.rules.errors import PlayerError, Problem
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.moves import Move
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.observation import observe
from casino_desktop.rules.position import read_position
from casino_desktop.rules.presets import preset
from casino_desktop.rules.state import DealState

SOME = Effort(iterations=400, nodes=100_000)


def table(hand: str, loose: str) -> DealState:
    """A first move, seat 0 of two; the rest of the deck is hidden."""
    position = {"rules": {"preset": "casino-de"}, "seats": 2, "builds": [], "mover": 0}
    state = read_position({**position, "hand": hand.split(), "loose": loose.split()})
    shown = state.hands[0] | state.loose
    hidden = [card for card in range(52) if not shown >> card & 1]
    size = len(hand.split())
    other = sum(1 << card for card in hidden[:size])
    return state._replace(hands=(state.hands[0], other), stock=tuple(hidden[size:]))


def last_packet(seed: int) -> DealState:
    rng, rules = Random(seed), preset("casino-de")
    state = start_deal(rules, 2, 0, shuffled(rules, 2, 0, rng))
    while state.stock or max(hand.bit_count() for hand in state.hands) > 3:
        state = advance(state, rng.choice(legal_moves(state)))
    return state


def test_the_best_move_comes_first_with_its_facts() -> None:
    state = table("Ac 9d 4h Kc", "As 9s 4c Jh")
    advice = hint(observe(state, 0), SOME)
    assert str(advice[0].move) == "AcxAs"
    facts = dict(advice[0].facts)
    assert (facts[Fact.POINTS], facts[Fact.SUIT], facts[Fact.CARDS]) == (2, 1, 2)
    assert Fact.SWEEP not in facts
    assert facts[Fact.THREAT] > 0
    values = [one.value for one in advice]
    assert values == sorted(values, reverse=True)
    assert all(one.error > 0 and not one.exact for one in advice if one.value)


def test_every_choice_is_weighed_once() -> None:
    state = table("4h 4d Kc", "As 9s 4c")
    moves = [str(one.move) for one in hint(observe(state, 0), SOME)]
    # The two fours score alike.
    assert sorted(move[0] for move in moves) == ["4", "4", "4", "K"]


def test_a_sweep_and_its_risk_are_facts() -> None:
    swept = hint(observe(table("9d 4h", "9s"), 0), SOME)
    sweep = next(one for one in swept if one.move == parse_move("9dx9s"))
    assert dict(sweep.facts)[Fact.SWEEP] == 1
    trail = next(one for one in swept if one.move == parse_move("9d"))
    assert 0 < dict(trail.facts).get(Fact.SWEEP_RISK, 0.0) < 1


def test_the_last_packet_is_told_exactly() -> None:
    for seed in range(8):
        state = last_packet(seed)
        advice = hint(observe(state, state.mover), SOME)
        best = Endgame(Stakes(state.rules), 10**6).best(state)
        assert all(one.exact and one.error == 0 for one in advice)
        assert advice[0].value == pytest.approx(best.value)


def test_a_review_tells_what_a_move_lost() -> None:
    state = last_packet(3)
    seen = observe(state, state.mover)
    advice = hint(seen, SOME)
    for one in advice:
        best, played = review(seen, one.move, SOME)
        assert (best, played) == (advice[0], one)
        assert best.value >= played.value


def test_a_move_that_the_seat_could_not_make_is_not_reviewed() -> None:
    state = last_packet(3)
    with pytest.raises(PlayerError) as caught:
        review(observe(state, state.mover), Move(0, 1 << 51), SOME)
    assert caught.value.problem is Problem.ILLEGAL_MOVE


def test_nobody_is_advised_out_of_turn() -> None:
    state = last_packet(3)
    with pytest.raises(PlayerError):
        hint(observe(state, 1 - state.mover), SOME)


def test_advice_survives_its_message() -> None:
    for one in hint(observe(table("Ac 9d 4h Kc", "As 9s 4c Jh"), 0), SOME):
        again = read_advice(write_advice(one))
        assert again.move == one.move
        assert again.value == pytest.approx(one.value, abs=1e-4)
        assert [fact for fact, _ in again.facts] == [fact for fact, _ in one.facts]
    with pytest.raises(ValueError, match="luck"):
        read_advice({**write_advice(one), "facts": [["luck", 1]]})


def test_on_a_crowded_table_only_the_best_moves_are_told_of() -> None:
    low = [f"{rank}{suit}" for rank in "A2345" for suit in "cdhs"]
    state = table("Th 9h 8h 7h", " ".join(low))
    advice = hint(observe(state, 0), Effort(iterations=64, nodes=1000))
    assert len(advice) > TOLD
    assert all(one.facts for one in advice[:TOLD] if one.move.kind == "capture")
    assert not any(one.facts for one in advice[TOLD:])
    _, played = review(observe(state, 0), advice[-1].move, Effort(iterations=64, nodes=1000))
    assert played.facts
