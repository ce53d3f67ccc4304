"""What the window and the worker say to each other: one JSON object in UTF-8 bytes a message.

A question is ``{"id": n, "level": "greedy", "seed": n, "observation": {...}}``, an answer
``{"id": n, "move": "9hx4c5d"}``. The worker answers every question in turn; whoever asks drops the
answers whose id is not the last one asked.
"""

import json
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

from casino_desktop.rules.errors import CasinoError, PlayerError, Problem
from casino_desktop.rules.moves import Move
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.observation import Observation

from .codec import read_observation, write_observation

# The levels from the weakest to the strongest, for a window that does not load the players.
LEVEL_NAMES = ("random", "greedy")


class Question(NamedTuple):
    """Which move a level makes here; ``seed`` fixes the answer."""

    id: int
    level: str
    seed: int
    observation: Observation


class Answer(NamedTuple):
    """The move chosen for the question with this id."""

    id: int
    move: Move


def write_question(question: Question) -> bytes:
    """The message of a question."""
    observation = write_observation(question.observation)
    return _bytes({**question._asdict(), "observation": observation})


def read_question(message: bytes) -> Question:
    """The inverse of ``write_question``; PlayerError on a message that is none."""
    value = _object(message)
    try:
        id_, level, seed = value["id"], value["level"], value["seed"]
        observation = value["observation"]
    except KeyError:
        raise PlayerError(Problem.BAD_MESSAGE) from None
    if type(id_) is not int or type(seed) is not int or not isinstance(level, str):
        raise PlayerError(Problem.BAD_MESSAGE)
    return Question(id_, level, seed, read_observation(observation))


def write_answer(answer: Answer) -> bytes:
    """The message of an answer."""
    return _bytes({"id": answer.id, "move": str(answer.move)})


def read_answer(message: bytes) -> Answer:
    """The inverse of ``write_answer``; PlayerError on a message that is none."""
    value = _object(message)
    id_, move = value.get("id"), value.get("move")
    if type(id_) is not int or not isinstance(move, str):
        raise PlayerError(Problem.BAD_MESSAGE)
    try:
        return Answer(id_, parse_move(move))
    except CasinoError:
        raise PlayerError(Problem.BAD_MESSAGE) from None


def start_worker() -> tuple[BaseProcess, Connection]:
    """A new worker process and this end of its pipe; closing the pipe ends the worker.

    Messages go by ``send_bytes`` and ``recv_bytes`` only. The process is a daemon: it never
    outlives its parent.
    """
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs,), name="casino-worker", daemon=True)
    process.start()
    theirs.close()
    return process, ours


def _work(connection: Connection) -> None:
    # Imported in the worker alone: the window's process need not load the players.
    from .worker import work  # noqa: PLC0415

    work(connection)


def _bytes(value: dict[str, Any]) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()


def _object(message: bytes) -> dict[str, Any]:
    try:
        value = json.loads(message)
    except (ValueError, RecursionError):
        raise PlayerError(Problem.BAD_MESSAGE) from None
    if not isinstance(value, dict):
        raise PlayerError(Problem.BAD_MESSAGE)
    return value
