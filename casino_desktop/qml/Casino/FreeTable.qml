import QtQuick

// The free table between the seats: a card laid here is trailed.
Rectangle {
    id: root

    property bool target: false
    // Whether a hint proposes to lay a card down here.
    property bool hinted: false
    property bool hot: false
    property bool focused: false
    property real unit: 2

    signal activated

    objectName: "freeTable"

    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Free table")
    Accessible.description: root.target || root.hinted ? qsTr("Lay the card down here") : ""
    Accessible.focusable: true
    Accessible.focused: root.activeFocus
    Accessible.onPressAction: root.activated()

    radius: root.unit * 8
    color: root.hot ? Qt.alpha(Theme.target, 0.08) : root.target ? Qt.alpha(Theme.target, 0.03) : "transparent"
    border.width: root.target ? root.unit * (root.hot ? 1.6 : 1) : root.hinted ? root.unit * 1.5 : 0
    border.color: root.target ? Qt.alpha(Theme.target, root.hot ? 0.95 : 0.55) : Theme.lit

    CardRing {
        hollow: true
        anchors.margins: root.unit * 4
        focused: root.focused
        radius: root.radius - root.unit * 4
        unit: root.unit
    }

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.activated()
    }
}
