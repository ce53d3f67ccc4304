"""The table of the finished games, as a spreadsheet reads it."""

import csv
from io import StringIO

from casino_desktop.session.statistics import Finished, Kind
from casino_desktop.storage.games_table import HEADER, games_table

GAME = Finished(
    kind=Kind("kasino-sv", True, 3, False, ("expert", "greedy-soft")),
    started="2026-01-02T03:04:05Z",
    won=True,
    points=17,
    others=9,
    deals=4,
    sweeps=2,
    undone=False,
)


def test_each_game_has_a_line_that_can_be_read_back() -> None:
    data = games_table([GAME, GAME._replace(won=False, undone=True)])
    header, first, second = csv.reader(StringIO(data.decode(), newline=""))
    assert tuple(header) == HEADER
    assert dict(zip(HEADER, first, strict=True)) == {
        "started": "2026-01-02T03:04:05Z",
        "rules": "kasino-sv",
        "changed": "1",
        "seats": "3",
        "pairs": "0",
        "opponents": "expert greedy-soft",
        "won": "1",
        "points": "17",
        "others": "9",
        "deals": "4",
        "sweeps": "2",
        "undone": "0",
    }
    assert (second[6], second[-1]) == ("0", "1")
    assert data.count(b"\r\n") == 3


def test_no_game_leaves_the_names_alone() -> None:
    assert games_table([]).decode().splitlines() == [",".join(HEADER)]
