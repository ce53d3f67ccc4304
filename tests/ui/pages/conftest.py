"""Shows single pages over the models of a real program."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QMetaObject
from pytestqt.qtbot import QtBot

from casino_desktop.ui.program import Program
from tests.ui.pages.page_window import PageWindow, Show


@pytest.fixture
def show(program: Program, qtbot: QtBot) -> Iterator[Show]:
    """Shows a page or a part by its name; a dialog is open when this returns."""
    windows: list[PageWindow] = []

    def open_page(
        name: str, width: int = 1000, height: int = 720, body: str | None = None
    ) -> PageWindow:
        model = "app: host.app" if body is None else body
        window = PageWindow(program, name, model, width, height)
        windows.append(window)
        qtbot.waitUntil(window.window.isExposed)
        window.window.requestActivate()
        qtbot.waitUntil(window.window.isActive)
        if window.page.property("opened") is not None:
            QMetaObject.invokeMethod(window.page, "open")
            qtbot.waitUntil(lambda: window.opened)
        window.draw()
        return window

    yield open_page
    for window in windows:
        window.close()
