"""``casino selfplay --table``: every level against every weaker one."""

import argparse
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from casino_desktop.players.arena import lead, match_of
from casino_desktop.rules.ruleset import RuleSet

from .selfplay_run import played


def table(args: argparse.Namespace, rules: RuleSet, levels: Sequence[str]) -> dict[str, Any]:
    """The leads in points a deal, with the half-widths of their 95 % intervals, as JSON values.

    Each pair plays ``args.deals`` decks with the seats swapped; sides sit in turn round the table.
    """
    pairs = {}
    for weak, strong in combinations(levels, 2):
        players = [strong, weak] if args.seats != 3 else [strong, weak, weak]
        match = match_of(rules, args.seats, players, args.seed, True)
        found = lead(played(match, args.deals, args.jobs), strong)
        pairs[f"{strong}-{weak}"] = {
            "lead": round(found.mean, 3),
            "lead_margin_95": round(found.margin, 3),
        }
    return {
        "rules": args.rules,
        "seats": args.seats,
        "seed": args.seed,
        "deals": args.deals,
        "levels": list(levels),
        "pairs": pairs,
    }


def table_text(outcome: dict[str, Any]) -> str:
    """The table in Markdown, the strongest level in the last row."""
    levels = outcome["levels"]
    lines = ["| | " + " | ".join(levels[:-1]) + " |", "|---" * len(levels) + "|"]
    for place, strong in enumerate(levels[1:], 1):
        cells = [_cell(outcome["pairs"][f"{strong}-{weak}"]) for weak in levels[:place]]
        cells += [""] * (len(levels) - 1 - place)
        lines.append(f"| {strong} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _cell(found: dict[str, float]) -> str:
    return f"{found['lead']:+.2f} ± {found['lead_margin_95']:.2f}"
