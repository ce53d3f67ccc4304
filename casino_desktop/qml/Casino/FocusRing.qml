import QtQuick

// Drawn outside its parent, so that it never covers what the control says.
Rectangle {
    property bool shown: false

    anchors.fill: parent
    anchors.margins: -3
    z: 1
    visible: shown
    color: "transparent"
    radius: Measure.radius + 3
    border.width: 2
    border.color: Theme.focus
}
