"""The tarball's script installs for one user and takes away what it has installed, and no more."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from identity import APP_ID
from linux.tree import HERE, stage_shared

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the tarball is for Linux")


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """The tarball's folder, with a program of no size."""
    folder = tmp_path / "un packed"
    library = folder / "files" / "lib" / "casino-desktop"
    plugins = library / "_internal" / "PySide6" / "Qt" / "plugins" / "platforms"
    plugins.mkdir(parents=True)
    shutil.copy("/bin/true", plugins / "libqxcb.so")
    shutil.copy("/bin/true", library / "casino-desktop")
    (folder / "files" / "bin").mkdir()
    (folder / "files" / "bin" / "casino-desktop").symlink_to("../lib/casino-desktop/casino-desktop")
    stage_shared(folder / "files" / "share")
    shutil.copy(HERE / "tarball" / "install.sh", folder)
    return folder


def install(folder: Path, home: Path, *arguments: str) -> str:
    home.mkdir(exist_ok=True)
    environment = {**os.environ, "HOME": str(home)}
    command = ["sh", str(folder / "install.sh"), *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return done.stdout


def files(folder: Path) -> Iterator[str]:
    """What is in a folder, but for what desktops keep of all types and entries."""
    for path in folder.rglob("*"):
        place = path.relative_to(folder).as_posix()
        kept = ("share/mime", "share/applications/mimeinfo.cache", "icon-theme.cache")
        if not path.is_dir() and not any(part in place for part in kept):
            yield place


def test_it_installs_into_the_home(unpacked: Path, tmp_path: Path) -> None:
    said = install(unpacked, tmp_path / "home")
    local = tmp_path / "home" / ".local"
    assert (
        said == f"Casino is installed: choose it in the menu, or run {local}/bin/casino-desktop\n"
    )
    assert subprocess.run([local / "bin" / "casino-desktop"], check=True).returncode == 0
    entry = (local / "share" / "applications" / f"{APP_ID}.desktop").read_text("utf-8")
    assert f"Exec={local}/bin/casino-desktop %f" in entry.splitlines()
    assert "TryExec" not in entry


def test_it_takes_away_only_what_is_its_own(unpacked: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "home" / ".local"
    others = [prefix / "bin" / "another", prefix / "share" / "casino" / "current.casino"]
    for path in others:
        path.parent.mkdir(parents=True)
        path.touch()
    before = sorted(files(prefix))
    install(unpacked, tmp_path / "home")
    assert len(list(files(prefix))) > 20
    install(unpacked, tmp_path / "home", "--remove")
    assert sorted(files(prefix)) == before


def test_files_of_an_older_version_do_not_stay(unpacked: Path, tmp_path: Path) -> None:
    old = tmp_path / "elsewhere" / "lib" / "casino-desktop" / "_internal" / "old.so"
    old.parent.mkdir(parents=True)
    old.touch()
    install(unpacked, tmp_path / "home", "--prefix", str(tmp_path / "elsewhere"))
    assert not old.exists()
    assert (tmp_path / "elsewhere" / "bin" / "casino-desktop").exists()
