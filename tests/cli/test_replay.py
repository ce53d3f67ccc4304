import json
from pathlib import Path
from typing import Any

import pytest

from casino_desktop.cli import main
from casino_desktop.session.record import Record
from casino_desktop.session.seats import Seat
from casino_desktop.storage.codec import write_record
from tests.session.games import new_game, played_game, whole_game

DEALS = Path(__file__).parent.parent / "data" / "deals.jsonl"
ROWS = [json.loads(line) for line in DEALS.read_text("utf-8").splitlines()]
GOLDEN = DEALS.parent / "saves" / "version-1.casino"


def record_of(row: dict[str, Any]) -> dict[str, Any]:
    """A vector as the keys of a record, as somebody else's program would write them."""
    return {
        "format": "casino-record",
        "version": 1,
        "rules": row["rules"],
        "seats": [{"name": "", "kind": "computer", "level": "random"}] * row["seats"],
        "first_dealer": row["dealer"],
        "deals": [{"deck": row["deck"], "moves": row["moves"]}],
    }


def report_of(path: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert main(["replay", str(path), "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    report: dict[str, Any] = json.loads(out)
    return report


def saved(record: Record, folder: Path) -> Path:
    path = folder / "game.casino"
    path.write_bytes(write_record(record))
    return path


def test_there_are_vectors_to_replay() -> None:
    assert len(ROWS) >= 75
    assert {row["seats"] for row in ROWS} == {2, 3, 4}


@pytest.mark.parametrize("number", range(len(ROWS)))
def test_every_vector_has_its_piles_sweeps_and_points(
    number: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    row, path = ROWS[number], tmp_path / "deal.casino"
    path.write_text(json.dumps(record_of(row)), "utf-8")
    report = report_of(path, capsys)
    [deal] = report["deals"]
    for key in ("piles", "sweeps", "points", "last_capturer"):
        assert deal[key] == row[key], key
    assert deal["over"]
    assert report["totals"] == [sum(points.values()) for points in row["points"]]


def test_a_deal_that_is_not_over_is_shown_as_far_as_it_was_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    report = report_of(GOLDEN, capsys)
    first, second = report["deals"]
    assert first["points"] == ROWS[0]["points"]
    assert report["totals"] == [6, 5]
    assert report["winner"] is None
    assert not second["over"]
    assert second["points"] == [{}, {}]
    assert any(second["piles"])
    assert sum(map(len, second["piles"])) < 2 * 52


def test_a_game_that_has_only_been_dealt(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deal = {"piles": ["", ""], "sweeps": [0, 0], "points": [{}, {}], "last_capturer": -1}
    assert report_of(saved(new_game().record, tmp_path), capsys) == {
        "deals": [{**deal, "over": False}],
        "totals": [0, 0],
        "winner": None,
    }


def test_a_won_game_names_the_winning_side(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = whole_game(seats=4, seed=3)
    report = report_of(saved(session.record, tmp_path), capsys)
    assert report["winner"] == session.winner in (0, 1)
    assert len(report["deals"]) == len(session.scores)
    assert report["totals"][session.winner] >= 21
    assert len(report["deals"][0]["piles"]) == 4
    assert len(report["deals"][0]["points"]) == 2


def test_the_report_for_people(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GOLDEN)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "casino-de, 2 seats"
    assert lines[1] == "Deal 1, dealt by seat 1"
    assert lines[2] == f"  Åse Größe: 22 cards, 0 sweeps: {ROWS[0]['piles'][0]}"
    assert "  Åse Größe: 6 points (big 2, little 1, aces 3)" in lines
    assert "Deal 2, dealt by Åse Größe, not over after 21 moves" in lines
    assert lines[-2:] == ["Totals: Åse Größe: 6, seat 1: 5", "Nobody has won yet."]


def test_the_report_for_people_names_a_winning_pair(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = whole_game(seats=4, seed=3)
    names = tuple(Seat(name, "computer") for name in "ABCD")
    assert main(["replay", str(saved(session.record._replace(seats=names), tmp_path))]) == 0
    sides = ["A and C", "B and D"]
    assert capsys.readouterr().out.endswith(f"Winner: {sides[session.winner]}\n")


def test_bad_records_are_named_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.casino"
    record = json.loads(write_record(played_game(moves=9).record))
    del record["deals"][0]["moves"][0]
    for content in ("", "{}", json.dumps({**record, "version": 7}), json.dumps(record)):
        path.write_text(content, "utf-8")
        assert main(["replay", str(path)]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith(f"casino replay: {path} ")
        assert err.count("\n") == 1
    assert "move 1 (" in err
    assert main(["replay", str(tmp_path / "none.casino")]) == 2
    assert capsys.readouterr().err.endswith("none.casino does not exist\n")
