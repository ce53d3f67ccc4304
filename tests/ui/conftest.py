"""What tests of the window share: a program over folders of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from casino_desktop.storage.settings import NewGameChoice
from casino_desktop.ui.application import load_pictures
from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.program import Program
from casino_desktop.ui.silent_search import SilentSearch


@pytest.fixture
def program(qapp: QGuiApplication, tmp_path: Path) -> Iterator[Program]:
    """A program in English that shows settled pictures only and whose computer never moves."""
    program = Program(tmp_path / "data", tmp_path / "config", SilentSearch())
    program.preferences.change(language="en", speed="off")
    program.language.choose("en")
    yield program
    program.close()
    QLocale.setDefault(QLocale.c())


@pytest.fixture
def window(program: Program, qtbot: QtBot) -> Iterator[MainWindow]:
    """The real window of 1280 x 800 with deal number 1 on the table."""
    load_pictures()
    main = MainWindow(program, {"width": 1280, "height": 800})
    assert main.window is not None
    program.game.begin(NewGameChoice(), 1)
    qtbot.waitUntil(main.window.isExposed)
    yield main
    main.close()
