"""The window's end of the pipe, against the real worker process and against one that dies."""

from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import pytest
from pytestqt.qtbot import QtBot

from casino_desktop.players.pace import PACES, SOFTENED
from casino_desktop.players.protocol import (
    STOP,
    Answer,
    read_question,
    start_worker,
    write_answer,
)
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.moves import Move
from casino_desktop.rules.observation import observe
from casino_desktop.ui.search_client import SearchClient
from tests.session.games import new_game

STATE = new_game().state
SEEN = observe(STATE, STATE.mover)


class Launcher:
    """Starts real workers and counts them; the first ``dead`` of them are dead on arrival."""

    def __init__(self, dead: int = 0) -> None:
        self.started: list[BaseProcess] = []
        self._dead = dead

    def __call__(self) -> tuple[BaseProcess, Connection]:
        """Start one more."""
        if len(self.started) < self._dead:
            process, pipe = _dead_worker()
        else:
            process, pipe = start_worker()
        self.started.append(process)
        return process, pipe


def _dead_worker() -> tuple[BaseProcess, Connection]:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=int)
    process.start()
    process.join()
    theirs.close()
    return process, ours


@pytest.fixture
def launcher() -> Launcher:
    return Launcher()


@pytest.fixture
def client(launcher: Launcher, qapp: object) -> Iterator[SearchClient]:
    client = SearchClient(launcher)
    yield client
    client.close()


def test_no_process_runs_before_the_first_question(
    client: SearchClient, launcher: Launcher
) -> None:
    assert launcher.started == []
    assert not client.pending


def test_a_question_waits_for_the_window_to_be_drawn(
    client: SearchClient, launcher: Launcher, qtbot: QtBot
) -> None:
    client.ask(SEEN, "greedy", 1)
    assert launcher.started == []
    with qtbot.waitSignal(client.answered, timeout=20_000):
        client.warm_up()

    assert len(launcher.started) == 1


def test_a_question_withdrawn_before_the_start_is_not_asked(
    client: SearchClient, qtbot: QtBot
) -> None:
    heard: list[object] = []
    client.answered.connect(heard.append)
    client.ask(SEEN, "greedy", 1)
    client.cancel()
    client.warm_up()
    with qtbot.waitSignal(client.answered, timeout=20_000):
        client.ask(SEEN, "random", 2)

    assert len(heard) == 1


def test_a_question_gets_a_legal_move(client: SearchClient, qtbot: QtBot) -> None:
    with qtbot.waitSignal(client.answered, timeout=20_000) as heard:
        client.ask(SEEN, "greedy", 1)

    assert heard.args is not None
    assert heard.args[0] in legal_moves(STATE)
    assert not client.pending


def test_the_answer_to_a_withdrawn_question_is_never_heard(
    client: SearchClient, qtbot: QtBot
) -> None:
    heard: list[object] = []
    client.answered.connect(heard.append)
    client.ask(SEEN, "random", 1)
    client.cancel()
    with qtbot.waitSignal(client.answered, timeout=20_000):
        client.ask(SEEN, "greedy", 2)

    assert len(heard) == 1


class Slow:
    """A worker whose messages the test writes; it is never in a hurry."""

    def __init__(self) -> None:
        ours, self.pipe = get_context("spawn").Pipe()
        self._id = 0
        self._launched = _dead_worker()[0], ours

    def __call__(self) -> tuple[BaseProcess, Connection]:
        """Launch it."""
        return self._launched

    def says(self, move: Move, *, final: bool) -> None:
        question = read_question(self.pipe.recv_bytes()) if self.pipe.poll() else None
        self._id = question.id if question else self._id
        self.pipe.send_bytes(write_answer(Answer(self._id, move, final)))


@pytest.fixture
def slow() -> Slow:
    return Slow()


@pytest.fixture
def heard(slow: Slow, qapp: object) -> Iterator[tuple[SearchClient, list[Move]]]:
    """A client of the slow worker, asked for a move, and the moves that it tells."""
    client = SearchClient(slow)
    moves: list[Move] = []
    client.answered.connect(moves.append)
    client.warm_up()
    client.ask(SEEN, "master", 1)
    yield client, moves
    client.close()


FIRST, SECOND = legal_moves(STATE)[:2]


def test_a_move_so_far_is_no_answer_in_time(
    slow: Slow, heard: tuple[SearchClient, list[Move]]
) -> None:
    client, moves = heard
    slow.says(FIRST, final=False)
    client._look()
    assert client.pending
    assert moves == []
    slow.says(SECOND, final=True)
    client._look()
    assert moves == [SECOND]
    assert not client.pending


def test_whoever_is_too_late_has_the_move_so_far_taken(
    slow: Slow, heard: tuple[SearchClient, list[Move]]
) -> None:
    client, moves = heard
    slow.says(FIRST, final=False)
    client._look()
    client._limit.timeout.emit()
    assert moves == [FIRST]
    assert slow.pipe.recv_bytes() == STOP
    slow.says(SECOND, final=True)
    client._look()
    assert moves == [FIRST]


def test_whoever_has_said_nothing_in_time_has_the_first_move_taken(
    slow: Slow, heard: tuple[SearchClient, list[Move]]
) -> None:
    client, moves = heard
    client._limit.timeout.emit()
    assert client.pending
    slow.says(SECOND, final=False)
    client._look()
    assert moves == [SECOND]


@pytest.mark.parametrize("level", [*PACES, *SOFTENED])
def test_no_level_may_think_without_end(slow: Slow, qapp: object, level: str) -> None:
    client = SearchClient(slow)
    client.warm_up()
    client.ask(SEEN, level, 1)
    assert client._limit.isActive()
    client.close()


def test_whoever_is_no_longer_asked_is_told_to_stop(
    slow: Slow, heard: tuple[SearchClient, list[Move]]
) -> None:
    client, moves = heard
    client.cancel()
    read_question(slow.pipe.recv_bytes())
    assert slow.pipe.recv_bytes() == STOP
    assert moves == []


def test_advice_comes_best_move_first(client: SearchClient, qtbot: QtBot) -> None:
    with qtbot.waitSignal(client.advised, timeout=20_000) as heard:
        client.advise(SEEN)

    assert heard.args is not None
    advice = heard.args[0]
    assert advice[0].value == max(one.value for one in advice)
    with qtbot.waitSignal(client.advised, timeout=20_000) as heard:
        client.advise(SEEN, advice[-1].move)

    assert heard.args == [(advice[0], advice[-1])]


def test_a_worker_that_dies_is_replaced_and_asked_again(qtbot: QtBot) -> None:
    launcher = Launcher(dead=1)
    client = SearchClient(launcher)
    with qtbot.waitSignal(client.answered, timeout=20_000) as heard:
        client.ask(SEEN, "greedy", 1)

    assert len(launcher.started) == 2
    assert heard.args is not None
    client.close()


def test_a_worker_killed_while_idle_is_replaced_too(
    client: SearchClient, launcher: Launcher, qtbot: QtBot
) -> None:
    client.warm_up()
    launcher.started[0].kill()
    launcher.started[0].join()
    with qtbot.waitSignal(client.answered, timeout=20_000):
        client.ask(SEEN, "greedy", 1)

    assert len(launcher.started) == 2


def test_workers_that_keep_dying_are_given_up(qtbot: QtBot) -> None:
    launcher = Launcher(dead=100)
    client = SearchClient(launcher)
    with qtbot.waitSignal(client.failed, timeout=20_000):
        client.ask(SEEN, "greedy", 1)

    assert len(launcher.started) == 3
    assert not client.pending


def test_closing_ends_the_process(client: SearchClient, launcher: Launcher) -> None:
    client.warm_up()
    client.close()

    assert not launcher.started[0].is_alive()
