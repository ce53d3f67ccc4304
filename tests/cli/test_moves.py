import io
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from casino_desktop.cli import main

DATA = Path(__file__).parent.parent / "data"
LEGAL = DATA / "legal.jsonl"
POSITION: dict[str, Any] = {
    "rules": {"preset": "casino-de"},
    "seats": 2,
    "hand": ["3s", "7d"],
    "loose": ["4c", "Kh"],
    "builds": [{"cards": ["5s", "2c"], "value": 7, "multiple": False, "owner": 1}],
    "mover": 0,
}


def stdin_of(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))


def refusal(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    file = tmp_path / "p.jsonl"
    file.write_text(json.dumps(POSITION) + "\n" + line + "\n", "utf-8")
    assert main(["moves", str(file)]) == 2
    out, err = capsys.readouterr()
    assert len(out.splitlines()) == 1, "the positions before the bad one are answered"
    assert err.startswith(f"casino moves: {file}, line 2")
    assert err.count("\n") == 1
    return err.removeprefix(f"casino moves: {file}, line 2").strip(" :\n")


def test_every_vector_gets_exactly_its_legal_moves(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["moves", str(LEGAL)]) == 0
    out, err = capsys.readouterr()
    expected = [json.loads(line)["legal"] for line in LEGAL.read_text("utf-8").splitlines()]
    listed = [json.loads(line) for line in out.splitlines()]
    assert err == ""
    assert len(listed) == len(expected) > 600
    for number, (moves, legal) in enumerate(zip(listed, expected, strict=True), 1):
        assert sorted(moves) == sorted(legal), f"line {number}"


def test_a_position_of_one_s_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "p.jsonl"
    file.write_text(f"\n{json.dumps(POSITION)}\n\n", "utf-8")
    assert main(["moves", str(file)]) == 0
    [line] = capsys.readouterr().out.splitlines()
    assert json.loads(line) == ["3s", "3s+4c=7", "3s+[2c5s]4c=7", "7d", "7dx[2c5s]"]


def test_standard_input_is_read_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stdin_of(monkeypatch, json.dumps(POSITION).encode())
    assert main(["moves", "-"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 5


def test_a_crowded_table_is_cut_short_and_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = [rank + suit for rank in "A23456789T" for suit in "cdhs"]
    crowded = {**POSITION, "hand": cards[-4:], "loose": cards[:30], "builds": []}
    stdin_of(monkeypatch, b"\n" + json.dumps(crowded).encode())
    assert main(["moves", "-"]) == 0
    out, err = capsys.readouterr()
    count = len(json.loads(out))
    assert err == f"standard input, line 2: too many moves, only {count} of them are listed\n"


BAD_LINES: dict[str, tuple[Any, str]] = {
    "no JSON": ("{", "holds no JSON"),
    "a list": ([], "the position is wrong at rules"),
    "an unknown preset": ({"rules": {"preset": "poker"}}, "there is no rule set named poker"),
    "an unknown option": ({"rules": {"jokers": 2}}, "there is no option named jokers"),
    "five seats": ({"seats": 5}, "Casino is played by 2, 3 or 4, not by 5"),
    "no such mover": ({"mover": 2}, "the position is wrong at mover"),
    "no such card": ({"hand": ["1z"]}, "the position is wrong at hand"),
    "a build of nothing": ({"builds": [{}]}, "the position is wrong at builds"),
    "a build of another value": (
        {"builds": [{"cards": ["5s", "2c"], "value": 9, "multiple": False, "owner": 1}]},
        "the position is wrong at builds",
    ),
    "a build where there are none": (
        {"rules": {"preset": "kasino-sv"}},
        "the position is wrong at builds",
    ),
    "an unknown key": ({"hands": []}, "a position has no key named hands"),
    "an unknown key of a build": (
        {"builds": [{**POSITION["builds"][0], "owners": 1}]},
        "a position has no key named owners",
    ),
    "an empty hand": ({"hand": []}, "the hand of the position is empty"),
    "a card twice in a hand": ({"hand": ["3s", "3s"]}, "the position has the card 3s twice"),
    "a card twice on the table": (
        {"loose": ["7d", "5s"]},
        "the position has the card 7d twice",
    ),
    "deep nesting": ("[" * 5000, "is nested too deeply"),
}


@pytest.mark.parametrize("case", BAD_LINES)
def test_a_bad_line_is_named_in_one_sentence(
    case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad, sentence = BAD_LINES[case]
    line = bad if isinstance(bad, str) else json.dumps({**POSITION, **bad} if bad else bad)
    assert refusal(line, tmp_path, capsys) == sentence


def test_what_is_no_file_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    refused = {tmp_path: "is not a file", tmp_path / "none": "does not exist"}
    if sys.platform != "win32":
        os.mkfifo(tmp_path / "pipe")
        refused |= {tmp_path / "pipe": "is not a file", Path(os.devnull): "is not a file"}
    for path, what in refused.items():
        assert main(["moves", str(path)]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err == f"casino moves: {path} {what}\n"


def test_an_endless_line_is_not_read_to_its_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "endless.jsonl"
    with file.open("wb") as opened:
        opened.truncate(1 << 32)
    assert main(["moves", str(file)]) == 2
    assert "too long for a position" in capsys.readouterr().err
