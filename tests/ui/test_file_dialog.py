"""The file dialog that opens where the desktop has none: its words, and the names it suggests."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QObject, Qt
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from casino_desktop.ui.application import MainWindow
from casino_desktop.ui.program import Program
from tests.ui.file_dialogs import dialog_over, items_below, press, shown_texts


def todays_file(folder: Path) -> Path:
    day = QDate.currentDate().toString(Qt.DateFormat.ISODate)
    return folder / f"Casino {day}.casino"


def dialog_for_saving(main: MainWindow, qtbot: QtBot) -> QQuickWindow:
    """The window in which Qt asks where to save the game."""
    assert main.window is not None
    surroundings: Any = main.window.findChild(QObject, "surroundings")
    surroundings.askForFile(True)
    dialog = dialog_over(main.window, qtbot)
    name = todays_file(Path()).name
    qtbot.waitUntil(lambda: name in shown_texts(dialog.contentItem()))
    return dialog


QUESTIONS = {
    "en": "There is a file of this name already. Do you want to replace it?",
    "de": "Es gibt schon eine Datei dieses Namens. Möchtest du sie ersetzen?",
    "da": "Der er allerede en fil med dette navn. Vil du erstatte den?",
    "sv": "Det finns redan en fil med det namnet. Vill du ersätta den?",
}


@pytest.mark.parametrize(
    ("code", "name", "overwrite"),
    [
        ("en", "File name", "Overwrite file?"),
        ("de", "Dateiname", "Datei überschreiben?"),
        ("da", "Filnavn", "Overskriv filen?"),
        ("sv", "Filnamn", "Skriva över filen?"),
    ],
)
def test_it_speaks_the_language(
    window: MainWindow, program: Program, qtbot: QtBot, code: str, name: str, overwrite: str
) -> None:
    program.language.choose(code)
    dialog = dialog_for_saving(window, qtbot)
    assert name in shown_texts(dialog.contentItem())
    assert QCoreApplication.translate("FileDialog", "Overwrite file?") == overwrite


@pytest.mark.parametrize(
    ("code", "save"), [("en", "Save"), ("de", "Speichern"), ("da", "Gem"), ("sv", "Spara")]
)
def test_it_asks_in_the_language_before_it_replaces_a_file(
    window: MainWindow,
    program: Program,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    code: str,
    save: str,
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    todays_file(tmp_path).write_text("old")
    program.language.choose(code)
    dialog = dialog_for_saving(window, qtbot)
    press(dialog, save)
    qtbot.waitUntil(lambda: QUESTIONS[code] in shown_texts(dialog.contentItem()))
    assert not any("exists" in text for text in shown_texts(dialog.contentItem()))
    assert todays_file(tmp_path).read_text() == "old"


def test_a_game_is_saved_under_the_day_where_no_name_is_typed(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    press(dialog_for_saving(window, qtbot), "Save")
    qtbot.waitUntil(todays_file(tmp_path).is_file)


def test_its_keys_are_no_shortcuts_of_the_window_below(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    dialog = dialog_for_saving(window, qtbot)
    for keys in ("Ctrl+N", "Ctrl+,", "F1"):
        QTest.keySequence(dialog, keys)
        assert program.app.property("page") == ""


def test_another_name_can_be_typed(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    dialog = dialog_for_saving(window, qtbot)
    field = next(
        item
        for item in items_below(dialog.contentItem())
        if item.objectName() == "fileNameTextField"
    )
    field.forceActiveFocus()
    QTest.keySequence(dialog, "Ctrl+A")
    for letter in "mine":
        QTest.keyClick(dialog, letter)  # type: ignore[call-overload]
    press(dialog, "Save")
    qtbot.waitUntil((tmp_path / "mine.casino").is_file)
    assert not todays_file(tmp_path).exists()


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Oma’s Regeln", "Oma’s Regeln.casino-rules"),
        ("11 / 21: “free”?", "11 21 “free”.casino-rules"),
        ("..", "Casino.casino-rules"),
    ],
)
def test_a_rule_set_is_suggested_under_its_name_as_every_system_bears_it(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, file: str
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert program.pages.own_rules.suggestedFile(name).toLocalFile() == str(tmp_path / file)
