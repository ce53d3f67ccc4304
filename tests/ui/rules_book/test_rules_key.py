"""F1 in the real window."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QMetaObject, QObject, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from casino_desktop.rules.reasons import Reason, Refusal
from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.program import Program
from tests.ui.pages.page_window import read
from tests.ui.table_driver import TableDriver

Key = Qt.Key


def test_the_book_opens_over_the_table(window: MainWindow, program: Program, qtbot: QtBot) -> None:
    press(window, Key.Key_F1)
    qtbot.waitUntil(lambda: titles(window) == [read(program.pages.rules, "title")])
    assert read(program.app, "page") == "rules"


@pytest.mark.parametrize("page", ["settings", "new-game", "keys", "score", "about", "review"])
def test_the_book_opens_over_each_page_and_leaves_it_as_it_is(
    window: MainWindow, program: Program, qtbot: QtBot, page: str
) -> None:
    program.app.open_page(page)
    qtbot.waitUntil(lambda: len(titles(window)) == 1)
    before = titles(window)
    press(window, Key.Key_F1)
    qtbot.waitUntil(lambda: titles(window) == [*before, read(program.pages.rules, "title")])
    press(window, Key.Key_Escape)
    qtbot.waitUntil(lambda: titles(window) == before)
    assert read(program.app, "page") == page


def test_the_choices_for_a_new_game_are_kept_while_the_book_is_read(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    program.app.open_page("new-game")
    qtbot.waitUntil(lambda: len(titles(window)) == 1)
    program.pages.draft.choose("kasino-sv")
    program.pages.draft.setSeats(3)
    assert window.window is not None
    form = TableDriver(window.window, program)
    form.item("name1").setProperty("text", "Greta")
    form.item("dealNumber").setProperty("text", "17")
    form.item("name1").forceActiveFocus()
    press(window, Key.Key_F1)
    qtbot.waitUntil(lambda: len(titles(window)) == 2)
    assert titles(window)[-1] == "Rules: Swedish Kasino, 3 players"
    press(window, Key.Key_Escape)
    qtbot.waitUntil(lambda: len(titles(window)) == 1)
    assert (program.pages.draft.property("preset"), program.pages.draft.property("seats")) == (
        "kasino-sv",
        3,
    )
    assert form.item("name1").property("text") == "Greta"
    assert form.item("dealNumber").property("text") == "17"
    assert form.item("name1").hasActiveFocus()
    assert read(program.pages.rules, "title") == "Rules: Casino, 2 players"


def test_the_book_opens_over_the_options_of_the_rules(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    program.app.open_page("new-game")
    qtbot.waitUntil(lambda: len(titles(window)) == 1)
    assert window.window is not None
    QMetaObject.invokeMethod(TableDriver(window.window, program).item("customise"), "click")
    qtbot.waitUntil(lambda: len(titles(window)) == 2)
    press(window, Key.Key_F1)
    qtbot.waitUntil(lambda: len(titles(window)) == 3)
    press(window, Key.Key_Escape)
    qtbot.waitUntil(lambda: titles(window)[1:] == ["Customise the rules"])


def test_the_book_goes_with_the_page_below_it(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    program.app.open_page("settings")
    qtbot.waitUntil(lambda: len(titles(window)) == 1)
    press(window, Key.Key_F1)
    qtbot.waitUntil(lambda: len(titles(window)) == 2)
    program.app.open_page("")
    qtbot.waitUntil(lambda: titles(window) == [])


def press(window: MainWindow, key: Qt.Key) -> None:
    assert window.window
    QTest.keyClick(window.window, key)


def titles(window: MainWindow) -> list[str]:
    """What the pages are called that lie over the window, from the lowest to the highest."""
    found = window.window.findChildren(QObject) if window.window else []
    pages = [item for item in found if item.property("opened") and item.property("modal")]
    return [str(page.property("title")) for page in sorted(pages, key=place)]


def place(page: QObject) -> int:
    """How high a page lies among the others."""
    item = page.property("contentItem").parentItem()
    return int(item.parentItem().childItems().index(item))


def test_the_first_question_is_answered_first(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    program.app.open_page("first-start")
    qtbot.waitUntil(lambda: len(titles(window)) == 1)
    press(window, Key.Key_F1)
    assert read(program.app, "page") == "first-start"


def test_it_opens_at_the_sentence_that_says_why_not(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    program.table._refuse(Refusal(Reason.WRONG_SUM, 9))
    press(window, Key.Key_F1)
    assert read(program.pages.rules, "current") == "capturing"


def test_a_press_on_the_sentence_opens_the_book_there(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    program.table._refuse(Refusal(Reason.GUARD_NEEDED, 9))
    assert window.window
    label = next(item for item in below(window.window.contentItem()) if is_sentence(item, program))
    middle = label.mapToScene(QPointF(label.width() / 2, label.height() / 2)).toPoint()
    QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=middle)
    assert read(program.app, "page") == "rules"
    assert read(program.pages.rules, "current") == "building"


def is_sentence(item: QQuickItem, program: Program) -> bool:
    return bool(item.property("text") == read(program.table, "whyNot"))


def below(item: QQuickItem) -> Iterator[QQuickItem]:
    for child in item.childItems():
        yield child
        yield from below(child)
