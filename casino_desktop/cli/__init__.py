"""The terminal's door: ``casino selfplay | moves | replay | screenshot | bench``."""

import argparse
import os
import sys
from collections.abc import Sequence

from casino_desktop import __version__
from casino_desktop.command_line import Parser
from casino_desktop.rules.errors import CasinoError
from casino_desktop.storage.errors import StorageError

from . import bench, moves, replay, screenshot, selfplay
from .errors import CommandError

COMMANDS = (selfplay, moves, replay, screenshot, bench)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0, or 2 with one sentence on standard error if the input was bad."""
    args = parser().parse_args(arguments)
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except (CommandError, CasinoError, StorageError) as error:
        print(f"casino {args.command}: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader has seen enough; Python would complain once more while it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    return status


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    whole = Parser(
        prog="casino",
        description="The card game Casino without its window.",
        epilog="casino COMMAND --help tells more of one command; casino-desktop opens the window.",
    )
    whole.add_argument("--version", action="version", version=f"Casino {__version__}")
    commands = whole.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_parser(commands)
    return whole
