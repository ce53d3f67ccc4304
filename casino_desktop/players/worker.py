"""The process that thinks for the computer players, so that the window never waits."""

import gc
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Protocol

from casino_desktop.rules.errors import PlayerError
from casino_desktop.rules.moves import Move

from .expert import Watch
from .hint import hint, review
from .levels import choose
from .pace import pace_of
from .protocol import STOP, Answer, Question, read_question, write_answer

Clock = Callable[[], float]


class Pipe(Protocol):
    """What a vigil needs of a connection."""

    def send_bytes(self, message: bytes, /) -> None:
        """Send a message."""

    def poll(self) -> bool:
        """Whether a message waits."""


def work(connection: Connection) -> None:
    """The life of a worker process: answer until the pipe closes.

    A message that is no question ends the process with status 1 and one sentence on stderr.
    """
    # An interrupt in the terminal reaches the whole group; the window decides when to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Thinking leaves no cycles behind, and to look for some through all that is remembered takes
    # longer than a stop may take.
    gc.disable()
    try:
        serve(connection)
    except PlayerError as error:
        sys.exit(f"casino: the computer player stops: {error}")


def serve(connection: Connection, clock: Clock = perf_counter) -> None:
    """Answer each question in turn; return when the other end is closed."""
    while True:
        try:
            message = connection.recv_bytes()
            if message != STOP:
                question = read_question(message)
                vigil = Vigil(question, connection, clock)
                connection.send_bytes(write_answer(answer(question, vigil, vigil.disturbed)))
        except (EOFError, ConnectionError):
            return


class Vigil:
    """Watches over one question: tells the window each new best move, and when to stop."""

    def __init__(self, question: Question, connection: Pipe, clock: Clock) -> None:
        self._id = question.id
        self._connection = connection
        self._clock = clock
        self._latest: Move | None = None
        pace = pace_of(question.level)
        self._end = clock() + pace.most / 1000 if pace else 0.0

    def __call__(self, best: Move) -> bool:
        """Whether the time is over or another message waits."""
        if best != self._latest:
            self._latest = best
            self._connection.send_bytes(write_answer(Answer(self._id, best, final=False)))
        return self._clock() >= self._end or self.disturbed()

    def disturbed(self) -> bool:
        """Whether another message waits."""
        return self._connection.poll()


def answer(question: Question, watch: Watch, disturbed: Callable[[], bool]) -> Answer:
    """The final answer to a question; PlayerError if nobody can answer it."""
    seen = question.observation
    if question.task == "move":
        return Answer(question.id, choose(seen, question.level, question.seed, watch))
    if question.task == "hint":
        advice = tuple(hint(seen, stopped=disturbed))
    else:
        assert question.played is not None
        advice = review(seen, question.played, stopped=disturbed)
    return Answer(question.id, advice[0].move, advice=advice)
