"""A game or a rule set that is double-clicked, also while the program runs.

On a Mac the system tells by an event, elsewhere by the command line.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent

from casino_desktop.rules.presets import preset
from casino_desktop.session.record import Record
from casino_desktop.storage.codec import write_record
from casino_desktop.storage.rule_files import SUFFIX, OwnRules, encode_own_rules
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
application.TELLS_OF_FILES = True
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


@pytest.fixture
def rules_file(tmp_path: Path) -> Path:
    path = tmp_path / f"friend{SUFFIX}"
    path.write_bytes(encode_own_rules(OwnRules("Grandma’s", "casino-de", preset("casino-da"))))
    return path


def names_of_own_rules(program: Program) -> list[str]:
    return [own.name for own in program.pages.own_rules.all()]


def test_a_rule_set_that_is_double_clicked_is_added_to_the_own_ones(
    gui: Application, program: Program, rules_file: Path
) -> None:
    program.open(ask_language=False)
    gui.open_with(program.open_named)
    before = record_on_the_table(program)
    said: list[str] = []
    program.app.noticed.connect(said.append)
    double_click(gui, rules_file)
    double_click(gui, rules_file)
    assert names_of_own_rules(program) == ["Grandma’s"]
    assert said == [
        "“Grandma’s” is now among your rule sets.",
        "“Grandma’s” is among your rule sets already.",
    ]
    assert record_on_the_table(program) == before


def test_a_rule_set_in_the_command_line_is_added_beside_the_last_game(
    program: Program, rules_file: Path
) -> None:
    program.open(rules_file, ask_language=False)
    assert names_of_own_rules(program) == ["Grandma’s"]
    assert program.game.session is not None


def test_a_rule_set_that_cannot_be_used_is_refused(program: Program, rules_file: Path) -> None:
    rules_file.write_text("{}")
    told: list[tuple[str, str, str]] = []
    program.app.refused.connect(lambda *said: told.append(said))
    program.open(rules_file, ask_language=False)
    assert [path for _, _, path in told] == [str(rules_file)]
    assert names_of_own_rules(program) == []


def test_what_lies_in_the_net_is_no_file(program: Program) -> None:
    told: list[tuple[str, str, str]] = []
    program.app.refused.connect(lambda *said: told.append(said))
    program.app.openFile(QUrl("https://example.org/a.casino"))
    assert told == [
        (
            "This file cannot be opened",
            "“a.casino” is not a file.",
            "https://example.org/a.casino",
        )
    ]
