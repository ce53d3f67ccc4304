"""The process that thinks for the computer players, so that the window never waits."""

import signal
import sys
from multiprocessing.connection import Connection

from casino_desktop.rules.errors import PlayerError

from .levels import choose
from .protocol import Answer, read_question, write_answer


def work(connection: Connection) -> None:
    """The life of a worker process: answer until the pipe closes.

    A message that is no question ends the process with status 1 and one sentence on stderr.
    """
    # An interrupt in the terminal reaches the whole group; the window decides when to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        serve(connection)
    except PlayerError as error:
        sys.exit(f"casino: the computer player stops: {error}")


def serve(connection: Connection) -> None:
    """Answer each question in turn; return when the other end is closed."""
    while True:
        try:
            message = connection.recv_bytes()
            connection.send_bytes(reply(message))
        except (EOFError, ConnectionError):
            return


def reply(message: bytes) -> bytes:
    """The answer's message to a question's; PlayerError if it is no question."""
    question = read_question(message)
    move = choose(question.observation, question.level, question.seed)
    return write_answer(Answer(question.id, move))
