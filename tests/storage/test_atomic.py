import errno
import os
import stat
import sys
from pathlib import Path

import pytest

from casino_desktop.storage.atomic import clear_temporaries, write_atomically
from casino_desktop.storage.errors import FileProblem, StorageError


def refused(path: Path) -> StorageError:
    with pytest.raises(StorageError) as caught:
        write_atomically(path, b"new")
    return caught.value


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.casino"


@pytest.fixture
def saved(path: Path) -> Path:
    write_atomically(path, b"old")
    return path


def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "game.casino"
    write_atomically(path, b"data")
    assert path.read_bytes() == b"data"


def test_nothing_but_the_file_is_left(saved: Path) -> None:
    write_atomically(saved, b"new")
    assert saved.read_bytes() == b"new"
    assert list(saved.parent.iterdir()) == [saved]


def test_the_content_before_is_kept_where_asked(saved: Path) -> None:
    kept = saved.with_name("previous.casino")
    write_atomically(saved, b"new", keep=kept)
    write_atomically(saved, b"newer", keep=kept)
    assert (saved.read_bytes(), kept.read_bytes()) == (b"newer", b"new")


def test_the_data_is_on_the_disk_before_the_name_and_the_name_after(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def noted_fsync(descriptor: int) -> None:
        steps.append("folder" if stat.S_ISDIR(os.fstat(descriptor).st_mode) else "file")
        fsync(descriptor)

    def noted_replace(self: Path, target: Path) -> Path:
        steps.append("rename")
        assert self.parent == target.parent
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", noted_fsync)
    monkeypatch.setattr(Path, "replace", noted_replace)
    write_atomically(path, b"data")
    assert steps == ["file", "rename", "folder"]


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        (errno.ENOSPC, FileProblem.DISK_FULL),
        (errno.EDQUOT, FileProblem.DISK_FULL),
        (errno.EROFS, FileProblem.PROTECTED),
        (errno.EACCES, FileProblem.PROTECTED),
        (errno.EIO, FileProblem.NOT_WRITABLE),
    ],
)
def test_a_failing_disk_is_one_error_and_loses_nothing(
    saved: Path, monkeypatch: pytest.MonkeyPatch, code: int, problem: FileProblem
) -> None:
    def fail(descriptor: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "fsync", fail)
    error = refused(saved)
    assert error.problem is problem
    assert error.details["path"] == str(saved)
    assert saved.read_bytes() == b"old"
    assert list(saved.parent.iterdir()) == [saved]


def test_a_folder_that_cannot_be_made_is_one_error(saved: Path) -> None:
    assert refused(saved / "below" / "game.casino").problem is FileProblem.NOT_WRITABLE


def test_a_folder_is_not_replaced(tmp_path: Path) -> None:
    assert refused(tmp_path).problem is FileProblem.NOT_A_FILE
    assert tmp_path.is_dir()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes among its files")
def test_a_pipe_is_not_replaced(path: Path) -> None:
    os.mkfifo(path)
    assert refused(path).problem is FileProblem.NOT_A_FILE
    assert path.is_fifo()


def test_a_protected_file_is_not_replaced(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Asked through os.access, as the super-user may write into any file.
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != saved)
    assert refused(saved).problem is FileProblem.PROTECTED
    assert saved.read_bytes() == b"old"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows one of them only")
def test_the_permissions_of_the_file_stay(saved: Path) -> None:
    saved.chmod(0o640)
    write_atomically(saved, b"new")
    assert stat.S_IMODE(saved.stat().st_mode) == 0o640


def test_a_link_stays_a_link(saved: Path) -> None:
    link = saved.with_name("link.casino")
    link.symlink_to(saved)
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert saved.read_bytes() == b"new"


def test_leftovers_of_killed_writers_are_cleared_and_nothing_else(saved: Path) -> None:
    (saved.parent / ".casino-0123.tmp").write_bytes(b"half")
    clear_temporaries(saved.parent)
    assert list(saved.parent.iterdir()) == [saved]
    clear_temporaries(saved.parent / "missing")
