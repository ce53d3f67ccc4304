pragma ComponentBehavior: Bound

import QtQuick

// A shadow that the software renderer can draw as well: a few faint rounded rectangles.
Item {
    id: root

    property real radius: 8
    property real depth: 1

    anchors.fill: parent

    Repeater {
        model: 3

        Rectangle {
            required property int index

            anchors.fill: parent
            anchors.margins: -index * root.depth
            anchors.topMargin: root.depth * (2 - index)
            anchors.bottomMargin: -root.depth * (1.5 + index)
            radius: root.radius + index * root.depth
            color: Theme.shadow
            opacity: 0.13 - 0.03 * index
        }
    }
}
