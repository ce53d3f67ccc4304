"""F1 in the real window."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from casino_desktop.rules.reasons import Reason, Refusal
from casino_desktop.ui.application import MainWindow
from casino_desktop.ui.program import Program
from tests.ui.pages.page_window import read


@pytest.mark.parametrize("page", ["", "settings", "new-game", "keys", "score"])
def test_the_book_opens_at_any_moment(
    window: MainWindow, program: Program, qtbot: QtBot, page: str
) -> None:
    program.app.open_page(page)
    if page:
        qtbot.waitUntil(lambda: bool(open_popups(window)))
    press_f1(window)
    qtbot.waitUntil(lambda: bool(read(program.app, "page") == "rules"))
    qtbot.waitUntil(lambda: len(open_popups(window)) == 1)


def press_f1(window: MainWindow) -> None:
    assert window.window
    QTest.keyClick(window.window, Qt.Key.Key_F1)


def open_popups(window: MainWindow) -> list[QObject]:
    """The pages that lie over the window."""
    found = window.window.findChildren(QObject) if window.window else []
    return [item for item in found if item.property("opened") and item.property("modal")]


def test_the_first_question_is_answered_first(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    program.app.open_page("first-start")
    qtbot.waitUntil(lambda: bool(open_popups(window)))
    press_f1(window)
    assert read(program.app, "page") == "first-start"


def test_it_opens_at_the_sentence_that_says_why_not(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    program.table._refuse(Refusal(Reason.WRONG_SUM, 9))
    press_f1(window)
    assert read(program.rules, "current") == "capturing"


def test_a_press_on_the_sentence_opens_the_book_there(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    program.table._refuse(Refusal(Reason.GUARD_NEEDED, 9))
    assert window.window
    label = next(item for item in below(window.window.contentItem()) if is_sentence(item, program))
    middle = label.mapToScene(QPointF(label.width() / 2, label.height() / 2)).toPoint()
    QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=middle)
    assert read(program.app, "page") == "rules"
    assert read(program.rules, "current") == "building"


def is_sentence(item: QQuickItem, program: Program) -> bool:
    return bool(item.property("text") == read(program.table, "whyNot"))


def below(item: QQuickItem) -> Iterator[QQuickItem]:
    for child in item.childItems():
        yield child
        yield from below(child)
