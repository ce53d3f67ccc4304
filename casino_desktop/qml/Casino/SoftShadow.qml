import QtQuick

// A shadow that the software renderer can draw as well: two faint rounded rectangles.
Item {
    id: root

    property real radius: 8
    property real depth: 1

    anchors.fill: parent

    Rectangle {
        anchors.fill: parent
        anchors.margins: -root.depth * 0.5
        anchors.topMargin: root.depth
        anchors.bottomMargin: -root.depth * 1.6
        radius: root.radius + root.depth * 0.5
        color: Theme.shadow
        opacity: 0.16
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -root.depth * 1.6
        anchors.topMargin: root.depth * 0.6
        anchors.bottomMargin: -root.depth * 2.8
        radius: root.radius + root.depth * 1.6
        color: Theme.shadow
        opacity: 0.09
    }
}
