import QtQuick
import QtQuick.Templates as T

T.ScrollBar {
    id: root

    Accessible.role: Accessible.ScrollBar

    implicitWidth: Math.round(Measure.em * 0.55)
    minimumSize: 0.08
    policy: T.ScrollBar.AsNeeded
    focusPolicy: Qt.NoFocus

    contentItem: Rectangle {
        radius: width / 2
        color: root.pressed ? Theme.text : Theme.border
    }

    background: Rectangle {
        radius: width / 2
        color: Theme.surfaceSunken
    }
}
