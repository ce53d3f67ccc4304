"""Qt's own file dialog, which opens where the desktop has none."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QEvent, QObject, Qt, QUrl
from PySide6.QtGui import QKeyEvent
from PySide6.QtQuick import QQuickItem

# What it says by itself, for lupdate: Qt knows no Danish for it.
FILE_DIALOG = (
    QT_TRANSLATE_NOOP("FileDialog", "File name"),
    QT_TRANSLATE_NOOP("FileDialog", "Filter"),
    QT_TRANSLATE_NOOP("FileDialog", "Overwrite file?"),
)


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
    for field in window.findChildren(QObject, "fileNameTextField"):
        if suggestion.fileName() and not field.property("text"):
            field.setProperty("text", suggestion.fileName())


def keep_keys(window: QObject) -> None:
    """Let the dialogs of a window have their keys for themselves."""
    for field in window.findChildren(QObject, "fileNameTextField"):
        dialog = field.window() if isinstance(field, QQuickItem) else None
        if dialog and dialog is not window and dialog.findChild(_OwnKeys) is None:
            dialog.installEventFilter(_OwnKeys(dialog))


class _OwnKeys(QObject):
    """WORKAROUND Qt 6.11: the shortcuts of the window under a dialog act while it has the keys."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what is pressed together with Ctrl, and the keys F1 to F12, from the shortcuts."""
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if control or event.key() >= Qt.Key.Key_F1:
            event.accept()
            return True
        return False
