"""The finished games as a table that spreadsheets read: one line each, the names in English."""

import csv
from collections.abc import Iterable
from io import StringIO

from casino_desktop.session.statistics import Finished

SUFFIX = ".csv"
HEADER = (
    "started", "rules", "changed", "seats", "pairs", "opponents", "won", "points", "others",
    "deals", "sweeps", "undone",
)  # fmt: skip


def games_table(games: Iterable[Finished]) -> bytes:
    """The content of the file: CSV (RFC 4180) in UTF-8, yes and no as 1 and 0."""
    text = StringIO(newline="")
    lines = csv.writer(text)
    lines.writerow(HEADER)
    lines.writerows(map(_line, games))
    return text.getvalue().encode()


def _line(game: Finished) -> list[str | int]:
    kind = game.kind
    return [
        game.started,
        kind.preset,
        int(kind.changed),
        kind.seats,
        int(kind.pairs),
        " ".join(kind.levels),
        int(game.won),
        game.points,
        game.others,
        game.deals,
        game.sweeps,
        int(game.undone),
    ]
