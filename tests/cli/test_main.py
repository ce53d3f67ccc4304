import subprocess
import sys
from pathlib import Path

import pytest

from casino_desktop import __version__
from casino_desktop.cli import COMMANDS, main

ROOT = Path(__file__).parent.parent.parent
CASINO = [sys.executable, "-m", "casino_desktop.cli"]


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--version"])
    assert caught.value.code == 0
    assert capsys.readouterr().out == f"Casino {__version__}\n"


def test_the_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--help"])
    assert caught.value.code == 0
    out = capsys.readouterr().out
    names = [command.__name__.rpartition(".")[2] for command in COMMANDS]
    assert {"moves", "replay"} < set(names)
    for name in names:
        assert f"\n    {name}" in out


@pytest.mark.parametrize("command", [command.__name__.rpartition(".")[2] for command in COMMANDS])
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main([command, "--help"])
    assert caught.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: casino {command} ")


@pytest.mark.parametrize("arguments", [[], ["cheat"], ["moves"], ["replay", "--json"]])
def test_a_bad_command_line_ends_with_the_usage(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert capsys.readouterr().err.startswith("usage: casino ")


def test_a_reader_that_has_seen_enough_is_no_fault() -> None:
    command = [*CASINO, "moves", "tests/data/legal.jsonl"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdout=pipe, stderr=pipe) as casino:
        assert casino.stdout is not None
        assert casino.stderr is not None
        casino.stdout.close()
        assert casino.stderr.read() == b""
    assert casino.returncode == 1
