"""What tests of the window share: Qt without a screen, and a program over folders of its own."""

import os
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuickControls2 import QQuickStyle
from pytestqt.qtbot import QtBot

from casino_desktop.storage.settings import NewGameChoice
from casino_desktop.ui.application import MainWindow, load_pictures
from casino_desktop.ui.file_opening import Application
from casino_desktop.ui.program import Program
from casino_desktop.ui.silent_search import SilentSearch


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    """The program's own application object, which needs no widgets."""
    QQuickStyle.setStyle("Basic")
    return Application


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
