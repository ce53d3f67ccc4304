pragma ComponentBehavior: Bound

import QtQuick

// A nameplate: name, strength, points, dealer button, and whose turn it is, told by an arrow and a frame.
Rectangle {
    id: root

    required property int seat
    required property string name
    required property string levelName
    required property bool dealer
    required property bool turn
    required property bool thinking
    required property int total
    required property string portrait
    required property string description
    property real textSize: 14

    objectName: `seat${root.seat}`

    Accessible.role: Accessible.StaticText
    Accessible.name: root.description

    radius: Math.round(root.textSize * 0.45)
    color: root.turn ? Theme.plateTurn : Theme.plate
    border.width: root.turn ? Math.max(2, root.textSize * 0.14) : 1
    border.color: root.turn ? Theme.target : Theme.feltLine

    Item {
        anchors.fill: parent
        anchors.margins: root.textSize * 0.45

        Text {
            id: pointer

            anchors.left: parent.left
            anchors.verticalCenter: label.verticalCenter
            visible: root.turn
            text: "▶"
            font.pixelSize: root.textSize * 0.75
            color: Theme.target
        }

        Image {
            id: face

            anchors.left: root.turn ? pointer.right : parent.left
            anchors.leftMargin: root.turn ? root.textSize * 0.35 : 0
            anchors.verticalCenter: label.verticalCenter
            width: root.portrait === "" ? 0 : Math.round(root.textSize * 1.5)
            height: width
            visible: width > 0
            source: visible ? `qrc:/portraits/${root.portrait}.svg` : ""
            sourceSize: Qt.size(width, height)
        }

        Text {
            id: label

            anchors.left: face.right
            anchors.leftMargin: face.visible ? root.textSize * 0.4 : 0
            anchors.right: button.visible ? button.left : parent.right
            anchors.top: parent.top
            text: root.name
            elide: Text.ElideRight
            font.pixelSize: root.textSize
            font.bold: root.turn
            color: Theme.feltText
        }

        Row {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            spacing: root.textSize * 0.4

            Text {
                id: points

                visible: !root.thinking
                text: qsTr("%n point(s)", "total of a side", root.total)
                font.pixelSize: root.textSize * 0.85
                color: Theme.feltText
            }

            Text {
                width: root.thinking ? parent.width : Math.max(0, parent.width - points.width - parent.spacing)
                text: root.thinking ? qsTr("thinking …") : root.levelName
                horizontalAlignment: root.thinking ? Text.AlignLeft : Text.AlignRight
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 8
                font.pixelSize: root.textSize * 0.85
                font.italic: root.thinking
                color: Theme.feltTextSoft
            }
        }

        Rectangle {
            id: button

            anchors.right: parent.right
            anchors.top: parent.top
            visible: root.dealer
            width: Math.round(root.textSize * 1.35)
            height: width
            radius: width / 2
            color: Theme.dealerButton
            border.width: 1
            border.color: Theme.focusOuter

            Text {
                anchors.centerIn: parent
                text: qsTr("D", "dealer button, one letter")
                font.pixelSize: root.textSize * 0.8
                font.bold: true
                color: Theme.focusOuter
            }
        }
    }
}
