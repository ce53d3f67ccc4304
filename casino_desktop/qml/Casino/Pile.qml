import QtQuick

// The spot of a captured pile: its outline while it is empty, and what a screen reader says of it.
Item {
    id: root

    required property int cards
    required property int sweeps
    required property real cardWidth
    required property real cardHeight
    // 1 where sweeps stick out at the right end, -1 at the left.
    required property int outward

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Captured pile: %n card(s)", "", root.cards) + (root.sweeps > 0 ? ", " + qsTr("%n sweep(s)", "", root.sweeps) : "")

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        x: root.outward < 0 ? parent.width - width : 0
        width: root.cardWidth
        height: root.cardHeight
        visible: root.cards === 0
        radius: width * 0.06
        color: "transparent"
        border.width: 1
        border.color: Theme.feltLine
    }

    HoverHandler {
        id: hover
    }

    Tip {
        text: root.Accessible.name
        wanted: hover.hovered
    }
}
