"""The window itself: how it starts, ends and changes its language."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from casino_desktop.storage.codec import read_record
from casino_desktop.ui.main_window import MainWindow, read_ahead, window_engine
from casino_desktop.ui.picture import settled_picture
from casino_desktop.ui.program import Program
from casino_desktop.ui.window_place import present_place


def start(folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Start the program as a person would, unseen, and let it end after its first frame."""
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "CASINO_DATA_DIR": str(folder / "data"),
        "CASINO_CONFIG_DIR": str(folder / "config"),
    }
    environment.pop("QT_QUICK_BACKEND", None)
    door = [sys.executable, "-m", "casino_desktop", "--quit-after-first-frame", *arguments]
    return subprocess.run(door, env=environment, capture_output=True, text=True, check=False)


def test_the_window_draws_a_table_and_ends_without_a_complaint(tmp_path: Path) -> None:
    done = start(tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "drawn\n", "")
    first = read_record(tmp_path / "data" / "current.casino")
    assert start(tmp_path).returncode == 0
    assert read_record(tmp_path / "data" / "current.casino") == first


def test_a_file_that_is_not_there_does_not_stop_the_start(tmp_path: Path) -> None:
    done = start(tmp_path, str(tmp_path / "nowhere.casino"))
    assert (done.returncode, done.stderr) == (0, "")


def test_a_bad_command_line_is_said(tmp_path: Path) -> None:
    done = start(tmp_path, "--no-such-option")
    said = "casino-desktop: unrecognized arguments: --no-such-option\n"
    assert (done.returncode, done.stderr) == (2, said)


@pytest.mark.parametrize("language", ["de", "da", "sv"])
def test_the_window_is_redrawn_in_another_language(
    program: Program, window: MainWindow, language: str
) -> None:
    assert window.window is not None
    pictures = []
    for code in (language, "en", language, "en"):
        program.language.choose(code)
        pictures.append(settled_picture(window.window))
    assert pictures[0] != pictures[1]
    assert pictures[:2] == pictures[2:]


def test_the_place_of_the_window_is_what_is_kept(window: MainWindow) -> None:
    assert window.window is not None
    window.window.setGeometry(QRect(40, 30, 900, 700))
    place = present_place(window.window, None)
    assert (place.x, place.y, place.width, place.height) == (40, 30, 900, 700)
    assert not place.maximized
    window.window.showMaximized()
    again = present_place(window.window, place)
    assert (again.width, again.height) == (900, 700)
    assert again.maximized


def test_the_window_is_read_without_anybody_waiting_for_it(qtbot: QtBot) -> None:
    engine = window_engine()
    ahead = read_ahead(engine)
    assert ahead.isLoading()
    qtbot.waitUntil(ahead.isReady)
    shiboken6.delete(ahead)
    shiboken6.delete(engine)
