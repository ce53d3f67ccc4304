"""``casino bench``: the figures of the README, on this machine."""

import argparse
import json
from collections.abc import Callable, Iterator
from typing import Any

from casino_desktop.players.levels import LEVELS

from .bench_frames import RULES, deal_frames
from .bench_players import thinking, thinking_at_tables, thought
from .bench_rules import REFERENCE, crowded_times, deals_per_second, speed_ratios
from .bench_start import start_times
from .bench_stop import silences
from .commands import Commands
from .errors import CommandError

_LOOSE = 30
_CROWDED = ("casino-de", "casino-classic", "kasino-sv")
_DESCRIPTION = """\
Measure the rule core, the computer players, the window's start and its movement. Times are of this
machine and of this moment; what is given as a ratio was measured side by side, and says more."""


def add_parser(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "bench", help="measure speed on this machine", description=_DESCRIPTION
    )
    parser.add_argument(
        "--parts", default=",".join(PARTS), metavar="PART,PART...", help="default: %(default)s"
    )
    parser.add_argument("--rounds", type=int, default=7, metavar="N", help="default: %(default)s")
    parser.add_argument(
        "--deals", type=int, default=500, metavar="N", help="deals a round, default: %(default)s"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure the parts asked for, in the order of PARTS; CommandError on an unknown one."""
    asked = args.parts.split(",")
    for part in asked:
        if part not in PARTS:
            raise CommandError(f"there is no part {part} to measure, only {', '.join(PARTS)}")
    if min(args.rounds, args.deals) < 1:
        raise CommandError("--rounds and --deals must be at least 1")
    figures: dict[str, Any] = {}
    for part, (measure, lines) in PARTS.items():
        if part in asked:
            figures[part] = measure(args.rounds, args.deals)
            if not args.json:
                print("\n".join(lines(figures[part])), flush=True)
    if args.json:
        print(json.dumps(figures))
    return 0


def _tables(rounds: int, deals: int) -> dict[str, Any]:
    return {name: crowded_times(name, _LOOSE, 4 * rounds)._asdict() for name in _CROWDED}


def _table_lines(figures: dict[str, Any]) -> Iterator[str]:
    yield f"A table of {_LOOSE} loose cards"
    for name, times in figures.items():
        listed = f"{_ms(times['median_listing'])}, at most {_ms(times['slowest_listing'])}"
        yield f"  {name:16} one move checked in at most {_ms(times['slowest_check'])}; {listed} to"
        cut = f"{times['cut_short']} of {times['tables']} lists cut short"
        yield f"  {'':16} list the legal moves, {cut}"


def _search(rounds: int, deals: int) -> dict[str, Any]:
    found = thought(max(1, deals // 10))
    return found._asdict() | {"last_packet": found.last_packet._asdict()}


def _search_lines(figures: dict[str, Any]) -> Iterator[str]:
    yield f"The search, one core: {figures['playouts_per_second']:.0f} playouts a second"
    nodes = f"{figures['last_packet_nodes']} positions in the median"
    yield f"  {_times(figures['last_packet'])} to solve a last packet, {nodes}"


def _players(rounds: int, deals: int) -> dict[str, Any]:
    return {
        level: {
            "deals": thinking(level, max(1, deals // 100))._asdict(),
            "loose": {
                loose: times._asdict() for loose, times in thinking_at_tables(level, rounds).items()
            },
        }
        for level in LEVELS
    }


def _player_lines(figures: dict[str, Any]) -> Iterator[str]:
    yield f"A move of a computer player ({REFERENCE}): median, 99 of 100, slowest"
    for level, times in figures.items():
        yield f"  {level:16} {_times(times['deals'])} in whole deals"
        for loose, at_table in times["loose"].items():
            yield f"  {'':16} {_times(at_table)} at {loose} loose cards"


def _rules(rounds: int, deals: int) -> dict[str, Any]:
    speed = deals_per_second(rounds, deals)
    ratios = speed_ratios(rounds, max(1, deals // 5))
    return {"deals_per_second": speed, "ratio_to_" + REFERENCE: ratios}


def _rule_lines(figures: dict[str, Any]) -> Iterator[str]:
    speed = figures["deals_per_second"]
    yield f"Rule core, one core: {speed:.0f} random two-player deals a second ({REFERENCE})"
    for name, ratio in figures["ratio_to_" + REFERENCE].items():
        yield f"  {name:16} {ratio:5.2f} of that"


def _stop(rounds: int, deals: int) -> dict[str, Any]:
    return {
        name: {loose: found._asdict() for loose, found in silences(name, 4 * rounds).items()}
        for name in _CROWDED
    }


def _stop_lines(figures: dict[str, Any]) -> Iterator[str]:
    yield "From a stop to the last word of the strongest player: median, slowest"
    for name, tables in figures.items():
        times = (
            f"{_ms(one['median'])} {_ms(one['slowest'])} at {loose}"
            for loose, one in tables.items()
        )
        yield f"  {name:16} " + ", ".join(times) + " loose cards"


def _start(rounds: int, deals: int) -> dict[str, Any]:
    return start_times(rounds)._asdict()


def _start_lines(figures: dict[str, Any]) -> Iterator[str]:
    yield "From the start of the process to the first drawn table"
    yield f"  {_ms(figures['bare_window']):>8} a bare QML window, for comparison"
    for name, what in (("first", "the first start"), ("daily", "resuming a game in mid-deal")):
        ratio = figures[f"{name}_ratio"]
        yield f"  {_ms(figures[name]):>8} {what}, {ratio:.2f} times as long"


def _frames(rounds: int, deals: int) -> dict[str, Any]:
    return deal_frames()._asdict()


def _frame_lines(figures: dict[str, Any]) -> Iterator[str]:
    yield f"A frame while cards move, computers thinking, no graphics card ({RULES}, one deal)"
    yield f"  {_ms(figures['median']):>8} median of {figures['frames']} frames"
    yield f"  {_ms(figures['slowest_in_100']):>8} 99 of 100 frames take no longer"
    yield f"  {_ms(figures['slowest']):>8} the slowest"
    work = f"{_ms(figures['work_slowest_in_100'])} and {_ms(figures['work_slowest'])}"
    yield f"  of which our own work, which other programs cannot stretch: {work}"


def _times(times: dict[str, float]) -> str:
    return " ".join(f"{_ms(times[name]):>8}" for name in ("median", "slow", "slowest"))


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.{2 if seconds < 0.01 else 0}f} ms"


_Measure = Callable[[int, int], dict[str, Any]]
_Lines = Callable[[dict[str, Any]], Iterator[str]]

# Single tables first: they are to be met without the analyses that whole deals leave behind.
PARTS: dict[str, tuple[_Measure, _Lines]] = {
    "tables": (_tables, _table_lines),
    "players": (_players, _player_lines),
    "rules": (_rules, _rule_lines),
    "search": (_search, _search_lines),
    "stop": (_stop, _stop_lines),
    "start": (_start, _start_lines),
    "frames": (_frames, _frame_lines),
}
