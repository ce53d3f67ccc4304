"""Qt's own file dialog, which opens where the desktop has none."""

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QCoreApplication,
    QEvent,
    QMetaObject,
    QObject,
    Qt,
    QUrl,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtQuick import QQuickItem, QQuickWindow

from .items import items_below

# What it says by itself, for lupdate: Qt knows no Danish for it.
FILE_DIALOG = (
    QT_TRANSLATE_NOOP("FileDialog", "File name"),
    QT_TRANSLATE_NOOP("FileDialog", "Filter"),
    QT_TRANSLATE_NOOP("FileDialog", "Overwrite file?"),
)
_NAME, _LIST = "fileNameTextField", "fileDialogListView"
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def word_questions(window: QObject) -> None:
    """Ask in the language in force whether a file shall be replaced, in the dialogs of a window.

    WORKAROUND Qt 6.11: the two sentences of this question are not marked for translation.
    """
    for question in window.findChildren(QObject, "confirmationDialog"):
        content = question.property("contentItem")
        lines = content.childItems() if isinstance(content, QQuickItem) else []
        if len(lines) == 2:
            # The first follows the name that is typed, which stands in the dialog anyway.
            lines[0].setVisible(False)
            text = QCoreApplication.translate(
                "FileDialog", "There is a file of this name already. Do you want to replace it?"
            )
            lines[1].setProperty("text", text)


def show_name(window: QObject, suggestion: QUrl) -> None:
    """Let the field for the name show the file that is suggested, in the dialogs of a window.

    WORKAROUND Qt 6.11: it stays empty unless there is such a file already.
    """
    for field in window.findChildren(QObject, _NAME):
        if suggestion.fileName() and not field.property("text"):
            field.setProperty("text", suggestion.fileName())


def answer_enter(window: QObject) -> None:
    """Let Enter accept in the dialogs of a window, and press the button that has the keys."""
    for field in window.findChildren(QObject, _NAME):
        dialog = field.window() if isinstance(field, QQuickItem) else None
        if dialog and dialog.findChild(_EnterKey) is None:
            dialog.installEventFilter(_EnterKey(dialog))


class _EnterKey(QObject):
    """WORKAROUND Qt 6.11: Enter does nothing there but on an entry of the list."""

    def __init__(self, dialog: QQuickWindow) -> None:
        super().__init__(dialog)
        self._dialog = dialog

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take Enter where Qt does nothing with it."""
        if event.type() not in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            return False
        focused = self._dialog.activeFocusItem()
        if not isinstance(event, QKeyEvent) or event.key() not in _ENTER or focused is None:
            return False
        if focused.objectName() in (_NAME, _LIST):
            if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
                _accept(self._dialog)
            return True
        if not focused.inherits("QQuickButton"):
            return False
        # Every desktop presses buttons with the space bar.
        space = QKeyEvent(event.type(), Qt.Key.Key_Space, event.modifiers(), " ")
        return QCoreApplication.sendEvent(self._dialog, space)


def _accept(dialog: QQuickWindow) -> None:
    accepting = {QCoreApplication.translate("QPlatformTheme", word) for word in ("Save", "Open")}
    for box in items_below(dialog.contentItem()):
        if box.inherits("QQuickDialogButtonBox"):
            for button in items_below(box):
                if button.property("text") in accepting and button.isEnabled():
                    QMetaObject.invokeMethod(button, "click")
                    return
