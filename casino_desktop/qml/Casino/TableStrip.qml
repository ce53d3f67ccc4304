import QtQuick

// The line above the hand: why a drop was refused, else the running sum, or whose turn it is.
Item {
    id: root

    required property string turnText
    required property string runningSum
    required property string whyNot
    required property int whyNotSerial
    property real textSize: 14
    // Whether a hint lies on the line.
    property bool hinted: false

    readonly property bool refusing: root.whyNot !== "" && timer.running
    readonly property string words: root.refusing ? root.whyNot : root.hinted ? "" : root.runningSum !== "" ? root.runningSum : root.turnText

    signal rulesWanted

    onWhyNotSerialChanged: {
        if (root.whyNot !== "")
            timer.restart();
    }
    onWhyNotChanged: {
        if (root.whyNot === "")
            timer.stop();
    }

    objectName: "strip"

    Timer {
        id: timer

        interval: Motion.readLong
    }

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.textSize * 0.2
        visible: root.words !== ""
        width: Math.min(root.width, Math.ceil(label.implicitWidth) + 2 + sign.reserved + root.textSize * 1.6)
        height: label.height + root.textSize * 0.7
        radius: Math.min(height / 2, root.textSize)
        color: root.refusing ? Theme.bubble : root.runningSum !== "" ? Theme.badge : Theme.plate
        border.width: root.refusing ? 2 : 0
        border.color: Theme.refusal

        HoverHandler {
            id: hover

            enabled: root.refusing
            cursorShape: Qt.PointingHandCursor
        }

        // Takes the press for itself: the table below must not see it.
        TapHandler {
            enabled: root.refusing
            gesturePolicy: TapHandler.WithinBounds
            onTapped: root.rulesWanted()
        }

        Glyph {
            id: sign

            readonly property real reserved: visible ? width + root.textSize * 0.5 : 0

            x: root.textSize * 0.8
            anchors.verticalCenter: parent.verticalCenter
            visible: root.refusing
            width: root.textSize * 1.2
            height: width
            name: "warning"
            color: Theme.refusal
        }

        Text {
            id: label

            Accessible.role: root.refusing ? Accessible.Link : Accessible.StaticText
            Accessible.name: text
            Accessible.description: root.refusing ? qsTr("Opens the rules where they say so") : ""
            Accessible.onPressAction: {
                if (root.refusing)
                    root.rulesWanted();
            }
            x: root.textSize * 0.8 + sign.reserved
            y: root.textSize * 0.35
            width: parent.width - sign.reserved - root.textSize * 1.6
            text: root.words
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: root.textSize
            font.underline: hover.hovered
            color: root.refusing ? Theme.focusOuter : root.runningSum !== "" ? Theme.badgeText : Theme.feltText
        }
    }
}
