"""``casino moves``: the legal moves of positions."""

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import BinaryIO

from casino_desktop.rules.errors import CasinoError
from casino_desktop.rules.legal import listing
from casino_desktop.rules.position import read_position
from casino_desktop.storage.json_file import SIZE_LIMIT, open_file, parse_json

from .commands import Commands
from .errors import CommandError

_DESCRIPTION = """\
For each position, one JSON object a line, print the legal moves of its mover as one JSON list a
line. A position: {"rules": {"preset": "casino-de"}, "seats": 2, "hand": ["3s", "7d"],
"loose": ["4c", "Kh"], "builds": [{"cards": ["5s", "2c"], "value": 7, "multiple": false,
"owner": 1}], "mover": 0}; a key "legal", as lists of known positions have it, is passed over. On a
table with a great many cards the list is cut short, which standard error then says."""


def add_parser(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "moves", help="list the legal moves of positions", description=_DESCRIPTION
    )
    parser.add_argument("file", metavar="FILE.jsonl", help="the positions; - for standard input")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print one JSON list for each line of the file that is not empty."""
    name = "standard input" if args.file == "-" else args.file
    with _opened(args.file) as file:
        for number, line in enumerate(_lines(file, name), 1):
            if line.strip():
                print(json.dumps(_moves(line, f"{name}, line {number}")))
    return 0


def _opened(name: str) -> AbstractContextManager[BinaryIO]:
    return nullcontext(sys.stdin.buffer) if name == "-" else open_file(Path(name))


def _lines(file: BinaryIO, name: str) -> Iterator[bytes]:
    while line := file.readline(SIZE_LIMIT + 1):
        if len(line) > SIZE_LIMIT:
            raise CommandError(f"{name} has a line that is too long for a position")
        yield line


def _moves(line: bytes, place: str) -> list[str]:
    position = parse_json(line, place)
    try:
        moves, complete = listing(read_position(position))
    except CasinoError as error:
        raise CommandError(f"{place}: {error}") from error
    if not complete:
        print(f"{place}: too many moves, only {len(moves)} of them are listed", file=sys.stderr)
    return sorted(str(move) for move in moves)
