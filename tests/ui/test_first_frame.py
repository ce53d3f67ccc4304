"""The first frame shows the table as it stays; what is around and over it comes with the second."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication, QImage

from casino_desktop.storage.settings import NewGameChoice
from casino_desktop.ui.application import MainWindow, load_pictures
from casino_desktop.ui.picture import settled_picture
from casino_desktop.ui.program import Program
from tests.ui.table_driver import TableDriver

FEW = ("table", "seat0", "seat1", "stock", "strip")


@pytest.fixture
def beginning(qapp: QGuiApplication, program: Program) -> Iterator[TableDriver]:
    """The window of a start, with a game on the table and nothing around it yet."""
    load_pictures()
    program.game.begin(NewGameChoice(), 1)
    main = MainWindow(program, {"width": 1280, "height": 800}, whole=False)
    assert main.window is not None
    yield TableDriver(main.window, program)
    main.close()


def pictures(table: TableDriver) -> tuple[QImage, QImage]:
    """The settled pictures of the bar and of what is below it."""
    whole = settled_picture(table.window)
    edge = round(table.item("table").y())
    below = QRect(0, edge, whole.width(), whole.height() - edge)
    return whole.copy(QRect(0, 0, whole.width(), edge)), whole.copy(below)


def test_the_table_is_there_with_all_its_cards(beginning: TableDriver) -> None:
    # Before any event: the first frame is drawn of these.
    assert len([item for item in beginning.items("card") if item.width() > 0]) == 52
    assert all(beginning.item(name).width() > 0 for name in FEW)
    assert list(beginning.items("gameMenu")) == []


def test_nothing_jumps_when_the_rest_comes(beginning: TableDriver) -> None:
    bar, table = pictures(beginning)
    beginning.window.setProperty("whole", True)
    assert list(beginning.items("gameMenu")) != []
    full_bar, same_table = pictures(beginning)
    assert table == same_table
    assert bar != full_bar
    assert bar.size() == full_bar.size()
    assert bar.pixelColor(640, 4) == full_bar.pixelColor(640, 4)
