"""The window with its settings open, as the program starts it; it says what it makes of motion.

Says ``ready``, then after each change a JSON list: how long movements take, and the hint beside.
"""

import json
import sys
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtQuick import QQuickWindow

from casino_desktop.storage.settings import NewGameChoice
from casino_desktop.ui.application import start_qt
from casino_desktop.ui.first_frame import after_first_frame
from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.program import Program
from casino_desktop.ui.silent_search import SilentSearch
from tests.ui.talker import READY, say


def hint(window: QQuickWindow) -> str:
    """What stands below the speeds."""
    item: QObject | None = window.findChild(QObject, "speed")
    while item and item.property("hint") is None:
        item = item.parent()
    assert item
    return str(item.property("hint"))


def main() -> None:
    """Show the window until killed."""
    gui = start_qt()
    folder = Path(sys.argv[1])
    program = Program(folder, folder, SilentSearch())
    program.preferences.change(language="en")
    program.language.choose("en")
    program.game.begin(NewGameChoice(), 1)
    main = MainWindow(program, {"width": 800, "height": 560})
    window = main.window
    assert window is not None
    program.app.open_page("settings")

    def tell() -> None:
        say(json.dumps([program.table.property("speedFactor"), hint(window)]))

    def drawn() -> None:
        program.settings.changed.connect(tell)
        say(READY)
        program.warm_up()

    after_first_frame(window, drawn)
    gui.exec()


if __name__ == "__main__":
    main()
