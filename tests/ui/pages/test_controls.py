"""Our own controls, where no page shows all that they can do."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.pages.page_window import PageWindow, Show, accessible_role

UP, DOWN, ENTER = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return
LEFT, RIGHT, ESCAPE = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Escape

MENU = """
    property string chosen: ""

    CMenuItem { text: "Undo"; keys: "Ctrl+Z"; onTriggered: part.chosen = text }
    CMenuItem { text: "Redo"; enabled: false; onTriggered: part.chosen = text }
    CMenuSeparator {}
    CMenuItem { text: "Four colours"; checkable: true; onTriggered: part.chosen = text }
"""


class TestMenu:
    def test_the_arrow_keys_skip_what_cannot_be_chosen(self, show: Show, qtbot: QtBot) -> None:
        menu = show("CMenu", body=MENU)
        menu.press(DOWN, DOWN, ENTER)
        assert read_text(menu, "chosen") == "Four colours"
        qtbot.waitUntil(lambda: not menu.opened)

    def test_a_click_chooses(self, show: Show) -> None:
        menu = show("CMenu", body=MENU)
        menu.click(menu.control("Undo", QAccessible.Role.MenuItem))
        assert read_text(menu, "chosen") == "Undo"

    def test_escape_chooses_nothing(self, show: Show, qtbot: QtBot) -> None:
        menu = show("CMenu", body=MENU)
        menu.press(ESCAPE)
        qtbot.waitUntil(lambda: not menu.opened)
        assert read_text(menu, "chosen") == ""

    def test_each_line_says_its_key(self, show: Show) -> None:
        menu = show("CMenu", body=MENU)
        undo = menu.control("Undo", QAccessible.Role.MenuItem)
        texts = {item.property("text") for item in menu.items() if undo.isAncestorOf(item)}
        assert texts == {None, "Undo", "Ctrl+Z"}


class TestSlider:
    BODY = 'objectName: "slider"; label: "Volume"; value: 0.5; from: 0; to: 1'

    def test_it_moves_by_key_and_by_mouse(self, show: Show) -> None:
        slider = show("CSlider", body=self.BODY)
        item = slider.item("slider")
        item.forceActiveFocus()
        slider.press(RIGHT)
        assert item.property("value") == pytest.approx(0.6)
        slider.press(LEFT, LEFT)
        assert item.property("value") == pytest.approx(0.4)
        slider.click_at(QPoint(int(item.width()) - 2, int(item.height() / 2)))
        assert item.property("value") == pytest.approx(1)

    def test_a_screen_reader_moves_it(self, show: Show) -> None:
        slider = show("CSlider", body=self.BODY)
        item = slider.item("slider")
        assert accessible_role(item) == QAccessible.Role.Slider
        actions = QAccessible.queryAccessibleInterface(item).actionInterface()
        actions.doAction("Increase")
        assert item.property("value") == pytest.approx(0.6)


class TestNumberField:
    BODY = 'objectName: "field"; label: "Points"; from: 1; to: 500; value: 21'

    def test_the_buttons_and_the_keys_count(self, show: Show) -> None:
        field = show("CNumberField", body=self.BODY)
        item = field.item("field")
        field.click_at(QPoint(int(item.width()) - 5, int(item.height() / 2)))
        assert item.property("value") == 22
        field.click_at(QPoint(5, int(item.height() / 2)))
        field.press(DOWN)
        assert item.property("value") == 20
        field.press(UP)
        assert item.property("value") == 21

    def test_a_number_beyond_its_ends_is_not_taken(self, show: Show) -> None:
        field = show("CNumberField", body=self.BODY)
        item = field.item("field")
        item.forceActiveFocus()
        QTest.keySequence(field.window, "Ctrl+A")
        field.type("999")
        field.press(ENTER)
        assert item.property("value") <= 500


class TestToolTip:
    def test_a_picture_says_its_name_to_the_keyboard_too(self, show: Show, qtbot: QtBot) -> None:
        button = show("CIconButton", body='objectName: "undo"; text: "Undo"; glyph: "close"')
        button.item("undo").forceActiveFocus(Qt.FocusReason.TabFocusReason)
        qtbot.waitUntil(lambda: "Undo" in [item.property("text") for item in button.items()])


def read_text(window: PageWindow, name: str) -> str:
    """A text of the control itself."""
    return str(window.page.property(name))
