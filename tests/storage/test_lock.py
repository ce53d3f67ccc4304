import os
import subprocess
import sys
from pathlib import Path

import pytest

from casino_desktop.storage.lock import InstanceLock

ROOT = Path(__file__).parent.parent.parent
HOLD = """
import sys
from pathlib import Path
from casino_desktop.storage.lock import InstanceLock
lock = InstanceLock(Path(sys.argv[1]))
print(lock.acquire(), flush=True)
sys.stdin.read()
"""


def test_the_second_program_is_told_and_the_next_one_is_not(tmp_path: Path) -> None:
    folder = tmp_path / "not yet there"
    first, second = InstanceLock(folder), InstanceLock(folder)
    assert first.acquire()
    assert first.acquire()
    assert not second.acquire()
    first.release()
    assert second.acquire()
    second.release()
    second.release()


def test_a_killed_program_holds_no_lock(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLD, str(tmp_path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "True\n"
        assert not InstanceLock(tmp_path).acquire()
        other.kill()
    lock = InstanceLock(tmp_path)
    assert lock.acquire()
    lock.release()


def test_where_nothing_can_be_locked_play_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    assert InstanceLock(tmp_path / "file").acquire()

    def no_locks(*_: object) -> None:
        raise OSError(37, os.strerror(37))

    monkeypatch.setattr("casino_desktop.storage.lock._lock", no_locks)
    assert InstanceLock(tmp_path).acquire()
