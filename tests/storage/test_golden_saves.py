import json
import re
from pathlib import Path
from random import Random

import pytest

from casino_desktop.rules.cards import card_names
from casino_desktop.session.replay import replay
from casino_desktop.session.seats import Seat
from casino_desktop.session.session import GameSession
from casino_desktop.storage.codec import VERSION, decode_record, read_record, write_record
from casino_desktop.storage.migrations import MIGRATIONS, Keys, Migration, migrated
from tests.session.games import play_on

DATA = Path(__file__).parent.parent / "data"
# Written once by the program of that version and never again. The first deal of each is the first
# row of deals.jsonl, so that its outcome is known from elsewhere.
SAVES = sorted((DATA / "saves").glob("version-*.casino"))


def test_every_version_has_a_golden_save() -> None:
    versions = [int(re.findall(r"\d+", path.stem)[0]) for path in SAVES]
    assert versions == list(range(1, VERSION + 1))
    assert sorted(MIGRATIONS) == versions[:-1]


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_golden_save_still_says_the_same(path: Path) -> None:
    record = read_record(path)
    with (DATA / "deals.jsonl").open(encoding="utf-8") as file:
        expected = json.loads(file.readline())
    first, second = replay(record)
    assert record.seats == (Seat("Åse Größe", "human"), Seat("", "computer", "greedy"))
    assert (record.preset, record.rules.target, record.rules.court_capture) == (
        "casino-de",
        31,
        "any",
    )
    assert (record.undone, record.started) == (True, "2026-11-30T05:45:00Z")
    assert [card_names(pile) for pile in first.state.piles] == expected["piles"]
    assert first.result is not None
    assert [side.points_by_item() for side in first.result.sides] == expected["points"]
    assert second.totals == (6, 5)
    assert len(second.moves) == 21
    assert decode_record(write_record(record)) == record


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_golden_save_can_be_played_on(path: Path) -> None:
    session = GameSession.resume(read_record(path), Random(1))
    assert play_on(session, 5000, Random(1)).game_over


def test_migrations_are_done_one_after_another() -> None:
    migrations: dict[int, Migration] = {
        1: lambda keys: keys | {"steps": [*keys["steps"], "1 to 2"]},
        2: lambda keys: keys | {"steps": [*keys["steps"], "2 to 3"]},
    }
    old: Keys = {"steps": []}
    assert migrated(old, 1, 3, migrations) == {"steps": ["1 to 2", "2 to 3"]}
    assert migrated(old, 2, 3, migrations) == {"steps": ["2 to 3"]}
    assert migrated(old, 3, 3, migrations) == old
