from random import Random

import pytest

from casino_desktop.rules.apply import Transition, apply
from casino_desktop.rules.errors import IllegalMoveError, Problem, RuleSetError
from casino_desktop.rules.events import DealScored, GameWon, LastPacketAnnounced, PacketDealt
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.moves import Move
from casino_desktop.rules.presets import PRESETS, preset
from casino_desktop.rules.scoring import score_deal
from casino_desktop.rules.winning import settle
from casino_desktop.session.seats import Seat
from casino_desktop.session.session import Change, GameSession, SessionError
from tests.session.games import new_game, play_on, played_game, whole_game


def at_deal_end(seed: int = 1) -> GameSession:
    return played_game(seed=seed, moves=48)


def test_a_new_game_has_dealt_its_first_packet() -> None:
    session = new_game()
    state = session.state
    assert [hand.bit_count() for hand in state.hands] == [4, 4]
    assert state.loose.bit_count() == 4
    assert (state.dealer, state.mover) == (1, 0)
    assert session.totals == (0, 0)
    assert not session.can_undo
    assert not session.can_redo


def test_the_first_packet_is_told_card_by_card() -> None:
    session = played_game(moves=9)
    start, events = session.steps[0]
    [dealt] = events
    assert isinstance(dealt, PacketDealt)
    assert start == session.states[0]
    assert [receiver for receiver, _ in dealt.cards] == [0, 0, -1, -1, 1, 1] * 2
    assert [card for _, card in dealt.cards] == list(session.record.deals[0].deck[:12])


def test_the_last_packet_is_announced_when_the_first_takes_all_cards() -> None:
    rules = preset("casino-classic").changed({"hand_size": [12, 12, 12]})
    people = (Seat("", "computer"),) * 4
    session = GameSession.new("casino-classic", rules, people, first_dealer=2, rng=Random(1))
    assert session.state.stock == ()
    assert session.steps[0].events[0] == LastPacketAnnounced(2)


def test_playing_is_applying() -> None:
    session = played_game(moves=11)
    before = session.state
    move = legal_moves(before)[0]
    assert session.play(move) == apply(before, move)
    assert session.state == apply(before, move).state
    assert session.moves[-1] == move


def test_an_illegal_move_changes_nothing_and_is_not_told() -> None:
    session = played_game(moves=5)
    told: list[Change] = []
    session.subscribe(told.append)
    record = session.record
    absent = next(
        card for card in range(52) if not session.state.hands[session.state.mover] >> card & 1
    )
    with pytest.raises(IllegalMoveError):
        session.play(Move(absent))
    assert session.record == record
    assert told == []


def test_no_move_can_be_played_after_the_deal() -> None:
    session = at_deal_end()
    assert session.deal_over
    with pytest.raises(IllegalMoveError):
        session.play(Move(0))


def test_observers_are_told_in_the_order_they_subscribed() -> None:
    session, told = new_game(), []
    session.subscribe(lambda change: told.append(("first", change.kind, change.transition)))
    session.subscribe(lambda change: told.append(("second", change.kind, change.transition)))
    transition = session.play(legal_moves(session.state)[0])
    session.undo()
    again = session.redo()
    assert transition == again
    expected = [("played", transition), ("undone", None), ("redone", transition)]
    assert told == [(who, *what) for what in expected for who in ("first", "second")]


def test_an_observer_sees_the_new_state() -> None:
    session, seen = new_game(), []
    session.subscribe(lambda change: seen.append(session.state == change.transition.state))  # type: ignore[union-attr]
    play_on(session, 100, Random(3))
    assert len(seen) > 100
    assert all(seen)


def test_the_next_deal_is_dealt_by_the_next_seat_and_starts_from_the_totals() -> None:
    session = at_deal_end()
    verdict = session.verdict
    assert verdict is not None
    assert session.winner == -1
    transition = session.next_deal()
    assert isinstance(transition.events[-1], PacketDealt)
    assert session.deal_number == 1
    assert session.state.dealer == 0
    assert session.totals == verdict.totals
    assert session.moves == ()
    assert session.record.deals[0].deck != session.record.deals[1].deck


@pytest.mark.parametrize("moves", [0, 47])
def test_the_next_deal_waits_for_the_end_of_this_one(moves: int) -> None:
    with pytest.raises(SessionError) as caught:
        played_game(moves=moves).next_deal()
    assert caught.value.problem is Problem.NO_NEXT_DEAL


def test_a_won_game_has_no_next_deal() -> None:
    session = whole_game()
    assert session.game_over
    with pytest.raises(SessionError):
        session.next_deal()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", sorted(PRESETS))
def test_a_whole_game_is_scored_and_won_as_the_rule_core_says(name: str, seats: int) -> None:
    session, last = new_game(name, seats), list[Transition]()
    session.subscribe(lambda change: last.append(change.transition or session.steps[0]))
    play_on(session, 5000, Random(seats))
    totals = (0,) * session.state.side_count
    for number, result in enumerate(session.scores, 1):
        assert result.sides == score_deal(result.state)
        assert result.verdict == settle(result.state, totals, result.sides, number)
        totals = result.verdict.totals
    assert session.winner == session.scores[-1].verdict.winner >= 0
    events = last[-1].events
    assert isinstance(events[-2], DealScored)
    assert events[-1] == GameWon(session.winner, totals)


def test_seats_are_two_to_four() -> None:
    with pytest.raises(RuleSetError):
        GameSession.new(
            "casino-de", preset("casino-de"), (Seat("", "human"),), first_dealer=0, rng=Random(1)
        )


def test_the_same_chance_deals_the_same_game() -> None:
    assert whole_game(seed=5).record == whole_game(seed=5).record
    assert new_game(seed=5).record != new_game(seed=6).record


def test_a_number_deals_the_same_cards_also_after_resuming() -> None:
    first, second = (
        GameSession.new(
            "casino-de",
            preset("casino-de"),
            (Seat("", "human"), Seat("", "computer", "greedy")),
            first_dealer=0,
            rng=Random(chance),
            number=77,
        )
        for chance in (1, 2)
    )
    assert first.record.number == 77
    second = GameSession.resume(second.record, Random(3))
    for session in (first, second):
        while not session.deal_over:
            session.play(legal_moves(session.state)[0])
        session.next_deal()
    assert first.record == second.record
    assert first.record.deals[0].deck != first.record.deals[1].deck
