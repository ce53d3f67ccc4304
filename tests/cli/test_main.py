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


BAD_COMMAND_LINES = {
    "": "casino: the following arguments are required: COMMAND\n",
    "cheat": "casino: argument COMMAND: invalid choice: 'cheat' (choose from ",
    "moves": "casino moves: the following arguments are required: FILE.jsonl\n",
    "replay --json": "casino replay: the following arguments are required: FILE.casino\n",
    "selfplay --deals x": "casino selfplay: argument --deals: invalid int value: 'x'\n",
    "selfplay --seats 5": "casino selfplay: argument --seats: invalid choice: 5 (choose from ",
    "screenshot a.png --locale xx": "casino screenshot: argument --locale: invalid choice: 'xx' (",
}


@pytest.mark.parametrize("arguments", BAD_COMMAND_LINES)
def test_a_bad_command_line_is_refused_in_one_sentence(
    arguments: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments.split())
    assert caught.value.code == 2
    err = capsys.readouterr().err
    assert err.startswith(BAD_COMMAND_LINES[arguments])
    assert err.count("\n") == 1


def test_a_reader_that_has_seen_enough_is_no_fault() -> None:
    command = [*CASINO, "moves", "tests/data/legal.jsonl"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdout=pipe, stderr=pipe) as casino:
        assert casino.stdout is not None
        assert casino.stderr is not None
        casino.stdout.close()
        assert casino.stderr.read() == b""
    assert casino.returncode == 1
