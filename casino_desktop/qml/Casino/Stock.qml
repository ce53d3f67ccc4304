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

    FontMetrics {
        id: metrics

        font.pixelSize: Math.round(root.textSize * 0.85)
    }

    Rectangle {
        anchors.centerIn: parent
        visible: root.cards > 0
        width: Math.max(height, label.contentWidth + root.textSize * 0.7)
        height: label.height + root.textSize * 0.3
        radius: Math.min(height / 2, root.textSize * 0.6)
        color: Theme.badge

        Text {
            id: label

            readonly property string words: qsTr("%n packet(s)", "left in the stock", root.packets)
            readonly property real longest: Math.max(...words.split(" ").map(word => metrics.advanceWidth(word)))
            readonly property real shrink: Math.min(1, width / longest)
            readonly property bool fits: shrink > 0.7

            anchors.centerIn: parent
            width: root.width - root.textSize * 0.5
            text: fits ? words : root.packets
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Math.floor(metrics.font.pixelSize * (fits ? shrink : 1))
            color: Theme.badgeText
        }
    }
}
