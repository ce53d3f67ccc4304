import QtQuick
import QtQuick.Templates as T

T.ScrollBar {
    id: root

    // What it scrolls has the focus: the bar shows it, a ring would cover text.
    property bool marked: false

    Accessible.role: Accessible.ScrollBar

    implicitWidth: Math.round(Measure.em * (root.marked ? 0.8 : 0.55))
    minimumSize: 0.08
    policy: T.ScrollBar.AsNeeded
    focusPolicy: Qt.NoFocus

    contentItem: Rectangle {
        radius: width / 2
        color: root.marked ? Theme.focus : root.pressed ? Theme.text : Theme.edge
    }

    background: Rectangle {
        radius: width / 2
        color: Theme.surfaceSunken
    }
}
