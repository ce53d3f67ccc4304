"""What the window and the worker say to each other: one JSON object in UTF-8 bytes a message.

A question is ``{"id": n, "task": "move", "level": "greedy", "seed": n, "observation": {...}}``. A
worker that thinks for longer sends its best move so far with ``"final": false``, and ends every
question with an answer ``{"id": n, "move": "9hx4c5d", "final": true, "advice": []}``, early if
another message waits or the level's time is over. Whoever asks drops the answers whose id is not
the last one asked.
"""

import json
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, get_args

from casino_desktop.rules.errors import CasinoError, PlayerError, Problem
from casino_desktop.rules.moves import Move
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.observation import Observation

from .advice import Advice, Fact, read_advice, write_advice
from .codec import read_observation, write_observation

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

# All that the window may know of the players, but for their paces.
__all__ = [
    "STOP",
    "Advice",
    "Answer",
    "Fact",
    "Question",
    "Task",
    "read_answer",
    "read_question",
    "start_worker",
    "write_answer",
    "write_question",
]

# A message that ends the thinking; the question is still answered, with the best move so far.
STOP = b'{"stop":true}'

Task = Literal["move", "hint", "review"]


class Question(NamedTuple):
    """Which move a level makes here; ``seed`` fixes the answer.

    A ``hint`` asks for the best moves, a ``review`` for the best one and that ``played``, whatever
    the level.
    """

    id: int
    level: str
    seed: int
    observation: Observation
    task: Task = "move"
    played: Move | None = None


class Answer(NamedTuple):
    """The move chosen for the question with this id, or the best one so far if not ``final``.

    ``advice`` has for a hint the best moves, the best one first, and for a review the best one and
    the one that was played.
    """

    id: int
    move: Move
    final: bool = True
    advice: tuple[Advice, ...] = ()


def write_question(question: Question) -> bytes:
    """The message of a question."""
    played = None if question.played is None else str(question.played)
    observation = write_observation(question.observation)
    return _bytes({**question._asdict(), "played": played, "observation": observation})


def read_question(message: bytes) -> Question:
    """The inverse of ``write_question``; PlayerError on a message that is none."""
    value = _object(message)
    try:
        id_, level, seed = value["id"], value["level"], value["seed"]
        observation = value["observation"]
        task, played = value.get("task", "move"), value.get("played")
        move = None if played is None else parse_move(played)
    except (CasinoError, KeyError, TypeError):
        raise PlayerError(Problem.BAD_MESSAGE) from None
    if type(id_) is not int or type(seed) is not int or not isinstance(level, str):
        raise PlayerError(Problem.BAD_MESSAGE)
    if task not in get_args(Task) or (task == "review") != (move is not None):
        raise PlayerError(Problem.BAD_MESSAGE)
    return Question(id_, level, seed, read_observation(observation), task, move)


def write_answer(answer: Answer) -> bytes:
    """The message of an answer."""
    advice = [write_advice(one) for one in answer.advice]
    return _bytes({**answer._asdict(), "move": str(answer.move), "advice": advice})


def read_answer(message: bytes) -> Answer:
    """The inverse of ``write_answer``; PlayerError on a message that is none."""
    value = _object(message)
    id_, move, final = value.get("id"), value.get("move"), value.get("final", True)
    if type(id_) is not int or not isinstance(move, str) or not isinstance(final, bool):
        raise PlayerError(Problem.BAD_MESSAGE)
    try:
        advice = tuple(read_advice(one) for one in value.get("advice", ()))
        return Answer(id_, parse_move(move), final, advice)
    except (CasinoError, KeyError, TypeError, ValueError):
        raise PlayerError(Problem.BAD_MESSAGE) from None


def start_worker() -> "tuple[BaseProcess, Connection]":
    """A new worker process and this end of its pipe; closing the pipe ends the worker.

    Messages go by ``send_bytes`` and ``recv_bytes`` only. The process is a daemon: it never
    outlives its parent.
    """
    # Imported late: the window reads the paces of the levels before its first frame.
    from multiprocessing import get_context  # noqa: PLC0415

    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs,), name="casino-worker", daemon=True)
    process.start()
    theirs.close()
    return process, ours


def _work(connection: "Connection") -> None:
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
