import QtQuick

// A build's value, and an arrow towards the seat that owns it.
Rectangle {
    id: root

    required property string badge
    required property string place
    property real textSize: 14

    readonly property int angle: ({
            "bottom": 0,
            "left": 90,
            "top": 180,
            "right": 270
        })[root.place] ?? 0

    Accessible.ignored: true

    width: content.width + root.textSize * 1.1
    height: Math.round(root.textSize * 1.6)
    radius: height / 2
    color: Theme.badge
    border.width: Math.max(1, root.textSize * 0.09)
    border.color: Theme.badgeText

    Row {
        id: content

        anchors.centerIn: parent
        spacing: root.textSize * 0.4

        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: root.badge
            font.pixelSize: root.textSize
            font.bold: true
            color: Theme.badgeText
        }

        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            width: root.textSize * 0.8
            height: width
            rotation: root.angle
            name: "down"
            color: Theme.badgeText
            stroke: Math.max(1.5, width * 0.16)
        }
    }
}
