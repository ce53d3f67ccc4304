"""Records as bytes and back. What is read has been replayed: it is a game the rules allow."""

from pathlib import Path
from typing import Any

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
from .seal import is_sealed

FORMAT, VERSION = "casino-record", 1
SUFFIX = ".casino"


def read_record(path: Path) -> Record:
    """The record in a file, replayed; StorageError says what is wrong with it."""
    return decode_record(read_bytes(path), path)


def read_own_record(path: Path) -> Record:
    """As ``read_record``, but the shape is taken on trust if the seal is whole."""
    data = read_bytes(path)
    if not is_sealed(data):
        return decode_record(data, path)
    keys, _ = check_header(parse_json(data, path), path, FORMAT, VERSION)
    try:
        return _replayed(keys, path)
    except (KeyError, TypeError, AttributeError):
        # Sealed by somebody else: the schema says what is wrong with it.
        return decode_record(data, path)


def decode_record(data: bytes, path: object = "the file") -> Record:
    """The record of a file's content, replayed; StorageError names the path."""
    # Loads pydantic, which the game in progress can do without.
    from .schema import validated  # noqa: PLC0415

    keys, version = check_header(parse_json(data, path), path, FORMAT, VERSION)
    return _replayed(validated(migrated(keys, version, VERSION), path), path)


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


def _replayed(keys: dict[str, Any], path: object) -> Record:
    try:
        record = _record(keys, path)
        replay(record)
    except CasinoError as error:
        raise StorageError(FileProblem.IMPOSSIBLE, path, cause=error) from error
    return record


def _record(keys: dict[str, Any], path: object) -> Record:
    rules = keys["rules"]
    return Record(
        rules=read_rules(rules),
        preset=str(rules.get("preset", "casino-de")),
        seats=tuple(
            Seat(seat["name"], seat["kind"], seat.get("level", "")) for seat in keys["seats"]
        ),
        first_dealer=keys["first_dealer"],
        deals=tuple(_deal(deal, number, path) for number, deal in enumerate(keys["deals"])),
        undone=keys["undone"],
        started=keys["started"],
        number=keys["number"],
    )


def _deal(deal: dict[str, Any], number: int, path: object) -> DealRecord:
    moves = [
        _move(text, f"deals.{number}.moves.{place}", path)
        for place, text in enumerate(deal["moves"])
    ]
    try:
        deck = parse_deck(deal["deck"])
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
