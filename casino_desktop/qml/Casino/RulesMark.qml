pragma ComponentBehavior: Bound

import QtQuick

// A tick or a cross, drawn with rectangles: the software renderer draws a Shape that has been scrolled out of sight over its surroundings.
Item {
    id: root

    required property bool allowed
    property color color: Theme.text

    readonly property real unit: root.width / 24

    component Stroke: Rectangle {
        required property point from
        required property point to

        readonly property point way: Qt.point(to.x - from.x, to.y - from.y)

        width: Math.hypot(way.x, way.y) * root.unit + height
        height: 3 * root.unit
        radius: height / 2
        x: (from.x + to.x) / 2 * root.unit - width / 2
        y: (from.y + to.y) / 2 * root.unit - height / 2
        rotation: Math.atan2(way.y, way.x) * 180 / Math.PI
        antialiasing: true
        color: root.color
    }

    Accessible.ignored: true

    implicitWidth: Measure.em
    implicitHeight: Measure.em

    Stroke {
        from: root.allowed ? Qt.point(4, 12.5) : Qt.point(5, 5)
        to: root.allowed ? Qt.point(9.5, 18) : Qt.point(19, 19)
    }

    Stroke {
        from: root.allowed ? Qt.point(9.5, 18) : Qt.point(19, 5)
        to: root.allowed ? Qt.point(20, 6.5) : Qt.point(5, 19)
    }
}
