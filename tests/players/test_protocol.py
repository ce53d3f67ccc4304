import subprocess
import sys
from typing import Any

import pytest

from casino_desktop.players.protocol import (
    Answer,
    Question,
    read_answer,
    read_question,
    write_answer,
    write_question,
)
from casino_desktop.rules.errors import PlayerError
from casino_desktop.rules.legal import legal_moves


def test_questions_and_answers_survive_the_way_through_bytes(positions: list[Any]) -> None:
    for number, position in enumerate(positions):
        seen = position.seen_by(position.state.mover)
        question = Question(number, "greedy", 10**18 + number, seen)
        assert read_question(write_question(question)) == question
        for move in legal_moves(position.state):
            assert read_answer(write_answer(Answer(number, move))) == Answer(number, move)


GARBAGE = [
    b"",
    b"\xff\xfe",
    b"null",
    b"[1, 2]",
    b"{}",
    b'{"id": 1',
    b"[" * 100_000,
    b'{"id": "1", "move": "9h"}',
    b'{"id": 1, "move": 9}',
    b'{"id": 1, "move": "9"}',
    b'{"id": 1, "level": "greedy", "seed": 1}',
    b'{"id": 1, "level": "greedy", "seed": 1.5, "observation": {}}',
    b'{"id": 1, "level": "greedy", "seed": 1, "observation": []}',
]


@pytest.mark.parametrize("message", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_is_neither_a_question_nor_an_answer(message: bytes) -> None:
    for read in (read_question, read_answer):
        with pytest.raises(PlayerError):
            read(message)


def test_the_window_loads_no_player_with_the_protocol() -> None:
    script = "import sys, casino_desktop.players.protocol; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = run.stdout.split()
    assert "casino_desktop.players.protocol" in loaded
    assert "casino_desktop.players.levels" not in loaded
    assert "PySide6" not in loaded
