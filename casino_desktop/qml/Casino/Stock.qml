import QtQuick

// The stock's label by the dealer: how many packets, or cards to draw, are left. Its cards are Card items of their own.
Item {
    id: root

    required property int cards
    required property int packets
    required property string stockText
    required property string packetText
    property real textSize: 14

    objectName: "stock"

    Accessible.role: Accessible.StaticText
    Accessible.name: root.packetText
    Accessible.ignored: root.packetText === ""

    HoverHandler {
        id: hover
    }

    Tip {
        text: root.packetText
        wanted: hover.hovered && root.packetText !== ""
    }

    // The words in two lines as wide as they come; where a card is too narrow for them the number has to do.
    Text {
        id: natural

        visible: false
        text: root.stockText.replace(/ (\S+)$/, "\n$1")
        font.pixelSize: Math.round(root.textSize * 0.85)
    }

    Rectangle {
        anchors.centerIn: parent
        visible: root.cards > 0
        width: Math.max(height, label.implicitWidth + root.textSize * 0.5)
        height: label.implicitHeight + root.textSize * 0.3
        radius: Math.min(height / 2, root.textSize * 0.6)
        color: Theme.badge

        Text {
            id: label

            // A part of the card shows on either side.
            readonly property real shrink: Math.min(1, (root.width * 0.88 - root.textSize * 0.5) / natural.implicitWidth)
            readonly property bool fits: shrink > 0.7

            anchors.centerIn: parent
            text: fits ? natural.text : root.packets
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Math.floor(natural.font.pixelSize * (fits ? shrink : 1))
            color: Theme.badgeText
        }
    }
}
