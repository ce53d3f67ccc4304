"""The page of the rules book: turning pages with the mouse and with keys, wide and narrow."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from casino_desktop.ui.program import Program
from tests.session.games import new_game
from tests.ui.pages.conftest import show  # noqa: F401
from tests.ui.pages.page_window import PageWindow, Show, accessible_name, accessible_role, read

DOWN, UP = Qt.Key.Key_Down, Qt.Key.Key_Up
SIZES = [(1280, 800), (800, 560), (420, 700)]


@pytest.fixture(autouse=True)
def _a_game(program: Program) -> None:
    program.game.put(new_game(), deal=False)


def texts(page: PageWindow) -> list[str]:
    return [str(item.property("text")) for item in page.items()]


def named_texts(page: PageWindow) -> Iterator[str]:
    static = QAccessible.Role.StaticText
    return (accessible_name(item) for item in page.items() if accessible_role(item) == static)


def entry(page: PageWindow, name: str) -> QQuickItem:
    return page.control(name, QAccessible.Role.ListItem)


def test_a_press_on_the_contents_opens_a_section(show: Show, program: Program) -> None:  # noqa: F811
    page = show("RulesPage")
    page.click(entry(page, "Scoring"))
    assert read(program.pages.rules, "current") == "scoring"
    assert "Big Casino, the 10♦" in texts(page)


def test_the_arrow_keys_turn_the_pages_from_the_contents(show: Show, program: Program) -> None:  # noqa: F811
    page = show("RulesPage")
    page.item("contents").forceActiveFocus()
    page.press(DOWN, DOWN, DOWN, UP)
    assert read(program.pages.rules, "current") == "dealing"
    program.pages.rules.open("glossary")
    page.press(DOWN)
    assert read(program.pages.rules, "current") == "glossary"


def test_the_buttons_lead_through_the_whole_book(show: Show, program: Program) -> None:  # noqa: F811
    page = show("RulesPage")
    names = [section["id"] for section in read(program.pages.rules, "sections")]
    for name in names[1:]:
        page.click(page.item("nextSection"))
        assert read(program.pages.rules, "current") == name
    page.click(page.item("nextSection"))
    assert read(program.pages.rules, "current") == names[-1]
    page.click(page.item("previousSection"))
    assert read(program.pages.rules, "current") == names[-2]


def test_a_long_section_scrolls_by_keys_and_a_new_one_begins_at_its_top(
    show: Show,  # noqa: F811
    program: Program,
    qtbot: QtBot,
) -> None:
    page = show("RulesPage")
    program.pages.rules.open("building")
    section = page.item("section")
    qtbot.waitUntil(lambda: bool(section.property("overflows")))
    section.forceActiveFocus()
    page.press(Qt.Key.Key_PageDown)
    assert section.property("contentY") > 0
    program.pages.rules.open("capturing")
    assert section.property("contentY") == 0


def test_a_narrow_page_has_its_contents_in_a_box(show: Show, program: Program) -> None:  # noqa: F811
    program.pages.rules.open("sweeps")
    page = show("RulesPage", 420, 700)
    assert page.item("contentsBox").property("displayText") == "Sweeps"
    assert "contents" not in [item.objectName() for item in page.items()]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_of_a_section_sticks_out(
    show: Show,  # noqa: F811
    program: Program,
    width: int,
    height: int,
    qtbot: QtBot,
) -> None:
    page = show("RulesPage", width, height)
    for section in read(program.pages.rules, "sections"):
        program.pages.rules.open(section["id"])
        with qtbot.waitSignal(page.window.frameSwapped):
            page.window.update()
        frame = page.item("section")
        shown = [item for item in page.items() if frame.isAncestorOf(item)]
        assert len(shown) > 5
        for item in shown:
            right = item.mapToItem(frame, item.width(), 0).x()
            assert right <= frame.width() + 1, (section, item)


def test_an_example_is_drawn_and_told_in_words(show: Show, program: Program) -> None:  # noqa: F811
    program.pages.rules.open("capturing")
    page = show("RulesPage")
    told = [text for text in named_texts(page) if text.startswith("In your hand: eight of hearts")]
    assert told
    assert "Allowed: take two of diamonds" in told[0]
    pictures = [str(item.property("source").toString()) for item in page.items() if is_image(item)]
    assert any(name.endswith("/8h.svg") for name in pictures)


def test_the_cards_bear_the_letters_of_the_player(show: Show, program: Program) -> None:  # noqa: F811
    program.pages.rules.open("capturing")
    program.language.choose("de")
    page = show("RulesPage")
    pictures = [str(item.property("source").toString()) for item in page.items() if is_image(item)]
    assert any(name.endswith("/Dd.svg") for name in pictures)
    assert not any(name.endswith("/Qd.svg") for name in pictures)


def is_image(item: QQuickItem) -> bool:
    return item.property("source") is not None and item.property("mipmap") is not None
