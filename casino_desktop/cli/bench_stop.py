"""How soon the computer player falls silent when it is told to stop."""

from multiprocessing.connection import Connection
from statistics import median
from time import perf_counter, sleep
from typing import NamedTuple

from casino_desktop.players.pace import PACES
from casino_desktop.players.protocol import (
    STOP,
    Question,
    read_answer,
    start_worker,
    write_question,
)
from casino_desktop.rules.observation import observe
from casino_desktop.rules.presets import preset
from casino_desktop.rules.state import DealState

from .bench_rules import crowded_tables

TABLES = (4, 16, 30)
_STRONGEST = list(PACES)[-1]
# How long it has thought when it is stopped, in seconds, one after the other.
_THOUGHT = (0.005, 0.01, 0.02, 0.04, 0.08)


class Silence(NamedTuple):
    """Seconds from a stop to the last word of the strongest player."""

    median: float
    slowest: float


def silences(name: str, tables: int) -> dict[int, Silence]:
    """How soon it falls silent under a rule set, by the number of loose cards."""
    process, connection = start_worker()
    try:
        # The first question is answered when the process is there.
        _silence(connection, name, TABLES[0], 1)
        return {loose: _silence(connection, name, loose, tables) for loose in TABLES}
    finally:
        connection.close()
        process.join()


def _silence(connection: Connection, name: str, loose: int, tables: int) -> Silence:
    states = crowded_tables(preset(name), loose, tables)
    times = [_stopped(connection, state, number) for number, state in enumerate(states)]
    return Silence(median(times), max(times))


def _stopped(connection: Connection, state: DealState, number: int) -> float:
    question = Question(number, _STRONGEST, number, observe(state, state.mover))
    connection.send_bytes(write_question(question))
    sleep(_THOUGHT[number % len(_THOUGHT)])
    begin = perf_counter()
    connection.send_bytes(STOP)
    while not read_answer(connection.recv_bytes()).final:
        pass
    return perf_counter() - begin
