from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casino_desktop.rules.errors import Problem
from casino_desktop.rules.legal import legal_moves
from casino_desktop.session.session import Change, GameSession, SessionError
from tests.session.games import new_game, play_on, played_game, whole_game


def redo_all(session: GameSession) -> None:
    while session.can_redo:
        session.redo()


def test_undo_takes_back_one_move() -> None:
    session = played_game(moves=7)
    states = session.states
    assert session.undo() == states[-2] == session.state
    assert len(session.moves) == 6


def test_a_game_without_a_move_has_nothing_to_undo() -> None:
    session = new_game()
    for undo in (session.undo, lambda: session.undo_to_human(0)):
        with pytest.raises(SessionError) as caught:
            undo()
        assert caught.value.problem is Problem.NOTHING_TO_UNDO
    assert not session.undone


def test_without_an_undo_there_is_nothing_to_redo() -> None:
    session = played_game(moves=7)
    with pytest.raises(SessionError) as caught:
        session.redo()
    assert caught.value.problem is Problem.NOTHING_TO_REDO


def test_undo_and_redo_go_through_a_whole_game_without_a_trace() -> None:
    session = whole_game(seed=4)
    record, scores = session.record, session.scores
    assert len(scores) > 1
    while session.can_undo:
        session.undo()
    assert session.moves == ()
    assert session.deal_number == 0
    assert session.scores == ()
    redo_all(session)
    assert session.record.deals == record.deals
    assert session.scores == scores


def test_undo_never_leaves_a_card_known_that_was_not_dealt_yet() -> None:
    session = played_game(moves=8)
    assert len(session.state.stock) == 32
    session.undo()
    assert len(session.state.stock) == 40
    assert [hand.bit_count() for hand in session.state.hands] == [0, 1]


def test_a_deal_is_undone_with_the_last_move_before_it() -> None:
    session = play_on(new_game(), 48, Random(1))
    end = session.state
    session.next_deal()
    started = session.state
    session.undo()
    assert session.deal_number == 0
    assert len(session.moves) == 47
    assert not session.deal_over
    assert session.redo().state == end
    assert session.redo().state == started


def test_the_deal_taken_back_is_dealt_again_by_next_deal() -> None:
    session = play_on(new_game(), 48, Random(1))
    session.next_deal()
    started = session.state
    session.undo()
    session.redo()
    assert session.next_deal().state == started


def test_another_move_ends_redo_and_the_deal_that_followed() -> None:
    session = play_on(new_game(seed=8), 48, Random(1))
    session.next_deal()
    deck = session.record.deals[1].deck
    while len(session.moves) != 40:
        session.undo()
    undone = session.redo().events[0]
    session.undo()
    session.play(next(move for move in legal_moves(session.state) if move not in undone))
    assert not session.can_redo
    play_on(session, 7, Random(1))
    session.next_deal()
    assert session.record.deals[1].deck != deck


def test_the_same_move_played_again_keeps_redo() -> None:
    session = played_game(moves=12)
    moves = session.moves
    for _ in range(5):
        session.undo()
    session.play(moves[7])
    redo_all(session)
    assert session.moves == moves


def test_undo_is_remembered_in_the_record() -> None:
    session = played_game(moves=12)
    before = session.record
    session.undo()
    session.redo()
    assert session.undone
    assert (before.undone, session.record.undone) == (False, True)
    assert GameSession.resume(session.record, Random(1)).undone


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("moves", [5, 8, 13, 50, 60])
def test_undo_to_human_goes_to_the_decision_before(seats: int, moves: int) -> None:
    session, told = played_game(seats=seats, moves=moves), list[Change]()
    session.subscribe(told.append)
    before = session.record.deals
    state = session.undo_to_human(0)
    assert state.mover == 0
    assert not state.over
    assert told == [Change("undone", None)]
    redone = 0
    while session.record.deals != before:
        session.redo()
        redone += session.moves != ()
        assert session.state.mover != 0 or session.record.deals == before or session.deal_over
    assert 1 <= redone < 2 * seats


def test_the_first_moves_of_the_others_are_not_undone_for_a_human_without_a_decision() -> None:
    session = played_game(seats=3, moves=2)
    assert session.state.mover == 2
    assert not session.can_undo_to_human(2)
    with pytest.raises(SessionError):
        session.undo_to_human(2)
    assert len(session.moves) == 2


@given(seed=st.integers(0, 30), walk=st.lists(st.sampled_from("pudr"), max_size=120))
def test_any_walk_equals_the_replay_of_its_record(seed: int, walk: list[str]) -> None:
    session, rng = play_on(new_game(seed=seed), 44, Random(seed)), Random(seed)
    for step in walk:
        if step == "u" and session.can_undo:
            session.undo()
        elif step == "r" and session.can_redo:
            session.redo()
        elif step == "d" and session.can_undo_to_human(0):
            session.undo_to_human(0)
        else:
            play_on(session, 1, rng)
    again = GameSession.resume(session.record, Random(1))
    assert again.states == session.states
    assert again.scores == session.scores
    assert again.totals == session.totals
