"""The window on a screen of its own, told on stdin what to do; it answers each line with one."""

import json
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from casino_desktop.storage.settings import NewGameChoice
from casino_desktop.ui.application import start_qt
from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.program import Program
from casino_desktop.ui.silent_search import SilentSearch
from tests.ui.table_driver import TableDriver
from tests.ui.talker import READY, obey, say

WORDS = ("gameMenu", "moveMenu", "viewMenu", "helpMenu")
# What the window draws of a menu: text, key, whether enabled, checked (null: never), lines below.
DRAWN = """
(function lines(menu) {
    const found = [];
    for (let index = 0; index < menu.count; ++index) {
        const item = menu.itemAt(index);
        if (item.subMenu)
            found.push([item.subMenu.title, "", item.subMenu.enabled, null, lines(item.subMenu)]);
        else if (item.text === undefined)
            found.push([]);
        else
            found.push([item.text, item.keys, item.enabled, item.checkable ? item.checked : null, []]);
    }
    return found;
})
"""  # noqa: E501


class Driven:
    """Does with the window what a line says."""

    def __init__(self, folder: Path) -> None:
        self.gui = start_qt()
        self.program = Program(folder, folder, SilentSearch())
        self.program.preferences.change(language="en", speed="off")
        self.program.language.choose("en")
        self.program.game.begin(NewGameChoice(), 1)
        self.main = MainWindow(self.program, {"width": 800, "height": 560})
        assert self.main.window is not None
        self.window: QQuickWindow = self.main.window
        self.table = TableDriver(self.window, self.program)
        self.window.requestActivate()
        QTest.qWaitForWindowActive(self.window)
        self.program.warm_up()
        self.commands = obey(self)

    def quit(self) -> None:
        """Close the window."""
        self.gui.quit()

    def speak(self, code: str) -> None:
        """Choose a language."""
        self.program.language.choose(code)

    def lay(self, page: str) -> None:
        """Lay a page over the table."""
        self.program.app.open_page(page)

    def press(self, keys: str) -> str:
        """Press a key on the table; the page that is open then."""
        self.lay("")
        QTest.qWait(0)
        QTest.keySequence(self.window, QKeySequence(keys))
        return self.table.page

    def press_in_dialog(self, keys: str) -> str:
        """Press a key in a dialog that asks for a file; the page that is open then."""
        surroundings: Any = self.window.findChild(QObject, "surroundings")
        surroundings.askForFile(False)
        while (dialog := self.gui.focusWindow()) in (None, self.window):
            QTest.qWait(10)
        QTest.keySequence(dialog, QKeySequence(keys))
        dialog.close()
        self.window.requestActivate()
        QTest.qWaitForWindowActive(self.window)
        return self.table.page

    def shown(self) -> list[bool]:
        """Which words of the bar can be seen."""
        return [word.isVisible() for word in self._words()]

    def roles(self) -> dict[str, int]:
        """The lines of the desktop's menus that a Mac puts elsewhere, by their words."""
        lines = self.window.findChildren(QObject)
        named = [line for line in lines if line.inherits("QQuickLabsPlatformMenuItem")]
        return {line.property("text"): evaluate(line, "role") for line in named if qmlContext(line)}

    def deal(self, *moves: str) -> None:
        """Lay a deal on the table in which these moves were made."""
        self.table.lay("9h2c5dKs", "9c4h7sQd", "AcAd3s6h", *moves)

    def moves(self) -> list[str]:
        """The moves of the deal."""
        return self.table.moves

    def wait_for_words(self) -> list[bool]:
        """The same, once it is no longer none."""
        while not any(self.shown()):
            QTest.qWait(10)
        return self.shown()

    def drawn(self) -> list[Any]:
        """What the window draws of all menus, like a panel's list of them."""
        return [
            [word.property("text"), "", True, None, self._lines(word)] for word in self._words()
        ]

    def _words(self) -> list[QQuickItem]:
        found = [self.window.findChild(QObject, name) for name in WORDS]
        return [word for word in found if isinstance(word, QQuickItem)]

    def _lines(self, word: QQuickItem) -> list[Any]:
        told = evaluate(word, f"drop(false), JSON.stringify({DRAWN}(menu))")
        evaluate(word, "menu.close()")
        return [_portable(line) for line in json.loads(told)]


def evaluate(item: QObject, text: str) -> Any:
    """The value of an expression within an item's own file."""
    context = qmlContext(item)
    assert context is not None
    expression = QQmlExpression(context, item, text)
    value: Any = expression.evaluate()
    assert not expression.hasError(), expression.error().toString()
    return value[0] if isinstance(value, tuple) else value


def _portable(line: list[Any]) -> list[Any]:
    """The line with its key as it is written in no language."""
    if line:
        written = QKeySequence.SequenceFormat
        line[1] = QKeySequence(line[1], written.NativeText).toString(written.PortableText)
    return line


def main() -> None:
    """Show the window until told to quit."""
    driven = Driven(Path(sys.argv[1]))
    say(READY)
    driven.gui.exec()
    driven.program.close()
    driven.main.close()


if __name__ == "__main__":
    main()
