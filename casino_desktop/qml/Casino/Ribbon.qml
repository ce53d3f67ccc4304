pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// The choices where a drop may mean several moves: small cards and a line of words each, best first.
Rectangle {
    id: root

    required property ChoiceModel choices
    required property string deckFolder
    required property string letters
    property real textSize: 14
    property real most: 400
    property real mostWidth: 480

    signal chosen(int index)
    signal moved(int delta)
    signal dismissed

    readonly property real cardWidth: Math.round(root.textSize * 2.2)
    // The large index stays readable at this size.
    readonly property string fanFolder: root.deckFolder.endsWith("-large") ? root.deckFolder : root.deckFolder + "-large"

    objectName: "ribbon"

    Accessible.role: Accessible.List
    Accessible.name: qsTr("What do you want to do?")

    width: Math.min(root.mostWidth, root.textSize * 24)
    height: Math.min(root.most, list.contentHeight + 2 * list.anchors.margins)
    radius: Math.round(root.textSize * 0.6)
    color: Theme.surfaceRaised
    border.width: 1
    border.color: Theme.border

    Keys.onPressed: event => {
        const digit = event.key - Qt.Key_1;
        event.accepted = true;
        if (digit >= 0 && digit < Math.min(9, root.choices.count))
            root.chosen(digit);
        else if (event.key === Qt.Key_Up || event.key === Qt.Key_Left || event.key === Qt.Key_Backtab)
            root.moved(-1);
        else if (event.key === Qt.Key_Down || event.key === Qt.Key_Right || event.key === Qt.Key_Tab)
            root.moved(1);
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space) {
            // What opened the ribbon may still be held down.
            if (!event.isAutoRepeat)
                root.chosen(root.choices.current);
        } else if (event.key === Qt.Key_Escape)
            root.dismissed();
        else
            event.accepted = false;
    }

    SoftShadow {
        z: -1
        radius: root.radius
        depth: root.textSize * 0.25
    }

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: root.color
        border.width: 1
        border.color: Theme.border
    }

    ListView {
        id: list

        anchors.fill: parent
        anchors.margins: Math.round(root.textSize * 0.4)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height + 1
        model: root.choices
        currentIndex: root.choices.current
        highlightMoveDuration: 0

        delegate: Rectangle {
            id: choice

            required property int index
            required property string text
            required property list<string> faces
            required property var groups
            readonly property bool current: choice.index === root.choices.current

            objectName: `choice${choice.index}`

            Accessible.role: Accessible.ListItem
            Accessible.name: choice.text
            Accessible.focusable: true
            Accessible.focused: choice.current
            Accessible.selected: choice.current
            Accessible.onPressAction: root.chosen(choice.index)

            width: list.width
            height: Math.max(fan.height, label.height) + root.textSize * 0.8
            radius: root.radius * 0.7
            color: tap.pressed ? Theme.pressed : choice.current || hover.hovered ? Theme.hover : "transparent"
            border.width: choice.current ? 2 : 0
            border.color: Theme.focus

            Text {
                id: digit

                x: root.textSize * 0.5
                anchors.verticalCenter: parent.verticalCenter
                width: root.textSize
                text: choice.index < 9 ? choice.index + 1 : ""
                font.pixelSize: root.textSize * 0.9
                color: Theme.textMuted
            }

            Flow {
                id: fan

                // The width of all groups in one row.
                property real natural: 0

                anchors.left: digit.right
                anchors.leftMargin: root.textSize * 0.3
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(root.width * 0.44, fan.natural)
                spacing: root.textSize * 0.35

                Repeater {
                    model: [choice.faces.slice(0, 1), ...choice.groups]
                    onItemAdded: (index, item) => fan.natural += item.implicitWidth + fan.spacing
                    onItemRemoved: (index, item) => fan.natural -= item.implicitWidth + fan.spacing

                    delegate: CardFan {
                        required property var modelData

                        cardWidth: root.cardWidth
                        faces: modelData
                        letters: root.letters
                        deckFolder: root.fanFolder
                    }
                }
            }

            Text {
                id: label

                anchors.left: fan.right
                anchors.right: parent.right
                anchors.margins: root.textSize * 0.7
                anchors.verticalCenter: parent.verticalCenter
                text: choice.text
                wrapMode: Text.WordWrap
                font.pixelSize: root.textSize
                color: Theme.text
            }

            TapHandler {
                id: tap

                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: root.chosen(choice.index)
            }

            HoverHandler {
                id: hover

                cursorShape: Qt.PointingHandCursor
            }
        }
    }
}
