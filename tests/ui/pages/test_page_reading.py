"""Every page by keyboard alone, and what a screen reader says of it."""

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from casino_desktop.ui.program import Program
from tests.ui.pages.page_window import (
    PAGES,
    Show,
    accessible_name,
    accessible_role,
    accessible_texts,
    focusable,
    one_deal,
    pressable,
    spoken_only,
)

TAB = Qt.Key.Key_Tab
CLOSABLE = ("NewGamePage", "SettingsPage", "AboutPage", "KeysPage")


@pytest.fixture(autouse=True)
def _a_deal_to_show(program: Program) -> None:
    program.game.put(one_deal(), deal=False)


@pytest.mark.parametrize("name", PAGES)
def test_tab_reaches_every_control_and_comes_round(show: Show, name: str) -> None:
    page = show(name)
    page.press(TAB)
    # A number field hands the focus on to the digits in it.
    digits = QAccessible.Role.SpinBox
    stops = {id_of(item) for item in page.items(focusable) if accessible_role(item) != digits}
    seen: list[int] = []
    while id_of(page.focused) not in seen:
        seen.append(id_of(page.focused))
        page.press(TAB)
    assert id_of(page.focused) == seen[0]
    assert set(seen) == stops


@pytest.mark.parametrize("name", PAGES)
def test_what_has_the_focus_shows_it(show: Show, name: str) -> None:
    page = show(name)
    for _ in page.items(focusable):
        page.press(TAB)
        marks = [item for item in page.items() if marks_focus(item)]
        assert len(marks) == 1, page.focused


@pytest.mark.parametrize("name", PAGES)
def test_every_stop_has_a_name_and_a_role(show: Show, name: str) -> None:
    page = show(name)
    silent = (QAccessible.Role.NoRole, QAccessible.Role.Client)
    for item in page.items(focusable):
        if item.objectName() != "scroller":
            assert accessible_name(item), item
            assert accessible_role(item) not in silent, accessible_name(item)


@pytest.mark.parametrize("name", PAGES)
def test_every_button_can_be_pressed_by_a_screen_reader(show: Show, name: str) -> None:
    page = show(name)
    buttons = list(page.items(pressable))
    assert buttons
    for item in buttons:
        actions = QAccessible.queryAccessibleInterface(item).actionInterface().actionNames()
        assert "Press" in actions, accessible_name(item)


@pytest.mark.parametrize("name", PAGES)
def test_all_text_can_be_read(show: Show, name: str) -> None:
    page = show(name)
    heard = " ".join(accessible_texts(item) for item in page.items())
    for item in page.items(spoken_only):
        text = str(item.property("text"))
        assert text in heard, text


@pytest.mark.parametrize("name", CLOSABLE)
def test_escape_closes(show: Show, qtbot: QtBot, name: str) -> None:
    page = show(name)
    page.press(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not page.opened)


def test_a_screen_reader_presses_a_button_once(show: Show, program: Program) -> None:
    page = show("ScoreSheet")
    press = QAccessible.queryAccessibleInterface(page.item("next")).actionInterface()
    press.doAction("Press")
    assert program.game.session is not None
    assert program.game.session.deal_number == 1
    assert not program.game.session.deal_over


def id_of(item: QQuickItem | None) -> int:
    """The same number for the same item, whatever Python object stands for it."""
    return int(shiboken6.getCppPointer(item)[0]) if item else 0


def marks_focus(item: QQuickItem) -> bool:
    """Whether this is a ring, or the bar of what scrolls, showing that the keys go there."""
    return item.property("shown") is True or item.property("marked") is True
