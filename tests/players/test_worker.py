import os
import signal
from collections.abc import Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import pytest

from casino_desktop.players.levels import choose
from casino_desktop.players.protocol import (
    Answer,
    Question,
    read_answer,
    start_worker,
    write_question,
)
from casino_desktop.players.worker import reply
from casino_desktop.rules.errors import PlayerError

PATIENCE = 30


@pytest.fixture
def worker() -> Iterator[tuple[BaseProcess, Connection]]:
    process, connection = start_worker()
    yield process, connection
    connection.close()
    process.join(PATIENCE)
    assert process.exitcode is not None


@pytest.fixture
def questions(positions: list[Any]) -> list[Question]:
    levels = ("greedy", "random")
    return [
        Question(number, levels[number % 2], number, position.seen_by(position.state.mover))
        for number, position in enumerate(positions[::9])
    ]


def expected(question: Question) -> Answer:
    return Answer(question.id, choose(question.observation, question.level, question.seed))


def test_a_worker_answers_every_question_old_ones_too(
    worker: tuple[BaseProcess, Connection], questions: list[Question]
) -> None:
    _, connection = worker
    for question in questions:
        connection.send_bytes(write_question(question))
    answers = [read_answer(connection.recv_bytes()) for _ in questions]
    assert answers == [expected(question) for question in questions]


@pytest.mark.parametrize("unread", [0, 5], ids=["idle", "with answers that nobody reads"])
def test_a_worker_ends_quietly_when_the_pipe_closes(
    capfd: pytest.CaptureFixture[str], questions: list[Question], unread: int
) -> None:
    process, connection = start_worker()
    for question in questions[:unread]:
        connection.send_bytes(write_question(question))
    connection.close()
    process.join(PATIENCE)
    assert process.exitcode == 0
    assert capfd.readouterr().err == ""


def test_garbage_ends_a_worker_with_one_sentence(capfd: pytest.CaptureFixture[str]) -> None:
    # Not the fixture's worker: what that one prints goes where the set-up's output goes.
    process, connection = start_worker()
    connection.send_bytes(b"\x80garbage")
    with pytest.raises(EOFError):
        connection.recv_bytes()
    process.join(PATIENCE)
    connection.close()
    assert process.exitcode == 1
    problem = "the message is neither a question nor an answer"
    assert capfd.readouterr().err == f"casino: the computer player stops: {problem}\n"


def test_the_worker_after_a_dead_one_gives_the_same_answer(
    worker: tuple[BaseProcess, Connection], questions: list[Question]
) -> None:
    process, connection = worker
    process.kill()
    with pytest.raises((EOFError, ConnectionError)):
        connection.recv_bytes()
    again, new_connection = start_worker()
    new_connection.send_bytes(write_question(questions[0]))
    assert read_answer(new_connection.recv_bytes()) == expected(questions[0])
    new_connection.close()
    again.join(PATIENCE)
    assert again.exitcode == 0


@pytest.mark.skipif(os.name == "nt", reason="Windows has no signal to send to one process")
def test_an_interrupt_in_the_terminal_leaves_the_worker_alive(
    worker: tuple[BaseProcess, Connection], questions: list[Question]
) -> None:
    process, connection = worker
    for question in questions[:2]:
        # The first answer shows that the worker is up.
        connection.send_bytes(write_question(question))
        assert read_answer(connection.recv_bytes()) == expected(question)
        assert process.pid is not None
        os.kill(process.pid, signal.SIGINT)
    assert process.is_alive()


def test_a_question_for_a_level_that_is_not_there_is_refused(questions: list[Question]) -> None:
    with pytest.raises(PlayerError, match="no computer player named oracle"):
        reply(write_question(questions[0]._replace(level="oracle")))
