"""The first frame shows the table as it stays; what it does not need comes with the second."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QGuiApplication, QImage

from casino_desktop.ui.application import load_pictures
from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.picture import settled_picture
from casino_desktop.ui.program import Program
from tests.session.games import played_game
from tests.ui.table_driver import TableDriver

FEW = ("table", "seat0", "seat1", "stock", "strip")


class Beginning(NamedTuple):
    """A start whose first frame was drawn: the window, what drives it, and its later layouts."""

    main: MainWindow
    table: TableDriver
    arranged: list[None]


# No move made: most cards are in the stock. Later: most are in the piles, some of them sweeps.
@pytest.fixture(params=[0, 23, 44])
def beginning(
    qapp: QGuiApplication, program: Program, request: pytest.FixtureRequest
) -> Iterator[Beginning]:
    """The window of a start, with a game on the table and nothing around it yet."""
    load_pictures()
    program.game.put(played_game("casino-de", 2, moves=request.param), deal=False)
    main = MainWindow(program, {"width": 1280, "height": 800}, whole=False)
    assert main.window is not None
    arranged: list[None] = []
    plan_of(main).layoutChanged.connect(lambda: arranged.append(None))  # type: ignore[attr-defined]
    yield Beginning(main, TableDriver(main.window, program), arranged)
    main.close()


def plan_of(main: MainWindow) -> QObject:
    """The object that arranges the table."""
    assert main.window is not None
    objects = main.window.findChildren(QObject)
    (plan,) = [one for one in objects if one.metaObject().className().startswith("TablePlan")]
    return plan


def pictures(table: TableDriver) -> tuple[QImage, QImage]:
    """The settled pictures of the bar and of what is below it."""
    whole = settled_picture(table.window)
    edge = round(table.item("table").y())
    below = QRect(0, edge, whole.width(), whole.height() - edge)
    return whole.copy(QRect(0, 0, whole.width(), edge)), whole.copy(below)


def rows(table: TableDriver, *, seen: bool = False) -> list[int]:
    """The rows of the cards there are in the window, the lowest first."""
    cards = [card for card in table.items("card") if card.width() > 0]
    return [card.property("row") for card in cards if card.isVisible() or not seen]


def test_the_table_is_there_with_all_cards_that_can_be_seen(beginning: Beginning) -> None:
    # Before any event: the first frame is drawn of these.
    main, table, _ = beginning
    first = rows(table)
    assert all(table.item(name).width() > 0 for name in FEW)
    assert list(table.items("gameMenu")) == []
    main.complete()
    assert rows(table) == list(range(52))
    assert rows(table, seen=True) == first
    assert len(first) < 30


def test_the_table_is_arranged_once(beginning: Beginning) -> None:
    main, table, arranged = beginning
    assert plan_of(main).property("ready") is True
    settled_picture(table.window)
    main.complete()
    settled_picture(table.window)
    assert arranged == []
    table.window.setWidth(900)
    settled_picture(table.window)
    assert len(arranged) == 1


def test_nothing_jumps_when_the_rest_comes(beginning: Beginning) -> None:
    main, driver, _ = beginning
    bar, table = pictures(driver)
    main.complete()
    assert list(driver.items("gameMenu")) != []
    full_bar, same_table = pictures(driver)
    assert table == same_table
    assert bar != full_bar
    assert bar.size() == full_bar.size()
    assert bar.pixelColor(640, 4) == full_bar.pixelColor(640, 4)


def test_a_card_that_comes_out_of_a_heap_brings_the_others(beginning: Beginning) -> None:
    table = beginning.table
    assert len(rows(table)) < 52
    table.program.game.put(played_game("casino-de", 2, moves=33), deal=False)
    assert rows(table) == list(range(52))
