"""Programs that tests talk with by lines: the test's side of it, and the program's."""

import json
import select
import subprocess
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSocketNotifier

ROOT = Path(__file__).parents[2]
PATIENCE_S = 20
READY = "ready"


class Talker:
    """A program that is told what to do by lines, and says what it has done by lines."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
        )

    def line(self) -> str:
        """The next line that it says; AssertionError if it says none."""
        assert self.process.stdout is not None
        speaks, _, _ = select.select([self.process.stdout], [], [], PATIENCE_S)
        said = self.process.stdout.readline() if speaks else b""
        if not said:
            self.process.kill()
            raise AssertionError(self.process.communicate()[1].decode())
        return said.decode().strip()

    def do(self, *command: str) -> Any:
        """Give a command, a method's name and its arguments, and take its answer."""
        self._tell(command)
        return json.loads(self.line())

    def quit(self) -> str:
        """Let it end by itself; what it complained of."""
        self._tell(("quit",))
        _, complaints = self.process.communicate()
        return complaints.decode()

    def end(self) -> None:
        """End it, if it has not ended."""
        self.process.kill()
        self.process.communicate()

    def _tell(self, command: tuple[str, ...]) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(command).encode() + b"\n")


def started(environment: dict[str, str], module: str, *arguments: str) -> Talker:
    """A module of the tests that runs as a program, once it is ready."""
    talker = Talker([sys.executable, "-m", module, *arguments], environment)
    assert talker.line() == READY
    return talker


def say(line: str) -> None:
    """Tell the test at once; said by the program."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def obey(does: object) -> QSocketNotifier:
    """Call the methods of an object as the test commands; what is returned has to be kept."""
    notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)

    def call() -> None:
        command, *arguments = json.loads(sys.stdin.readline())
        say(json.dumps(getattr(does, command)(*arguments)))

    notifier.activated.connect(call)
    return notifier
