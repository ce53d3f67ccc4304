"""The file dialog that opens where the desktop has none: its words, its keys, what it suggests."""

import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import SIGNAL, QCoreApplication, QDate, QObject, Qt, QUrl
from PySide6.QtGui import QKeySequence
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import casino_desktop
from casino_desktop.ui import suggested_file
from casino_desktop.ui.items import items_below
from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.program import Program
from tests.ui.file_dialogs import dialog_over, press, shown_texts

QML = Path(casino_desktop.__file__).parent / "qml" / "Casino"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that the dialog opens, on a day that does not end while a test runs."""
    monkeypatch.setattr(suggested_file, "today", lambda: QDate(2026, 2, 3))
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.chdir(home)
    return home


def todays_file(folder: Path) -> Path:
    return folder / "Casino 2026-02-03.casino"


def dialog_for(main: MainWindow, qtbot: QtBot, *, saves: bool) -> QQuickWindow:
    """The window in which Qt asks for a file."""
    assert main.window is not None
    surroundings: Any = main.window.findChild(QObject, "surroundings")
    surroundings.askForFile(saves)
    return dialog_over(main.window, qtbot)


def dialog_for_saving(main: MainWindow, qtbot: QtBot) -> QQuickWindow:
    """The window in which Qt asks where to save the game."""
    dialog = dialog_for(main, qtbot, saves=True)
    name = todays_file(Path()).name
    qtbot.waitUntil(lambda: name in shown_texts(dialog.contentItem()))
    return dialog


def part(dialog: QQuickWindow, name: str) -> QQuickItem:
    """The part of the dialog that Qt calls by this name."""
    return next(item for item in items_below(dialog.contentItem()) if item.objectName() == name)


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
    home: Path,
    code: str,
    save: str,
) -> None:
    todays_file(home).write_text("old")
    program.language.choose(code)
    dialog = dialog_for_saving(window, qtbot)
    press(dialog, save)
    qtbot.waitUntil(lambda: QUESTIONS[code] in shown_texts(dialog.contentItem()))
    assert not any("exists" in text for text in shown_texts(dialog.contentItem()))
    assert todays_file(home).read_text() == "old"


def test_a_game_is_saved_under_the_day_where_no_name_is_typed(
    window: MainWindow, qtbot: QtBot, home: Path
) -> None:
    press(dialog_for_saving(window, qtbot), "Save")
    qtbot.waitUntil(todays_file(home).is_file)


@pytest.mark.parametrize("code", ["en", "de", "da", "sv"])
@pytest.mark.parametrize("part_with_keys", ["fileDialogListView", "fileNameTextField"])
def test_enter_saves(
    window: MainWindow, program: Program, qtbot: QtBot, home: Path, part_with_keys: str, code: str
) -> None:
    program.language.choose(code)
    dialog = dialog_for_saving(window, qtbot)
    part(dialog, part_with_keys).forceActiveFocus()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(todays_file(home).is_file)
    qtbot.waitUntil(lambda: not dialog.isVisible())


def test_enter_asks_before_it_replaces_a_file_and_answers_the_question(
    window: MainWindow, qtbot: QtBot, home: Path
) -> None:
    todays_file(home).write_text("old")
    dialog = dialog_for_saving(window, qtbot)
    part(dialog, "fileNameTextField").forceActiveFocus()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: QUESTIONS["en"] in shown_texts(dialog.contentItem()))
    qtbot.waitUntil(lambda: dialog.activeFocusItem().property("text") == "Yes")
    assert todays_file(home).read_text() == "old"
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: todays_file(home).read_text() != "old")


def test_enter_opens_the_file_that_the_arrows_chose(
    window: MainWindow, program: Program, qtbot: QtBot, home: Path
) -> None:
    program.game.saveAs(QUrl.fromLocalFile(str(todays_file(home))))
    begun = program.game.session
    dialog = dialog_for(window, qtbot, saves=False)
    entries = part(dialog, "fileDialogListView")
    qtbot.waitUntil(lambda: entries.property("count") == 1)
    entries.forceActiveFocus()
    QTest.keyClick(dialog, Qt.Key.Key_Down)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: program.game.session is not begun)
    assert not dialog.isVisible()


def test_enter_presses_the_button_that_has_the_keys(
    window: MainWindow, qtbot: QtBot, home: Path
) -> None:
    dialog = dialog_for_saving(window, qtbot)
    cancel = next(
        item for item in items_below(dialog.contentItem()) if item.property("text") == "Cancel"
    )
    cancel.forceActiveFocus()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not dialog.isVisible())
    assert not todays_file(home).exists()


def shortcuts_of(window: QQuickWindow) -> list[QObject]:
    """All that the window has, those of its menus and its bar among them."""
    return [item for item in window.findChildren(QObject) if item.inherits("QQuickShortcut")]


@pytest.mark.parametrize("saves", [True, False])
def test_no_shortcut_of_the_window_below_acts_under_it(
    window: MainWindow, qtbot: QtBot, saves: bool
) -> None:
    assert window.window is not None
    shortcuts = [one for one in shortcuts_of(window.window) if one.property("enabled")]
    keys = {str(shortcut.property("sequence")) for shortcut in shortcuts}
    assert keys > {"H", "L", "Ctrl+N", "Ctrl+Y", "Ctrl+Z", "F1", "F10", "Alt+G"}
    acted: list[str] = []
    for shortcut in shortcuts:
        QObject.connect(shortcut, SIGNAL("activated()"), lambda: acted.append("one"))
    dialog = dialog_for(window, qtbot, saves=saves)
    part(dialog, "fileDialogListView").forceActiveFocus()
    for sequence in keys:
        QTest.keySequence(dialog, QKeySequence(sequence))
    assert acted == []
    assert not any(shortcut.property("enabled") for shortcut in shortcuts_of(window.window))
    dialog.close()
    # As window managers do then.
    window.window.requestActivate()
    qtbot.waitUntil(lambda: all(shortcut.property("enabled") for shortcut in shortcuts))
    QTest.keySequence(window.window, "L")
    assert acted == ["one"]


def test_every_shortcut_is_one_that_rests_under_a_dialog() -> None:
    files = {path.name: path.read_text("utf-8") for path in QML.glob("*.qml")}
    assert len(files) > 50
    # The list of the keys has some that are never enabled.
    bare = {name for name, text in files.items() if re.search(r"\bShortcut \{", text)}
    assert bare == {"WindowKey.qml", "KeysPage.qml"}


def test_another_name_can_be_typed(window: MainWindow, qtbot: QtBot, home: Path) -> None:
    dialog = dialog_for_saving(window, qtbot)
    part(dialog, "fileNameTextField").forceActiveFocus()
    QTest.keySequence(dialog, "Ctrl+A")
    for letter in "mine":
        QTest.keyClick(dialog, letter)  # type: ignore[call-overload]
    press(dialog, "Save")
    qtbot.waitUntil((home / "mine.casino").is_file)
    assert not todays_file(home).exists()


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Oma’s Regeln", "Oma’s Regeln.casino-rules"),
        ("11 / 21: “free”?", "11 21 “free”.casino-rules"),
        ("..", "Casino.casino-rules"),
    ],
)
def test_a_rule_set_is_suggested_under_its_name_as_every_system_bears_it(
    program: Program, home: Path, name: str, file: str
) -> None:
    assert program.pages.own_rules.suggestedFile(name).toLocalFile() == str(home / file)
