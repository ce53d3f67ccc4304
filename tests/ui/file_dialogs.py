"""What a person sees and presses in Qt's own file dialog."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from casino_desktop.ui.items import items_below


def dialog_over(window: QWindow, qtbot: QtBot) -> QQuickWindow:
    """The window of the dialog that was asked for over another one, once it is there."""

    def asks() -> QQuickWindow | None:
        top = QGuiApplication.focusWindow()
        return top if isinstance(top, QQuickWindow) and top != window else None

    qtbot.waitUntil(lambda: asks() is not None)
    dialog = asks()
    assert dialog is not None
    return dialog


def shown_texts(item: QQuickItem) -> set[str]:
    return {str(one.property("text")) for one in items_below(item) if one.isVisible()}


def press(dialog: QQuickWindow, text: str) -> None:
    # Only once it is drawn do the buttons have their places.
    dialog.grabWindow()
    found = items_below(dialog.contentItem())
    button = next(item for item in found if item.property("text") == text)
    centre = button.mapToScene(button.boundingRect().center()).toPoint()
    QTest.mouseClick(dialog, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, centre)
