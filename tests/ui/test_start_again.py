"""A start that goes on without the graphics card keeps the file that it was to open."""

import os
import subprocess
import sys

import pytest

from casino_desktop.ui.start_again import start_again

FILE = "my game.casino"


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What was started, instead of being started."""
    commands: list[list[str]] = []
    monkeypatch.setattr(sys, "orig_argv", ["python", "-m", "casino_desktop", FILE])
    monkeypatch.setattr(os, "execv", lambda _program, command: commands.append(["exec", *command]))
    monkeypatch.setattr(subprocess, "Popen", lambda command: commands.append(["new", *command]))
    return commands


@pytest.mark.parametrize(("system", "how"), [("posix", "exec"), ("nt", "new")])
def test_each_system_starts_with_the_same_arguments(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch, system: str, how: str
) -> None:
    monkeypatch.setattr(os, "name", system)
    start_again()
    monkeypatch.undo()
    assert started == [[how, sys.executable, "-m", "casino_desktop", FILE]]


def test_a_process_takes_the_place_of_the_first() -> None:
    script = (
        "import os, sys\n"
        "from casino_desktop.ui.start_again import start_again\n"
        "if 'AGAIN' in os.environ:\n"
        "    print(sys.argv[1:])\n"
        "else:\n"
        "    os.environ['AGAIN'] = '1'\n"
        "    start_again()\n"
    )
    command = [sys.executable, "-c", script, FILE]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == f"[{FILE!r}]\n"
