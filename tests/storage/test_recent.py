from pathlib import Path

import pytest

from casino_desktop.storage.recent import MOST, RecentFiles


def files(folder: Path, count: int) -> list[Path]:
    paths = [folder / f"game {number}.casino" for number in range(count)]
    for path in paths:
        path.touch()
    return paths


def test_the_last_file_comes_first_and_only_once(tmp_path: Path) -> None:
    recent, (first, second) = RecentFiles(tmp_path / "data"), files(tmp_path, 2)
    assert recent.paths() == []
    for path in (first, second, first):
        recent.add(path)
    assert RecentFiles(tmp_path / "data").paths() == [first, second]


def test_a_file_that_is_gone_is_left_out(tmp_path: Path) -> None:
    recent, (first, second) = RecentFiles(tmp_path), files(tmp_path, 2)
    recent.add(first)
    recent.add(second)
    second.unlink()
    assert recent.paths() == [first]


def test_the_list_is_short(tmp_path: Path) -> None:
    recent, paths = RecentFiles(tmp_path), files(tmp_path, MOST + 3)
    for path in paths:
        recent.add(path)
    assert recent.paths() == paths[: -MOST - 1 : -1]


@pytest.mark.parametrize(
    "content",
    ["", "[]", '{"format": "casino-recent", "version": 1, "paths": 3}',
     '{"format": "casino-recent", "version": 1, "paths": [3, "a\\u0000b"]}'],
)  # fmt: skip
def test_a_broken_list_is_an_empty_one(tmp_path: Path, content: str) -> None:
    (tmp_path / "recent.json").write_text(content)
    recent, [path] = RecentFiles(tmp_path), files(tmp_path, 1)
    assert recent.paths() == []
    recent.add(path)
    assert recent.paths() == [path]
