"""``casino replay``: check a record and show what came of each deal."""

import argparse
import json
from pathlib import Path

from casino_desktop.session.replay import replay
from casino_desktop.storage.codec import read_record

from .commands import Commands
from .replay_report import report, report_text


def add_parser(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "replay",
        help="check a record and show each deal's piles, sweeps and points",
        description="Play a record over again by the rules, and print each deal's piles and sweeps "
        "by seat, its points by side, the totals and the winner. A deal that is not over is shown "
        "as far as it was played.",
    )
    parser.add_argument("file", type=Path, metavar="FILE.casino", help="the record of a game")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the report of a record; StorageError if it is none or breaks the rules."""
    record = read_record(args.file)
    deals = replay(record)
    print(json.dumps(report(deals)) if args.json else report_text(record, deals))
    return 0
