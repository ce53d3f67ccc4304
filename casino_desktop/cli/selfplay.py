"""``casino selfplay``: computer players against each other."""

import argparse
import json
from collections.abc import Sequence
from time import perf_counter
from typing import Any

from casino_desktop.players.arena import (
    DeckResult,
    Match,
    lead,
    match_of,
    points_by_level,
)
from casino_desktop.players.levels import LEVELS
from casino_desktop.rules.presets import preset
from casino_desktop.rules.ruleset import SEATS, RuleSet

from .commands import Commands
from .errors import CommandError
from .selfplay_run import played
from .selfplay_table import table, table_text

_DESCRIPTION = f"""\
Play deals between computer players ({", ".join(LEVELS)}) and print the points that each level makes
a deal, with 95 % intervals. A level with "-soft" behind it makes half of its moves as the level
below. The same seed gives the same deals and moves, however many processes play them."""


def add_parser(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "selfplay", help="let computer players play each other", description=_DESCRIPTION
    )
    parser.add_argument("--rules", default="casino-de", metavar="PRESET")
    parser.add_argument("--seats", type=int, default=2, choices=SEATS)
    parser.add_argument(
        "--players", metavar="LEVEL,LEVEL...", help="round the table (default: greedy,random)"
    )
    parser.add_argument(
        "--table", action="store_true", help="each of the players, or all, against each weaker one"
    )
    parser.add_argument(
        "--teams", action=argparse.BooleanOptionalAction, help="pairs or single seats with four"
    )
    parser.add_argument("--deals", type=int, default=200, metavar="N", help="decks to be dealt")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument(
        "--duplicate", action="store_true", help="play each deck with the seats swapped too"
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes at once")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and print; bad input raises CommandError or CasinoError."""
    for option in ("deals", "jobs"):
        if getattr(args, option) < 1:
            raise CommandError(f"--{option} must be at least 1")
    if args.table:
        outcome = table(args, _rules(args), _players(args, ",".join(LEVELS)))
        print(json.dumps(outcome) if args.json else table_text(outcome))
        return 0
    match = match_of(
        _rules(args), args.seats, _players(args, "greedy,random"), args.seed, args.duplicate
    )
    begin = perf_counter()
    results = played(match, args.deals, args.jobs)
    outcome = _outcome(args, match, results) | {"seconds": round(perf_counter() - begin, 3)}
    print(json.dumps(outcome) if args.json else _text(outcome))
    return 0


def _rules(args: argparse.Namespace) -> RuleSet:
    rules = preset(args.rules)
    return rules if args.teams is None else rules.changed({"teams": args.teams})


def _players(args: argparse.Namespace, default: str) -> list[str]:
    return [name.strip() for name in (args.players or default).split(",")]


def _outcome(
    args: argparse.Namespace, match: Match, results: Sequence[DeckResult]
) -> dict[str, Any]:
    """What came of it, as JSON values: points a deal, times in seconds."""
    figures, rules = points_by_level(results), match.rules
    first = lead(results, match.players[0])
    return {
        "rules": args.rules,
        "seats": args.seats,
        "teams": rules.pairs(args.seats),
        "fewest_points_win": rules.winner == "lowest",
        "players": list(match.players),
        "seed": args.seed,
        "duplicate": args.duplicate,
        "deals": len(results),
        "plays": sum(result.plays for result in results),
        "points_per_deal": {level: round(found.mean, 3) for level, found in figures.items()},
        "margin_95": {level: round(found.margin, 3) for level, found in figures.items()},
        "lead": round(first.mean, 3),
        "lead_margin_95": round(first.margin, 3),
        "slowest_move_s": round(max(result.slowest for result in results), 6),
    }


def _text(outcome: dict[str, Any]) -> str:
    deals, plays = outcome["deals"], outcome["plays"]
    pairs = " in pairs" if outcome["teams"] else ""
    lines = [
        f"{outcome['rules']}, {outcome['seats']} seats{pairs}, seed {outcome['seed']}: "
        f"{deals} deals" + (f", played {plays} times in all" if plays != deals else "")
    ]
    points, margins = outcome["points_per_deal"], outcome["margin_95"]
    lines += [
        f"  {level:10} {points[level]:6.2f} ± {margins[level]:.2f} points" for level in points
    ]
    if len(points) > 1:
        first, margin = outcome["players"][0], outcome["lead_margin_95"]
        fewest = " (the fewest win)" if outcome["fewest_points_win"] else ""
        lines.append(f"  {first} less the others: {outcome['lead']:+.2f} ± {margin:.2f}{fewest}")
    slowest = 1000 * outcome["slowest_move_s"]
    lines.append(f"{outcome['seconds']:.1f} s, the slowest move {slowest:.1f} ms.")
    return "\n".join(lines)
