pragma ComponentBehavior: Bound

import QtQuick

// A line drawing in the text's colour: it needs neither a symbol font nor one picture per theme. Of rectangles, since
// the software renderer does not clip shapes that are scrolled out of sight.
Item {
    id: root

    required property string name
    property color color: Theme.text
    property real stroke: Math.max(1.5, root.width / 9)

    // Lines on a square of 24, as x1 y1 x2 y2.
    readonly property var lines: ({
            "check": [[4, 12.5, 9.5, 18], [9.5, 18, 20, 6.5]],
            "close": [[5, 5, 19, 19], [19, 5, 5, 19]],
            "down": [[5, 9, 12, 16], [12, 16, 19, 9]],
            "right": [[9, 5, 16, 12], [16, 12, 9, 19]],
            "minus": [[5, 12, 19, 12]],
            "plus": [[5, 12, 19, 12], [12, 5, 12, 19]],
            "warning": [[12, 3, 22, 20.5], [22, 20.5, 2, 20.5], [2, 20.5, 12, 3], [12, 9.5, 12, 13], [12, 17.3, 12, 17.4]],
            "info": [[12, 6.8, 12, 6.9], [12, 11.5, 12, 17]]
        })
    readonly property real unit: root.width / 24

    Accessible.ignored: true

    implicitWidth: Measure.em
    implicitHeight: Measure.em

    Rectangle {
        anchors.fill: parent
        anchors.margins: 2.5 * root.unit - root.stroke / 2
        visible: root.name === "info"
        radius: width / 2
        color: "transparent"
        border.width: root.stroke
        border.color: root.color
    }

    Repeater {
        model: root.lines[root.name] ?? []

        Rectangle {
            required property var modelData

            readonly property real dx: (modelData[2] - modelData[0]) * root.unit
            readonly property real dy: (modelData[3] - modelData[1]) * root.unit

            x: (modelData[0] + modelData[2]) / 2 * root.unit - width / 2
            y: (modelData[1] + modelData[3]) / 2 * root.unit - height / 2
            width: Math.hypot(dx, dy) + root.stroke
            height: root.stroke
            radius: height / 2
            rotation: Math.atan2(dy, dx) * 180 / Math.PI
            color: root.color
            antialiasing: true
        }
    }
}
