from random import Random

import pytest

from casino_desktop.rules.cards import parse_card
from casino_desktop.rules.errors import Problem, RuleSetError
from casino_desktop.rules.moves import Move
from casino_desktop.session.record import DealRecord, Record
from casino_desktop.session.replay import RecordError, replay
from casino_desktop.session.session import GameSession
from tests.session.games import new_game, play_on, played_game, whole_game


def refused(record: Record) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(record)
    return caught.value


@pytest.mark.parametrize("moves", [0, 1, 47, 48, 49, 5000])
def test_a_resumed_game_is_the_game_that_was_left(moves: int) -> None:
    session = played_game(moves=moves)
    again = GameSession.resume(session.record, Random(1))
    assert again.record == session.record
    assert again.states == session.states
    assert again.scores == session.scores
    assert (again.totals, again.winner) == (session.totals, session.winner)


def test_a_resumed_game_goes_on() -> None:
    session = GameSession.resume(played_game(moves=30).record, Random(1))
    assert play_on(session, 5000, Random(1)).game_over
    session.undo()
    assert not session.game_over


def test_the_dealer_moves_on_from_deal_to_deal() -> None:
    deals = replay(whole_game(seats=3).record)
    assert len(deals) > 2
    assert [deal.state.dealer for deal in deals] == [(2 + k) % 3 for k in range(len(deals))]


def test_the_first_illegal_move_is_named() -> None:
    record = played_game(moves=60).record
    second = record.deals[1]
    moves = (*second.moves[:5], Move(parse_card("Kh")), *second.moves[6:])
    if second.moves[5].card == parse_card("Kh"):
        pytest.fail("the game of this seed plays the king that the test needs elsewhere")
    bad = record._replace(deals=(record.deals[0], DealRecord(second.deck, moves)))
    error = refused(bad)
    assert error.problem is Problem.RECORD_MOVE
    assert str(error) == "in deal 2 of the record, move 6 (Kh) is not legal"


def test_no_move_follows_the_last_card_of_a_deal() -> None:
    [deal] = played_game(moves=48).record.deals
    record = new_game().record._replace(deals=(deal._replace(moves=(*deal.moves, Move(0))),))
    assert refused(record).details["number"] == 49


def test_a_deal_begins_only_after_the_one_before() -> None:
    first = played_game(moves=30).record
    record = first._replace(deals=(*first.deals, new_game(seed=2).record.deals[0]))
    assert refused(record).problem is Problem.RECORD_UNFINISHED


def test_no_deal_follows_the_end_of_the_game() -> None:
    whole = whole_game().record
    record = whole._replace(deals=(*whole.deals, whole.deals[0]))
    assert refused(record).problem is Problem.RECORD_AFTER_END


@pytest.mark.parametrize("deck", [(), tuple(range(51)), (*range(51), 0), (*range(52), 0)])
def test_a_deck_has_52_different_cards(deck: tuple[int, ...]) -> None:
    error = refused(new_game().record._replace(deals=(DealRecord(deck),)))
    assert error.problem is Problem.RECORD_DECK


@pytest.mark.parametrize("seat", [-1, 2])
def test_the_first_dealer_sits_at_the_table(seat: int) -> None:
    assert refused(new_game().record._replace(first_dealer=seat)).problem is Problem.RECORD_DEALER


def test_a_record_holds_a_deal() -> None:
    assert refused(new_game().record._replace(deals=())).problem is Problem.RECORD_EMPTY


def test_a_record_has_seats() -> None:
    with pytest.raises(RuleSetError):
        replay(new_game().record._replace(seats=()))
