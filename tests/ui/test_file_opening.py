"""A file that is double-clicked while the program runs; on a Mac the system tells by an event."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent

from casino_desktop.session.record import Record
from casino_desktop.storage.codec import write_record
from casino_desktop.ui.file_opening import Application
from casino_desktop.ui.program import Program
from casino_desktop.ui.silent_search import SilentSearch
from tests.session.games import played_game


@pytest.fixture
def record() -> Record:
    return played_game("casino-de", 2, moves=9).record


@pytest.fixture
def file(record: Record, tmp_path: Path) -> Path:
    path = tmp_path / "friend.casino"
    path.write_bytes(write_record(record))
    return path


@pytest.fixture
def gui(qapp: Application) -> Iterator[Application]:
    yield qapp
    qapp.open_with(None)


def double_click(gui: Application, path: Path) -> None:
    QCoreApplication.sendEvent(gui, QFileOpenEvent(QUrl.fromLocalFile(str(path))))


def record_on_the_table(program: Program) -> Record:
    assert program.game.session is not None
    return program.game.session.record


def test_a_file_is_opened_while_another_game_is_played(
    gui: Application, program: Program, record: Record, file: Path
) -> None:
    program.open(ask_language=False)
    gui.open_with(program.open_named)
    program.app.setProperty("page", "settings")
    double_click(gui, file)
    assert record_on_the_table(program) == record
    assert program.app.property("page") == ""
    assert [game["name"] for game in program.game.property("recent")] == ["friend"]


def test_a_file_named_before_the_program_is_ready_waits_for_it(
    gui: Application, program: Program, record: Record, file: Path, tmp_path: Path
) -> None:
    double_click(gui, tmp_path / "earlier.casino")
    double_click(gui, file)
    program.open(ask_language=False)
    gui.open_with(program.open_named)
    assert record_on_the_table(program) == record
    gui.open_with(program.open_named)
    assert record_on_the_table(program) == record


def test_a_file_named_at_the_first_start_lies_there_after_the_question(
    gui: Application, record: Record, file: Path, tmp_path: Path
) -> None:
    program = Program(tmp_path, tmp_path, SilentSearch())
    program.open()
    gui.open_with(program.open_named)
    double_click(gui, file)
    assert program.app.property("page") == "first-start"
    program.app.setProperty("page", "")
    assert record_on_the_table(program) == record
    program.close()


def test_what_is_no_game_is_refused_as_from_the_menu(
    gui: Application, program: Program, file: Path
) -> None:
    program.open(ask_language=False)
    gui.open_with(program.open_named)
    before = record_on_the_table(program)
    file.write_text("no game")
    told: list[tuple[str, str, str]] = []
    program.app.refused.connect(lambda *said: told.append(said))
    double_click(gui, file)
    assert [path for _, _, path in told] == [str(file)]
    assert record_on_the_table(program) == before


def test_the_running_program_listens(file: Path, tmp_path: Path) -> None:
    code = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from casino_desktop.ui import application, program

class Named(program.Program):
    def warm_up(self):
        event = QFileOpenEvent(QUrl.fromLocalFile(sys.argv[1]))
        QCoreApplication.sendEvent(QCoreApplication.instance(), event)
        print(len(self.game.session.moves))
        QTimer.singleShot(0, QCoreApplication.quit)

application.Program = Named
sys.exit(application.run(Path(sys.argv[1]).parent / "missing.casino"))
"""
    own = {"CASINO_DATA_DIR": str(tmp_path), "CASINO_CONFIG_DIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code, str(file)],
        env=os.environ | own,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "9\n", "")
