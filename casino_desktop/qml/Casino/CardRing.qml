import QtQuick

// What surrounds a card or build: a thin frame for a legal target, a strong one for the target that the drop
// would take, and the keyboard's ring, light on dark, so that it shows on every ground.
Item {
    id: root

    property bool target: false
    property bool hot: false
    property bool selected: false
    property bool lit: false
    property bool focused: false
    property bool hovered: false
    // For a ring that lies over what it surrounds.
    property bool hollow: false
    property real radius: 8
    property real unit: 2

    readonly property color glow: Qt.alpha(frame.border.color, root.hot ? 0.5 : 0.28)
    readonly property bool framed: root.target || root.selected || root.lit

    anchors.fill: parent

    Rectangle {
        anchors.fill: parent
        anchors.margins: -root.unit * (root.hot ? 4 : 2.5)
        visible: root.framed
        radius: root.radius - anchors.margins
        color: root.hollow ? "transparent" : root.glow
        border.width: root.hollow ? -anchors.margins : 0
        border.color: root.glow
    }

    Rectangle {
        id: frame

        anchors.fill: parent
        anchors.margins: -root.unit
        visible: root.framed || root.hovered
        radius: root.radius + root.unit
        color: "transparent"
        border.width: root.unit * (root.hot ? 2 : root.framed ? 1.5 : 0.8)
        border.color: !root.framed ? Qt.alpha(Theme.feltText, 0.7) : root.selected ? Theme.selected : root.target ? Theme.target : Theme.lit
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -root.unit * 3
        visible: root.focused
        radius: root.radius - anchors.margins
        color: "transparent"
        border.width: root.unit * 2
        border.color: Theme.focusOuter

        Rectangle {
            anchors.fill: parent
            anchors.margins: root.unit * 0.75
            radius: parent.radius - anchors.margins
            color: "transparent"
            border.width: root.unit
            border.color: Theme.focusInner
        }
    }
}
