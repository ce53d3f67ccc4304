"""The list of the keys, About, the notices and the list of moves."""

from random import Random

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from casino_desktop.ui.program import Program
from tests.session.games import new_game, play_on
from tests.ui.pages.page_window import PageWindow, Show, accessible_name, accessible_role, read

ENTER = Qt.Key.Key_Return


def test_every_key_of_the_window_is_listed(show: Show) -> None:
    page = show("KeysPage")
    keys = page.window.property("keys")
    assert isinstance(keys, QObject)
    meta = keys.metaObject()
    own = range(meta.propertyOffset(), meta.propertyCount())
    values = [keys.property(str(meta.property(n).name())) for n in own]
    names = {value for value in values if isinstance(value, str)}
    assert len(names) >= 11
    assert names <= listed_keys(page)


def test_no_key_is_listed_for_menus_that_the_desktop_shows(show: Show, program: Program) -> None:
    page = show("KeysPage")
    assert "F10" in listed_keys(page)
    program.app.show_menus("desktop")
    assert "F10" not in listed_keys(page)


def listed_keys(page: PageWindow) -> set[str]:
    return {str(keys) for item in page.items() if (keys := item.property("keys")) is not None}


def test_the_page_keys_scroll_a_long_page(show: Show, qtbot: QtBot) -> None:
    page = show("KeysPage")
    scroller = page.item("scroller")
    tall = scroller.property("height")
    page.window.resize(800, 400)
    qtbot.waitUntil(lambda: scroller.property("height") < tall)
    assert scroller.property("overflows")
    page.press(Qt.Key.Key_End)
    end = scroller.property("contentHeight") - scroller.property("height")
    assert scroller.property("contentY") == pytest.approx(end)
    page.press(Qt.Key.Key_PageUp, Qt.Key.Key_PageUp)
    assert scroller.property("contentY") == 0


def test_the_licence_and_the_parts_are_named(show: Show) -> None:
    page = show("AboutPage")
    assert "MIT License" in page.item("licenceText").property("text")
    texts = [str(item.property("text")) for item in page.items()]
    assert any("PySide6" in text for text in texts)


def test_a_failure_stays_until_it_was_read(show: Show, program: Program, qtbot: QtBot) -> None:
    page = show("Notice")
    program.app.failed.emit("The disk is full.")
    assert page.page.property("visible")
    clock = page.part("clock")
    assert clock.property("interval") >= 4000
    assert clock.property("running")
    clock.setProperty("interval", 0)
    qtbot.waitUntil(lambda: not page.page.property("visible"))


def test_it_goes_when_it_is_dismissed(show: Show, program: Program) -> None:
    page = show("Notice")
    program.app.noticed.emit("The game was saved.")
    page.click(page.item("dismiss"))
    assert not page.page.property("visible")


def test_a_refused_file_is_named_until_it_is_understood(
    show: Show, program: Program, qtbot: QtBot
) -> None:
    page = show("Notice")
    program.app.refused.emit("This file cannot be opened", "It is no game.", "/a/b.casino")
    page.draw()
    assert page.item("refusalSentence").property("text") == "It is no game."
    assert page.item("refusalPath").property("text") == "/a/b.casino"
    page.wait_out()
    page.press(ENTER)
    qtbot.waitUntil(lambda: "refusalPath" not in {item.objectName() for item in page.items()})


def test_the_arrow_keys_walk_along_the_moves(show: Show, program: Program) -> None:
    program.game.put(play_on(new_game(), 6, Random(5)), deal=False)
    page = show("LogPanel")
    page.item("closeLog").forceActiveFocus()
    page.press(Qt.Key.Key_Tab)
    first = page.focused
    assert first is not None
    assert accessible_role(first) == QAccessible.Role.ListItem
    page.press(Qt.Key.Key_Down)
    assert page.focused is not first
    assert page.focused is not None
    assert accessible_name(page.focused) == page.focused.property("text")


def test_the_newest_line_stays_in_sight_until_another_one_is_read(
    show: Show, program: Program, qtbot: QtBot
) -> None:
    program.game.put(play_on(new_game(), 40, Random(5)), deal=False)
    page = show("LogPanel")
    lines = page.item("log")
    assert lines.property("overflows")
    qtbot.waitUntil(lambda: bool(lines.property("atYEnd")))
    page.page.setProperty("width", 120)
    qtbot.waitUntil(lambda: bool(lines.property("atYEnd")))
    page.item("closeLog").forceActiveFocus()
    page.press(Qt.Key.Key_Tab)
    page.press(Qt.Key.Key_Down)
    page.page.setProperty("width", 100)
    qtbot.wait(50)
    assert not lines.property("atYEnd")


def test_it_lists_what_happened_and_closes_by_key(
    show: Show, program: Program, qtbot: QtBot
) -> None:
    program.game.put(play_on(new_game(), 6, Random(5)), deal=False)
    page = show("LogPanel")
    assert page.item("log").property("count") == read(program.app, "table", "log").rowCount()
    page.item("closeLog").forceActiveFocus()
    with qtbot.waitSignal(page.page.closeWanted):  # type: ignore[attr-defined]
        page.press(ENTER)
