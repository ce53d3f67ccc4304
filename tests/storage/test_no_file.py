"""A pipe or a device in the place of a file is refused at once, whoever reads it."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from casino_desktop.storage.codec import read_own_record, read_record
from casino_desktop.storage.errors import FileProblem, StorageError
from casino_desktop.storage.games import GameStore
from casino_desktop.storage.json_file import open_file
from casino_desktop.storage.recent import RecentFiles
from casino_desktop.storage.rule_files import RuleStore, read_own_rules
from casino_desktop.storage.settings import Settings
from casino_desktop.storage.settings_store import SettingsStore

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has no pipes among its files"
)

READERS: tuple[Callable[[Path], object], ...] = (
    open_file,
    read_record,
    read_own_record,
    read_own_rules,
)


@pytest.mark.parametrize("read", READERS)
def test_what_is_no_file_is_refused(read: Callable[[Path], object], tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "pipe", Path("/dev/zero")):
        with pytest.raises(StorageError) as caught:
            read(path)
        assert caught.value.problem is FileProblem.NOT_A_FILE


def test_own_files_that_are_pipes_are_passed_over(tmp_path: Path) -> None:
    for name in ("settings.json", "recent.json", "current.casino", "rules/x.casino-rules"):
        pipe = tmp_path / name
        pipe.parent.mkdir(exist_ok=True)
        os.mkfifo(pipe)
    assert SettingsStore(tmp_path).load() == Settings()
    assert RecentFiles(tmp_path).paths() == []
    assert RuleStore(tmp_path).all() == ()
    [unusable] = GameStore(tmp_path).load_current().unusable
    assert unusable.problem.problem is FileProblem.NOT_A_FILE
