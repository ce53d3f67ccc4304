"""Built files are made when stale, and appear whole or not at all."""

import os
import sys
from pathlib import Path

import pytest

import assets

WRITE = "import sys; open(sys.argv[1], 'w').write('new')"


@pytest.fixture
def target(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(assets, "ROOT", tmp_path)
    return tmp_path / "built" / "file"


def source(folder: Path, age: int) -> Path:
    """Make a source file, dated this many seconds after 1970."""
    path = folder / "source"
    path.touch()
    os.utime(path, (age, age))
    return path


def built(target: Path, age: int) -> None:
    target.parent.mkdir()
    target.write_text("old")
    os.utime(target, (age, age))


def test_a_missing_file_is_built(tmp_path: Path, target: Path) -> None:
    assets.build(target, [source(tmp_path, 1000)], [sys.executable, "-c", WRITE])
    assert target.read_text() == "new"


@pytest.mark.parametrize(("age", "content"), [(999, "old"), (1000, "old"), (1001, "new")])
def test_only_a_stale_file_is_built(tmp_path: Path, target: Path, age: int, content: str) -> None:
    built(target, 1000)
    assets.build(target, [source(tmp_path, age)], [sys.executable, "-c", WRITE])
    assert target.read_text() == content


@pytest.mark.parametrize("code", ["raise SystemExit(1)", "pass", f"{WRITE}; sys.exit(1)"])
def test_a_failed_build_leaves_the_old_file(tmp_path: Path, target: Path, code: str) -> None:
    built(target, 1000)
    with pytest.raises(SystemExit, match="Could not build built/file"):
        assets.build(target, [source(tmp_path, 1001)], [sys.executable, "-c", code])
    assert [path.name for path in target.parent.iterdir()] == ["file"]
    assert target.read_text() == "old"


def test_a_missing_tool_is_named() -> None:
    with pytest.raises(SystemExit, match="pyside6-nonsense is not installed"):
        assets.tool("pyside6-nonsense")
