"""What a start loads: every package costs time before the first frame."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from casino_desktop.session.record import Record
from casino_desktop.storage.games import GameStore
from casino_desktop.storage.settings import Settings, WindowPlace
from casino_desktop.storage.settings_store import SettingsStore
from tests.session.games import played_game

# Each takes more time than the table's own modules together, or pulls others in that do.
HEAVY = {
    "pydantic", "pydantic_core", "multiprocessing", "importlib.metadata", "socket",
    "platformdirs", "platform", "logging", "email", "uuid", "unittest", "argparse", "ctypes",
    "dataclasses", "inspect", "ast", "dis",
    "casino_desktop.ui.page_models", "casino_desktop.ui.score_model",
    "PySide6.QtQuick", "PySide6.QtQuickControls2", "PySide6.QtMultimedia", "PySide6.QtWidgets",
}  # fmt: skip


def started(folder: Path, *python: str) -> "subprocess.CompletedProcess[str]":
    """A program that ends after its first frame; ``python`` are the interpreter's arguments."""
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "CASINO_DATA_DIR": str(folder),
        "CASINO_CONFIG_DIR": str(folder),
    }
    command = [sys.executable, *python, "--quit-after-first-frame"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True)


def modules_of_a_start(folder: Path) -> set[str]:
    """The names of all modules that are imported up to the first frame."""
    done = started(folder, "-X", "importtime", "-m", "casino_desktop")
    assert done.stdout == "drawn\n"
    return set(re.findall(r"^import time: .*\| +(\S+)$", done.stderr, re.MULTILINE))


@pytest.fixture
def daily(tmp_path: Path) -> Path:
    """A folder with settings and a game in progress, as the program leaves them."""
    window = WindowPlace(x=0, y=0, width=900, height=700)
    SettingsStore(tmp_path).save(Settings(language="da", window=window))
    GameStore(tmp_path).save_current(record())
    return tmp_path


def record() -> Record:
    return played_game("casino-de", 2, moves=60).record


def test_a_first_start_loads_nothing_heavy(tmp_path: Path) -> None:
    loaded = modules_of_a_start(tmp_path)
    assert "casino_desktop.ui.table_model" in loaded
    assert loaded & HEAVY == set()


def test_a_start_that_resumes_a_game_loads_nothing_heavy(daily: Path) -> None:
    loaded = modules_of_a_start(daily)
    assert loaded & HEAVY == set()
    assert GameStore(daily).load_current().record == record()


def test_a_start_names_no_enumeration_of_the_namespace_qt(daily: Path) -> None:
    code = """
from casino_desktop.__main__ import main
main()
from PySide6 import QtCore
print("Qt" in vars(QtCore), hasattr(QtCore, "Qt"))
"""
    assert started(daily, "-c", code).stdout == "drawn\nFalse True\n"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nothing lists what is loaded")
def test_the_controls_are_not_loaded_for_the_first_frame(daily: Path) -> None:
    code = """
from pathlib import Path
from casino_desktop.__main__ import main
main()
loaded = Path("/proc/self/maps").read_text()
print("Qt6Quick.so" in loaded, "Qt6QuickTemplates" in loaded)
"""
    assert started(daily, "-c", code).stdout == "drawn\nTrue False\n"


def test_the_translations_are_in_before_qt_reads_the_window(daily: Path) -> None:
    # Otherwise two threads may wait for each other for good: seldom, but it was seen.
    code = """
from casino_desktop.__main__ import main
from casino_desktop.ui import application
from casino_desktop.ui.language import Translators
install, read_ahead = Translators.install, application.read_ahead
def say_install(*given):
    print("install")
    install(*given)
def say_read(*given):
    print("read")
    return read_ahead(*given)
Translators.install, application.read_ahead = say_install, say_read
main()
"""
    assert started(daily, "-c", code).stdout == "install\nread\ndrawn\n"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nothing lists the threads")
def test_no_other_thread_paints(daily: Path) -> None:
    code = """
import sys
from pathlib import Path
from casino_desktop.ui import application
say_drawn = application._say_drawn
def say_threads():
    names = [path.read_text().strip() for path in Path("/proc/self/task").glob("*/comm")]
    print([name for name in names if name.startswith("Thread (pooled")])
    say_drawn()
application._say_drawn = say_threads
from casino_desktop.__main__ import main
main()
"""
    assert started(daily, "-c", code).stdout == "[]\ndrawn\n"


def test_pyside_describes_nothing_at_a_start_but_an_error_is_described(daily: Path) -> None:
    code = """
import sys
from casino_desktop.__main__ import main
main()
loaded = set(sys.modules)
from PySide6.QtCore import QPoint
try:
    QPoint("far")
except TypeError as error:
    print(error)
print(sorted(set(sys.modules) - loaded))
layout = sys.modules["shibokensupport.signature.layout"]
print(hasattr(layout, "create_signature"), hasattr(layout, "nothing"))
"""
    said = started(daily, "-c", code).stdout
    assert "Supported signatures" in said
    assert "__init__(xpos: int, ypos: int, /)" in said
    # What describes was only a placeholder for the modules that need these.
    assert "'logging'" not in said
    assert said.endswith("True False\n")


def test_modules_are_imported_without_a_look_at_their_source() -> None:
    code = """
import linecache, sys
import PySide6.QtCore
from casino_desktop.rules.cards import rank_of
from casino_desktop.ui.plain_import import import_plainly
import_plainly()
from casino_desktop.rules.moves import Move
names = ["casino_desktop.rules.cards", "casino_desktop.rules.moves"]
print([sys.modules[name].__file__ in linecache.cache for name in names])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[True, False]"
