import os
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from casino_desktop.storage.codec import read_record, write_record
from casino_desktop.storage.errors import FileProblem, StorageError
from casino_desktop.storage.games import GameStore, Loaded
from casino_desktop.storage.paths import config_dir, data_dir
from tests.session.games import new_game, play_on, played_game, whole_game


@pytest.fixture
def store(tmp_path: Path) -> GameStore:
    return GameStore(tmp_path / "not" / "yet" / "there")


def test_there_is_no_game_before_the_first(store: GameStore) -> None:
    assert store.load_current() == Loaded(None)
    assert not store.folder.exists()


def test_the_last_saved_game_is_loaded(store: GameStore) -> None:
    session = new_game()
    store.save_current(session.record)
    for _ in range(60):
        play_on(session, 1, Random(1))
        store.save_current(session.record)
        assert store.load_current() == Loaded(session.record)


@pytest.mark.parametrize("content", [b"", b"\0" * 4096, b'{"format": "other"}', b'{"format": "cas'])
def test_a_broken_save_is_put_aside_and_the_one_before_is_loaded(
    store: GameStore, content: bytes
) -> None:
    first, second = played_game(moves=5).record, played_game(moves=6).record
    store.save_current(first)
    store.save_current(second)
    store.current.write_bytes(content)
    record, [unusable] = store.load_current()
    assert record == first
    assert unusable.problem.details["path"] == str(store.current)
    assert unusable.path.read_bytes() == content
    store.save_current(second)
    store.save_current(second)
    assert unusable.path.read_bytes() == content
    assert store.load_current() == Loaded(second)


def test_two_broken_saves_are_both_kept(store: GameStore) -> None:
    store.folder.mkdir(parents=True)
    for turn in range(2):
        store.current.write_text(f"current {turn}")
        store.previous.write_text(f"previous {turn}")
        record, unusable = store.load_current()
        assert record is None
        assert [one.path.read_text() for one in unusable] == [f"current {turn}", f"previous {turn}"]
    assert len(list(store.folder.iterdir())) == 4


def test_the_save_of_a_newer_version_is_kept(store: GameStore) -> None:
    data = write_record(new_game().record).replace(b'"version": 1', b'"version": 9')
    store.folder.mkdir(parents=True)
    store.current.write_bytes(data)
    record, [unusable] = store.load_current()
    assert record is None
    assert unusable.problem.problem is FileProblem.NEWER_VERSION
    assert unusable.path.read_bytes() == data


class Killed(BaseException):
    """Ends a save between two of its steps."""


@pytest.mark.parametrize("step", range(5))
def test_a_save_cut_short_at_any_step_leaves_a_completed_move(
    store: GameStore, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    records = [played_game(moves=moves).record for moves in (4, 5, 6)]
    store.save_current(records[0])
    store.save_current(records[1])
    steps = 0

    def counted(do: object) -> object:
        def done(*args: object) -> object:
            nonlocal steps
            steps += 1
            if steps > step:
                raise Killed
            return do(*args)  # type: ignore[operator]

        return done

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", counted(os.fsync))
        patch.setattr(Path, "replace", counted(Path.replace))
        with suppress(Killed):
            store.save_current(records[2])
    # Steps: the file is synced, the last save kept, the new one named, the folder synced.
    assert min(steps, 4) == min(step + 1, 4)
    loaded, unusable = store.load_current()
    assert loaded == (records[1] if step < 3 else records[2])
    assert unusable == ()


def test_a_failed_save_leaves_the_last_one(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = played_game(moves=5).record
    store.save_current(record)

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(StorageError) as caught:
            store.save_current(played_game(moves=6).record)
    assert caught.value.problem is FileProblem.DISK_FULL
    assert store.load_current() == Loaded(record)


def test_a_finished_game_is_archived_once(store: GameStore) -> None:
    assert store.archived() == []
    session = whole_game()
    record = session.record
    first = store.archive(record)
    session.undo()
    session.redo()
    assert store.archive(session.record) == first
    assert store.archived() == [first]
    assert read_record(first) == record
    other = store.archive(whole_game(seed=2).record)
    assert set(store.archived()) == {first, other}


def test_tidying_removes_half_written_files_only(store: GameStore) -> None:
    store.tidy()
    store.save_current(new_game().record)
    archived = store.archive(whole_game().record)
    for folder in (store.folder, store.finished):
        (folder / ".casino-00.tmp").write_bytes(b"half")
    store.tidy()
    left = {path for path in store.folder.rglob("*") if path.is_file()}
    assert left == {store.current, archived}


def test_the_folders_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CASINO_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("CASINO_CONFIG_DIR", str(tmp_path / "config"))
    assert (data_dir(), config_dir()) == (tmp_path / "data", tmp_path / "config")
    assert GameStore().folder == tmp_path / "data"
    monkeypatch.delenv("CASINO_DATA_DIR")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert data_dir().name == "casino"
    assert data_dir().is_absolute()
