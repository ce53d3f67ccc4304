"""The second of two programs over the same games offers the choice what to do about it."""

from pathlib import Path

from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from casino_desktop.ui.application import load_pictures
from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.picture import settled_picture
from casino_desktop.ui.program import Program
from casino_desktop.ui.silent_search import SilentSearch
from tests.ui.grace import pass_grace
from tests.ui.table_driver import TableDriver


def test_the_second_window_can_be_played_in_without_saving(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    program.game.restart()
    saved = (tmp_path / "data" / "current.casino").read_bytes()
    second = Program(tmp_path / "data", tmp_path / "config", SilentSearch())
    second.open(ask_language=False)
    load_pictures()
    main = MainWindow(second, {"width": 1280, "height": 800})
    assert main.window is not None
    qtbot.waitUntil(main.window.isExposed)
    table = TableDriver(main.window, second)
    qtbot.waitUntil(lambda: any(item.isVisible() for item in table.items("stay")))
    settled_picture(main.window)
    pass_grace(main.window)
    table.click(table.item("stay"))
    qtbot.waitUntil(lambda: second.app.property("page") == "")
    second.game.restart()
    assert (tmp_path / "data" / "current.casino").read_bytes() == saved
    second.close()
    main.close()


def test_closing_the_second_window_is_what_enter_means(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    second = Program(tmp_path / "data", tmp_path / "config", SilentSearch())
    second.open(ask_language=False)
    load_pictures()
    main = MainWindow(second, {"width": 1280, "height": 800})
    assert main.window is not None
    left: list[bool] = []
    main.engine.quit.connect(lambda: left.append(True))
    main.window.requestActivate()
    table = TableDriver(main.window, second)
    qtbot.waitUntil(lambda: any(item.hasActiveFocus() for item in table.items("leave")))
    pass_grace(main.window)
    QTest.keyClick(main.window, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: left == [True])
    second.close()
    main.close()


def test_a_program_alone_is_not_asked(program: Program) -> None:
    program.open(ask_language=False)
    assert program.app.property("page") == ""


def test_no_part_of_a_page_that_is_open_from_the_start_is_drawn_beside_it(program: Program) -> None:
    load_pictures()
    corners = []
    for page in ("", "first-start"):
        program.app.open_page(page)
        main = MainWindow(program, {"width": 1000, "height": 700})
        assert main.window is not None
        corners.append(settled_picture(main.window).copy(QRect(0, 36, 400, 44)))
        main.close()
    assert corners[0] == corners[1]
