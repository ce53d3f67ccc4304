"""A game in progress is saved after every change, a finished one is kept among the others."""

from pathlib import Path
from random import Random

import pytest

from casino_desktop.session.session import GameSession
from casino_desktop.storage.codec import read_record
from casino_desktop.storage.errors import FileProblem, StorageError
from casino_desktop.storage.games import GameStore, Loaded
from casino_desktop.ui.autosaver import Autosaver
from tests.session.games import new_game, play_on, whole_game


@pytest.fixture
def store(tmp_path: Path) -> GameStore:
    return GameStore(tmp_path)


def finished(store: GameStore) -> GameSession:
    """A game that was followed from its first move to its end."""
    session = new_game()
    Autosaver(store).follow(session)
    assert store.load_current() == Loaded(session.record)
    return play_on(session, 5000, Random(1))


def test_a_game_is_kept_once_it_is_finished(store: GameStore) -> None:
    session = new_game()
    Autosaver(store).follow(session)
    rng = Random(1)
    while not session.game_over:
        assert store.archived() == []
        play_on(session, 1, rng)
    assert [read_record(path) for path in store.archived()] == [session.record]
    assert store.load_current() == Loaded(session.record)


def test_a_look_back_at_the_end_makes_no_other_game(store: GameStore) -> None:
    session = finished(store)
    (kept,) = store.archived()
    before = kept.read_bytes()
    session.undo()
    session.redo()
    assert session.game_over
    assert session.record.undone
    assert store.archived() == [kept]
    assert kept.read_bytes() == before
    assert store.load_current() == Loaded(session.record)


def test_the_first_end_of_a_game_is_the_one_that_is_kept(store: GameStore) -> None:
    session = finished(store)
    first = session.record
    move = session.moves[-1]
    session.undo()
    session.play(move)
    (kept,) = store.archived()
    assert read_record(kept) == first
    assert session.record != first


def test_a_finished_game_that_is_opened_is_not_kept_again(store: GameStore) -> None:
    Autosaver(store).follow(whole_game())
    assert store.archived() == []


def test_trouble_is_told_once_and_the_game_is_saved_all_the_same(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(record: object) -> None:
        raise StorageError(FileProblem.DISK_FULL, str(store.folder))

    told: list[StorageError] = []
    session = new_game()
    saver = Autosaver(store)
    saver.failed.connect(told.append)
    saver.follow(session)
    monkeypatch.setattr(store, "archive", full)
    play_on(session, 5000, Random(1))
    assert [error.problem for error in told] == [FileProblem.DISK_FULL]
    assert store.load_current() == Loaded(session.record)
    monkeypatch.setattr(store, "save_current", full)
    session.undo()
    session.redo()
    assert len(told) == 2
