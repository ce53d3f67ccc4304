pragma ComponentBehavior: Bound

import QtQuick

// A line of the ribbon: the digit that takes it, the cards of the move group by group, and the move in words.
Rectangle {
    id: root

    required property int index
    required property string text
    required property list<string> faces
    required property var groups
    required property bool current
    required property string deckFolder
    required property string letters
    property real textSize: 14

    // In a narrow ribbon the words stand below the cards.
    readonly property bool stacked: root.width < root.textSize * 22

    signal chosen

    // Rows of cards are otherwise broken when the next frame is made.
    function settle(): void {
        fan.forceLayout();
    }

    objectName: `choice${root.index}`

    Accessible.role: Accessible.ListItem
    Accessible.name: root.text
    Accessible.focusable: true
    Accessible.focused: root.current
    Accessible.selected: root.current
    Accessible.onPressAction: root.chosen()

    height: root.textSize * (root.stacked ? 1.1 : 0.8) + (root.stacked ? fan.height + label.height : Math.max(fan.height, label.height))
    radius: root.textSize * 0.4
    color: tap.pressed ? Theme.pressed : root.current || hover.hovered ? Theme.hover : "transparent"
    border.width: root.current ? 2 : 0
    border.color: Theme.focus

    Text {
        id: digit

        x: root.textSize * 0.5
        anchors.verticalCenter: parent.verticalCenter
        width: root.textSize
        text: root.index < 9 ? root.index + 1 : ""
        font.pixelSize: root.textSize * 0.9
        color: Theme.textMuted
    }

    Flow {
        id: fan

        // The width of all groups in one row.
        property real natural: 0

        x: root.textSize * 1.8
        y: root.stacked ? root.textSize * 0.4 : Math.round((root.height - height) / 2)
        width: Math.min(root.stacked ? root.width - x : root.width * 0.45, fan.natural)
        spacing: root.textSize * 0.35

        Repeater {
            model: [root.faces.slice(0, 1), ...root.groups]
            onItemAdded: (index, item) => fan.natural += item.implicitWidth + fan.spacing
            onItemRemoved: (index, item) => fan.natural -= item.implicitWidth + fan.spacing

            delegate: CardFan {
                required property var modelData

                cardWidth: Math.round(root.textSize * 2.2)
                faces: modelData
                letters: root.letters
                deckFolder: root.deckFolder
            }
        }
    }

    Text {
        id: label

        x: root.stacked ? fan.x : fan.x + fan.width + root.textSize * 0.7
        y: root.stacked ? fan.y + fan.height + root.textSize * 0.3 : Math.round((root.height - height) / 2)
        width: root.width - x - root.textSize * 0.7
        text: root.text
        wrapMode: Text.WordWrap
        font.pixelSize: root.textSize
        color: Theme.text
    }

    TapHandler {
        id: tap

        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.chosen()
    }

    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }
}
