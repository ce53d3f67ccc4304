"""The table under a finger."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QSignalSpy, QTest

from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.program import Program
from tests.ui.table_driver import STEPS, TableDriver


@pytest.fixture
def table(window: MainWindow, program: Program) -> TableDriver:
    """The table of the real window."""
    assert window.window is not None
    return TableDriver(window.window, program)


@pytest.fixture(scope="session")
def screen() -> QPointingDevice:
    """A touch screen."""
    return QTest.createTouchDevice()


def drag(table: TableDriver, screen: QPointingDevice, start: QPoint, end: QPoint) -> None:
    """Put a finger down, move it and lift it."""
    QTest.touchEvent(table.window, screen).press(0, start, table.window).commit()
    for step in range(1, STEPS + 1):
        place = start + (end - start) * step / STEPS
        # Movements of fingers wait for the next frame.
        frame = QSignalSpy(table.window.frameSwapped)
        QTest.touchEvent(table.window, screen).move(0, place, table.window).commit()
        table.window.update()
        assert frame.wait(2000)
    QTest.touchEvent(table.window, screen).release(0, end, table.window).commit()
    QCoreApplication.processEvents()


def tap(table: TableDriver, screen: QPointingDevice, face: str) -> None:
    """Touch a card for a moment."""
    place = table.middle(table.card(face))
    QTest.touchEvent(table.window, screen).press(0, place, table.window).commit()
    QTest.touchEvent(table.window, screen).release(0, place, table.window).commit()


def test_a_finger_drags_a_card_onto_another(table: TableDriver, screen: QPointingDevice) -> None:
    table.lay("9h2c5dKs", "9c4h7sQd", "AcAd3s6h")
    drag(table, screen, *(table.middle(table.card(face)) for face in ("9h", "9c")))
    assert table.moves == ["9hx9c"]


def test_a_finger_lays_a_card_down(table: TableDriver, screen: QPointingDevice) -> None:
    table.lay("9h2c5dKs", "4c7sTsQd", "AcAd3s6h")
    drag(table, screen, table.middle(table.card("9h")), table.free_place())
    assert table.moves == ["9h"]


def test_taps_raise_a_card_and_play_it(table: TableDriver, screen: QPointingDevice) -> None:
    table.lay("9h2c5dKs", "9c4h7sQd", "AcAd3s6h")
    tap(table, screen, "9h")
    assert table.card("9h").property("raised")
    tap(table, screen, "9c")
    assert table.moves == ["9hx9c"]
    assert "9h" not in table.faces("hand")
