import QtQuick

// The stock's label by the dealer: how many packets are left. Its cards are Card items of their own.
Item {
    id: root

    required property int cards
    required property int packets
    required property string packetText
    property real textSize: 14

    objectName: "stock"

    Accessible.role: Accessible.StaticText
    Accessible.name: root.packetText
    Accessible.ignored: root.packetText === ""

    HoverHandler {
        id: hover
    }

    CToolTip {
        text: root.packetText
        visible: hover.hovered && root.packetText !== ""
    }

    Rectangle {
        anchors.centerIn: parent
        visible: root.cards > 0
        width: Math.max(height, label.width + root.textSize * 0.8)
        height: root.textSize * 1.5
        radius: height / 2
        color: Theme.badge

        Text {
            id: label

            readonly property string words: qsTr("%n packet(s)", "left in the stock", root.packets)

            anchors.centerIn: parent
            text: metrics.width + root.textSize < root.width ? words : root.packets
            font: metrics.font
            color: Theme.badgeText
        }

        TextMetrics {
            id: metrics

            text: label.words
            font.pixelSize: Math.round(root.textSize * 0.85)
        }
    }
}
