import os
import signal
from collections.abc import Iterator
from itertools import count, pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import pytest

from casino_desktop.players.levels import LEVELS, choose
from casino_desktop.players.pace import PACES
from casino_desktop.players.protocol import (
    STOP,
    Answer,
    Question,
    read_answer,
    start_worker,
    write_question,
)
from casino_desktop.players.worker import Vigil, answer
from casino_desktop.rules.errors import PlayerError
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.moves import Move
from casino_desktop.rules.observation import known_state

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
        answer(questions[0]._replace(level="oracle"), never, never)


class Pipe:
    """One end of a pipe: keeps what is sent, and has a message waiting after some looks."""

    def __init__(self, looks: int) -> None:
        self.sent: list[Answer] = []
        self._looks = looks

    def send_bytes(self, message: bytes) -> None:
        self.sent.append(read_answer(message))

    def poll(self) -> bool:
        self._looks -= 1
        return self._looks < 0


def never(*best: Move) -> bool:
    return False


def hard(questions: list[Question]) -> Question:
    """A question that needs thought."""
    question = max(questions, key=lambda one: len(legal_moves(known_state(one.observation))))
    return question._replace(level="master")


def test_the_best_move_so_far_comes_first_and_whenever_it_changes(
    questions: list[Question],
) -> None:
    question = hard(questions)
    pipe = Pipe(looks=40)
    vigil = Vigil(question, pipe, lambda: 0.0)
    found = answer(question, vigil, vigil.disturbed)
    moves = [sent.move for sent in pipe.sent]
    counters = {choose(question.observation, "counter", seed) for seed in range(40)}
    assert moves[0] in counters
    assert moves[-1] == found.move
    assert all(before != after for before, after in pairwise(moves))
    assert found.final
    assert not any(sent.final for sent in pipe.sent)


@pytest.mark.parametrize(("looks", "ticks"), [(3, 0.0), (10_000, 0.001)], ids=["message", "time"])
def test_a_message_or_the_end_of_time_stops_the_thinking(
    questions: list[Question], looks: int, ticks: float
) -> None:
    question = hard(questions)
    looked = count()
    vigil = Vigil(question, Pipe(looks), lambda: next(looked) * ticks)
    stops = [vigil(Move(0)) for _ in range(PACES["master"].most + 2)]
    first = stops.index(True)
    assert first == (looks if ticks == 0 else PACES["master"].most - 1)


def test_a_thinking_worker_turns_to_the_next_question_at_once(
    worker: tuple[BaseProcess, Connection], questions: list[Question]
) -> None:
    _, connection = worker
    first, second = hard(questions)._replace(id=1), questions[0]._replace(id=2)
    for message in (write_question(first), STOP, write_question(second)):
        connection.send_bytes(message)
    answers: list[Answer] = []
    while not answers or answers[-1].id != 2:
        answers.append(read_answer(connection.recv_bytes()))
    assert answers[-1] == expected(second)
    assert [one.id for one in answers if one.final] == [1, 2]
    # The whole of a master's thought changes its mind more often than the first look at it.
    assert len(answers) <= 4


def test_hints_and_reviews_are_answered(questions: list[Question]) -> None:
    question = hard(questions)
    hinted = answer(question._replace(task="hint"), never, never)
    assert hinted.move == hinted.advice[0].move
    worst = hinted.advice[-1].move
    reviewed = answer(question._replace(task="review", played=worst), never, never)
    best, played = reviewed.advice
    assert best == hinted.advice[0]
    assert played._replace(facts=()) == hinted.advice[-1]._replace(facts=())
    assert played.facts


def test_a_hint_is_cut_short_by_another_message(questions: list[Question]) -> None:
    question = hard(questions)._replace(task="hint")
    whole = answer(question, never, never).advice
    short = answer(question, never, lambda: True).advice
    assert min(one.error for one in short) > min(one.error for one in whole)


def test_every_level_has_its_pace() -> None:
    assert tuple(LEVELS) == tuple(PACES)
    assert all(0 < pace.most <= 500 for pace in PACES.values())
