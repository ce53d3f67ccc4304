"""The first question: the language."""

from PySide6.QtCore import Qt

from casino_desktop.ui.program import Program
from tests.ui.pages.page_window import Show

TAB, RIGHT = Qt.Key.Key_Tab, Qt.Key.Key_Right
ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape


def test_the_language_in_force_is_chosen_already(show: Show, program: Program) -> None:
    program.language.choose("da")
    page = show("FirstStart")
    assert page.item("languages").property("value") == "da"
    assert page.focused is page.item("play")


def test_a_click_switches_the_language_at_once(show: Show, program: Program) -> None:
    page = show("FirstStart")
    page.wait_out()
    page.click(page.named("Svenska"))
    assert program.language.code == "sv"
    assert page.opened


def test_enter_plays_on_in_the_language_chosen_by_arrow(show: Show, program: Program) -> None:
    page = show("FirstStart")
    page.wait_out()
    page.press(TAB)
    page.press(RIGHT)
    assert program.language.code == "de"
    page.press(TAB)
    page.press(ENTER)
    assert not page.opened
    assert program.preferences.values.language == "de"


def test_escape_does_not_leave_without_a_language(show: Show) -> None:
    page = show("FirstStart")
    page.wait_out()
    page.press(ESCAPE)
    assert page.opened
