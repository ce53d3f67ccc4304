"""Records as bytes and back. What is read has been replayed: it is a game the rules allow."""

from pathlib import Path
from typing import Any

from pydantic import ValidationError

from casino_desktop.rules.cards import deck_text, parse_deck
from casino_desktop.rules.errors import CasinoError, NotationError
from casino_desktop.rules.moves import Move
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.presets import read_rules, write_rules
from casino_desktop.session.record import DealRecord, Record
from casino_desktop.session.replay import replay
from casino_desktop.session.seats import Seat

from .errors import FileProblem, StorageError
from .header import check_header
from .json_file import json_bytes, parse_json, read_bytes
from .migrations import migrated
from .schema import FORMAT, VERSION, DealFile, RecordFile

SUFFIX = ".casino"


def read_record(path: Path) -> Record:
    """The record in a file, replayed; StorageError says what is wrong with it."""
    return decode_record(read_bytes(path), path)


def decode_record(data: bytes, path: object = "the file") -> Record:
    """The record of a file's content, replayed; StorageError names the path."""
    keys, version = check_header(parse_json(data, path), path, FORMAT, VERSION)
    file = _validated(migrated(keys, version, VERSION), path)
    try:
        record = _record(file, path)
        replay(record)
    except CasinoError as error:
        raise StorageError(FileProblem.IMPOSSIBLE, path, cause=error) from error
    return record


def write_record(record: Record) -> bytes:
    """The content of the file of a record."""
    keys: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "rules": write_rules(record.rules, record.preset),
        "seats": [_seat_keys(seat) for seat in record.seats],
        "first_dealer": record.first_dealer,
        "deals": [_deal_keys(deal) for deal in record.deals],
        "undone": record.undone,
        "started": record.started,
        "number": record.number,
    }
    return json_bytes(keys)


def _validated(keys: dict[str, Any], path: object) -> RecordFile:
    try:
        return RecordFile.model_validate(keys)
    except ValidationError as error:
        place = ".".join(str(part) for part in error.errors()[0]["loc"])
        raise StorageError(FileProblem.DAMAGED, path, place=place[:80]) from error


def _record(file: RecordFile, path: object) -> Record:
    return Record(
        rules=read_rules(file.rules),
        preset=str(file.rules.get("preset", "casino-de")),
        seats=tuple(Seat(seat.name, seat.kind, seat.level) for seat in file.seats),
        first_dealer=file.first_dealer,
        deals=tuple(_deal(deal, number, path) for number, deal in enumerate(file.deals)),
        undone=file.undone,
        started=file.started,
        number=file.number,
    )


def _deal(deal: DealFile, number: int, path: object) -> DealRecord:
    moves = [
        _move(text, f"deals.{number}.moves.{place}", path) for place, text in enumerate(deal.moves)
    ]
    try:
        deck = parse_deck(deal.deck)
    except CasinoError as error:
        place = f"deals.{number}.deck"
        raise StorageError(FileProblem.DAMAGED, path, place=place) from error
    return DealRecord(deck, tuple(moves))


def _move(text: str, place: str, path: object) -> Move:
    try:
        return parse_move(text)
    except NotationError as error:
        raise StorageError(FileProblem.DAMAGED, path, place=place) from error


def _seat_keys(seat: Seat) -> dict[str, str]:
    keys = {"name": seat.name, "kind": seat.kind}
    return keys | {"level": seat.level} if seat.level else keys


def _deal_keys(deal: DealRecord) -> dict[str, Any]:
    return {"deck": deck_text(deal.deck), "moves": [str(move) for move in deal.moves]}
