import QtQuick
import QtQuick.Templates as T

// What all buttons have in common: how they are pressed, and what a screen reader says of them.
T.Button {
    id: root

    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.onPressAction: root.click()

    // A key that is held down presses once.
    Keys.onPressed: event => {
        const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        event.accepted = enter || (event.isAutoRepeat && event.key === Qt.Key_Space);
        if (enter && !event.isAutoRepeat)
            root.click();
    }

    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: root.enabled ? 1 : 0.45
}
