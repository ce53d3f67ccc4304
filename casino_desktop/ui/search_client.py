"""The window's end of the pipe to the process that plays for the computer."""

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from casino_desktop.players.pace import pace_of
from casino_desktop.rules.moves import Move
from casino_desktop.rules.observation import Observation

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from casino_desktop.players.protocol import Answer, Task
_POLL_MS = 8
_LATEST_START_MS = 2000
# How much later than its own limit a player may answer before its best move so far is taken.
_GRACE_MS = 250
_TRIES = 3
_ADVISER = "master"
# What a Question is made of.
_Asked = tuple[int, str, int, Observation, "Task", Move | None]
Launch = Callable[[], "tuple[BaseProcess, Connection]"]


class Search(Protocol):
    """Whoever answers for the computer players. The first three are signals."""

    answered: Any
    advised: Any
    failed: Any

    def warm_up(self) -> None: ...
    def ask(self, observation: Observation, level: str, seed: int) -> None: ...
    def advise(self, observation: Observation, played: Move | None = None) -> None: ...
    def cancel(self) -> None: ...
    def close(self) -> None: ...


class SearchClient(QObject):
    """Asks one question at a time; an answer to a question that was withdrawn is dropped.

    A player that is too late has its best move so far taken for its answer. ``answered`` carries
    the move, ``advised`` a tuple of Advice, ``failed`` tells that the process died again and again
    over the same question. The process starts with ``warm_up``, that is, once the window has been
    drawn, or by itself a little after the first question.
    """

    answered = Signal(object)
    advised = Signal(object)
    failed = Signal()

    def __init__(self, launch: Launch | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._launch = launch or _start_worker
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._asked = 0
        self._question: _Asked | None = None
        self._tries = 0
        self._best: Answer | None = None
        self._limit = QTimer(self, singleShot=True)
        self._limit.timeout.connect(self._too_late)
        self._late = False
        self._poll = QTimer(self, interval=_POLL_MS)
        self._poll.timeout.connect(self._look)
        self._start = QTimer(self, singleShot=True, interval=_LATEST_START_MS)
        self._start.timeout.connect(self.warm_up)

    @property
    def pending(self) -> bool:
        """Whether a question waits for its answer."""
        return self._question is not None

    @Slot()
    def warm_up(self) -> None:
        """Start the process, unless it runs, and pass on the question that waits for it."""
        self._start.stop()
        if self._pipe is None:
            self._process, self._pipe = self._launch()
            self._send()

    def ask(self, observation: Observation, level: str, seed: int) -> None:
        """Ask for a move; an earlier question is withdrawn."""
        self._put((self._asked + 1, level, seed, observation, "move", None))

    def advise(self, observation: Observation, played: Move | None = None) -> None:
        """Ask what the moves of a seat are worth: all, or the best one and the one played."""
        task: Task = "hint" if played is None else "review"
        self._put((self._asked + 1, _ADVISER, 0, observation, task, played))

    def _put(self, question: _Asked) -> None:
        self._asked, self._question = question[0], question
        self._best, self._late = None, False
        self._tries = 0
        if self._pipe is None:
            self._start.start()
        else:
            self._send()

    def cancel(self) -> None:
        """Withdraw the question; whoever thinks about it stops, and the answer will be dropped."""
        if self._question is not None and self._pipe is not None:
            self._tell_to_stop(self._pipe)
        self._end_question()

    def _end_question(self) -> None:
        self._question = self._best = None
        for timer in (self._poll, self._limit, self._start):
            timer.stop()

    def _tell_to_stop(self, pipe: "Connection") -> None:
        from casino_desktop.players.protocol import STOP  # noqa: PLC0415

        # A process that has died is found out by the next question.
        with suppress(OSError):
            pipe.send_bytes(STOP)

    def close(self) -> None:
        """End the process."""
        self._end_question()
        pipe, process = self._pipe, self._process
        self._pipe = self._process = None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.terminate()
            process.join()

    def _send(self) -> None:
        # Imported late, with all of multiprocessing behind it: the first frame comes before that.
        from casino_desktop.players.protocol import Question, write_question  # noqa: PLC0415

        pipe, question = self._pipe, self._question
        if pipe is None or question is None:
            return
        try:
            pipe.send_bytes(write_question(Question(*question)))
        except OSError:
            self._again()
        else:
            self._poll.start()
            pace = pace_of(question[1])
            if pace is not None and question[4] == "move" and not self._limit.isActive():
                self._limit.start(pace.most + _GRACE_MS)

    @Slot()
    def _look(self) -> None:
        """Read what has come; a dead process is replaced and asked the same question again."""
        from casino_desktop.players.protocol import read_answer  # noqa: PLC0415

        pipe, question = self._pipe, self._question
        if pipe is None or question is None:
            return
        try:
            while pipe.poll():
                answer = read_answer(pipe.recv_bytes())
                if answer.id == question[0]:
                    self._best = answer
                    if answer.final or self._late:
                        self._take_best()
                        return
        except (EOFError, OSError):
            self._again()

    @Slot()
    def _too_late(self) -> None:
        """Take the best move so far, or else the first that comes."""
        self._late = True
        if self._best is not None:
            self._take_best()

    def _take_best(self) -> None:
        best = self._best
        self.cancel()
        if best is not None and best.advice:
            self.advised.emit(best.advice)
        elif best is not None:
            self.answered.emit(best.move)

    def _again(self) -> None:
        question, self._tries = self._question, self._tries + 1
        self.close()
        if self._tries >= _TRIES:
            self.failed.emit()
            return
        self._question = question
        self.warm_up()


def _start_worker() -> "tuple[BaseProcess, Connection]":
    from casino_desktop.players.protocol import start_worker  # noqa: PLC0415

    from .frozen import support_processes  # noqa: PLC0415

    support_processes()
    return start_worker()
