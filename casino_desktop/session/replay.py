"""Playing a record over again, so that no record can claim what the rules do not allow."""

from casino_desktop.rules.dealing import start_deal
from casino_desktop.rules.errors import CasinoError, DeckError, IllegalMoveError, Problem
from casino_desktop.rules.ruleset import check_seats

from .played_deal import PlayedDeal
from .record import DealRecord, Record


class RecordError(CasinoError):
    """A record that no game can have; the details name the deal and the move, counted from 1."""


def replay(record: Record) -> tuple[PlayedDeal, ...]:
    """The deals of a record, played over move by move.

    Every deal but the last is over. RecordError names what cannot have happened.
    """
    check_seats(len(record.seats))
    if not 0 <= record.first_dealer < len(record.seats):
        raise RecordError(Problem.RECORD_DEALER, seat=record.first_dealer)
    if not record.deals:
        raise RecordError(Problem.RECORD_EMPTY)
    played: list[PlayedDeal] = []
    for deal in record.deals:
        played.append(_played(record, deal, played))
    return tuple(played)


def begin_deal(record: Record, deck: tuple[int, ...], before: list[PlayedDeal]) -> PlayedDeal:
    """The deal that follows those before, with no move made yet; DeckError on a bad deck."""
    number, seats = len(before), len(record.seats)
    start = start_deal(record.rules, seats, (record.first_dealer + number) % seats, deck)
    result = before[-1].result if before else None
    totals = result.verdict.totals if result else (0,) * start.side_count
    return PlayedDeal(start, deck, number, totals)


def _played(record: Record, deal: DealRecord, before: list[PlayedDeal]) -> PlayedDeal:
    number = len(before) + 1
    result = before[-1].result if before else None
    if before and result is None:
        raise RecordError(Problem.RECORD_UNFINISHED, deal=number)
    if result and result.verdict.winner >= 0:
        raise RecordError(Problem.RECORD_AFTER_END, deal=number)
    try:
        played = begin_deal(record, deal.deck, before)
    except DeckError as error:
        raise RecordError(Problem.RECORD_DECK, deal=number) from error
    for place, move in enumerate(deal.moves, 1):
        try:
            played.play(move)
        except IllegalMoveError as error:
            raise RecordError(Problem.RECORD_MOVE, deal=number, number=place, move=move) from error
    return played
