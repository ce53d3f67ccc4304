"""The window's end of the pipe to the process that plays for the computer."""

from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from casino_desktop.players.protocol import (
    Question,
    read_answer,
    start_worker,
    write_question,
)
from casino_desktop.rules.observation import Observation

_POLL_MS = 8
_TRIES = 3
Launch = Callable[[], tuple[BaseProcess, Connection]]


class Search(Protocol):
    """Whoever answers for the computer players. ``answered`` and ``failed`` are signals."""

    answered: Any
    failed: Any

    def warm_up(self) -> None: ...
    def ask(self, observation: Observation, level: str, seed: int) -> None: ...
    def cancel(self) -> None: ...
    def close(self) -> None: ...


class SearchClient(QObject):
    """Asks one question at a time; an answer to a question that was withdrawn is dropped.

    ``answered`` carries the move, ``failed`` tells that the process died again and again over the
    same question. The process starts with the first question or with ``warm_up``.
    """

    answered = Signal(object)
    failed = Signal()

    def __init__(self, launch: Launch = start_worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._launch = launch
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._asked = 0
        self._question: Question | None = None
        self._tries = 0
        self._poll = QTimer(self, interval=_POLL_MS)
        self._poll.timeout.connect(self._look)

    @property
    def pending(self) -> bool:
        """Whether a question waits for its answer."""
        return self._question is not None

    def warm_up(self) -> None:
        """Start the process now, so that the first question need not wait for it."""
        if self._pipe is None:
            self._process, self._pipe = self._launch()

    def ask(self, observation: Observation, level: str, seed: int) -> None:
        """Ask for a move; an earlier question is withdrawn."""
        self._asked += 1
        self._question = Question(self._asked, level, seed, observation)
        self._tries = 0
        self._send()

    def cancel(self) -> None:
        """Withdraw the question; its answer will be dropped."""
        self._question = None
        self._poll.stop()

    def close(self) -> None:
        """End the process."""
        self.cancel()
        pipe, process = self._pipe, self._process
        self._pipe = self._process = None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.terminate()
            process.join()

    def _send(self) -> None:
        question = self._question
        if question is None:
            return
        self.warm_up()
        assert self._pipe is not None
        try:
            self._pipe.send_bytes(write_question(question))
        except OSError:
            self._again()
        else:
            self._poll.start()

    def _look(self) -> None:
        """Read what has come; a dead process is replaced and asked the same question again."""
        pipe, question = self._pipe, self._question
        if pipe is None or question is None:
            return
        try:
            while pipe.poll():
                answer = read_answer(pipe.recv_bytes())
                if answer.id == question.id:
                    self.cancel()
                    self.answered.emit(answer.move)
                    return
        except (EOFError, OSError):
            self._again()

    def _again(self) -> None:
        question, self._tries = self._question, self._tries + 1
        self.close()
        if self._tries >= _TRIES:
            self.failed.emit()
            return
        self._question = question
        self._send()
