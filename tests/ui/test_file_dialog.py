"""The file dialog that opens where the desktop has none: its language, and the name it suggests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDate, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from casino_desktop.ui.application import MainWindow
from casino_desktop.ui.program import Program


def items_below(item: QQuickItem) -> Iterator[QQuickItem]:
    yield item
    for child in item.childItems():
        yield from items_below(child)


def dialog_for_saving(main: MainWindow, qtbot: QtBot) -> QQuickWindow:
    """The window in which Qt asks where to save the game."""
    assert main.window is not None
    main.window.askForFile(True)  # type: ignore[attr-defined]

    def asks() -> QQuickWindow | None:
        top = QGuiApplication.focusWindow()
        return top if isinstance(top, QQuickWindow) and top != main.window else None

    qtbot.waitUntil(lambda: asks() is not None)
    dialog = asks()
    assert dialog is not None
    return dialog


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
    assert name in {item.property("text") for item in items_below(dialog.contentItem())}
    assert QCoreApplication.translate("FileDialog", "Overwrite file?") == overwrite


def test_a_game_is_saved_under_the_day_where_no_name_is_typed(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    dialog = dialog_for_saving(window, qtbot)
    found = items_below(dialog.contentItem())
    save = next(item for item in found if item.property("text") == "Save")
    centre = save.mapToScene(save.boundingRect().center()).toPoint()
    QTest.mouseClick(dialog, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, centre)
    day = QDate.currentDate().toString(Qt.DateFormat.ISODate)
    qtbot.waitUntil((tmp_path / f"Casino {day}.casino").is_file)
