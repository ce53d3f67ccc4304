import QtQuick

// How far something is that takes its time, 0 to 1.
Rectangle {
    id: root

    property real value: 0
    property string text: ""

    Accessible.role: Accessible.ProgressBar
    Accessible.name: root.text

    implicitHeight: Math.round(Measure.em * 0.5)
    radius: height / 2
    color: Theme.surfaceSunken
    border.width: 1
    border.color: Theme.edge

    Rectangle {
        width: Math.max(height, root.width * root.value)
        height: parent.height
        radius: parent.radius
        color: Theme.accent
    }
}
