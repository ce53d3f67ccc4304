"""The hand-over in the real window: by mouse, by key and by screen reader."""

from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.presets import preset
from casino_desktop.session.seats import Seat
from casino_desktop.session.session import GameSession
from casino_desktop.ui.items import items_below
from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.program import Program
from tests.ui.grace import pass_grace
from tests.ui.table_driver import TableDriver


@pytest.fixture
def table(window: MainWindow, program: Program) -> TableDriver:
    assert window.window is not None
    rules, seats = preset("casino-de"), (Seat("Ada", "human"), Seat("Bob", "human"))
    session = GameSession.new("casino-de", rules, seats, first_dealer=1, rng=Random(4))
    program.game.put(session, deal=False)
    window.window.requestActivate()
    return TableDriver(window.window, program)


def button(table: TableDriver) -> QQuickItem:
    items = items_below(table.window.contentItem())
    return next(item for item in items if item.objectName() == "showMyCards" and item.isVisible())


def asks(table: TableDriver) -> bool:
    items = items_below(table.window.contentItem())
    return any(item.objectName() == "handOver" and item.isVisible() for item in items)


def test_a_click_shows_the_hand(table: TableDriver) -> None:
    table.window.grabWindow()
    pass_grace(table.window)
    place = button(table)
    middle = place.mapToScene(QPointF(place.width() / 2, place.height() / 2)).toPoint()
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(table.window, left, none, middle)
    assert not asks(table)
    assert table.model.state.myTurn


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_key_shows_the_hand_and_then_moves_in_it(
    table: TableDriver, qtbot: QtBot, key: Qt.Key
) -> None:
    qtbot.waitUntil(lambda: table.window.activeFocusItem() == button(table))
    pass_grace(table.window)
    QTest.keyClick(table.window, key)
    assert not asks(table)
    focused = table.window.activeFocusItem()
    assert focused is not None
    assert focused.property("zone") == "hand"
    assert focused.property("face")


def test_a_screen_reader_finds_whose_turn_it_is(table: TableDriver) -> None:
    reading = QAccessible.queryAccessibleInterface(button(table))
    assert reading is not None
    assert reading.role() == QAccessible.Role.Button
    assert reading.text(QAccessible.Text.Name) == "Show my cards"
    texts = {
        interface.text(QAccessible.Text.Name)
        for item in items_below(table.window.contentItem())
        if item.isVisible()
        and (interface := QAccessible.queryAccessibleInterface(item)) is not None
    }
    assert "Ada, it is your turn." in texts


def test_the_next_one_is_asked_in_turn(table: TableDriver) -> None:
    table.model.showMyCards()
    hand = table.model.state
    assert hand.mySeat == 0
    session = table.program.game.session
    assert session is not None

    session.play(legal_moves(session.state)[-1])
    assert asks(table)
    assert table.model.state.handOver == "Bob"
    assert table.model.state.mySeat == 1
