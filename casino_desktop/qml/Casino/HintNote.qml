import QtQuick
import "NoteSpot.js" as NoteSpot

// What a hint says: on the line above the hand, or higher up where it would cover cards there.
Rectangle {
    id: root

    required property string text
    required property real textSize
    // The line above the hand, and where else there is room.
    required property rect line
    required property rect room
    // The cards in the player's hand and on the table, which it must not cover, and what it had better not cover.
    required property var keptAreas
    required property var otherAreas

    // While its height in another width is asked for.
    property real tried: 0
    property rect place
    readonly property real sides: root.textSize * 1.6
    readonly property bool hidesLine: root.place.y + root.place.height > root.line.y && root.place.y < root.line.y + root.line.height

    function heightFor(width: real): real {
        root.tried = width;
        const height = root.height;
        root.tried = 0;
        return height;
    }

    function put(): void {
        const natural = Math.ceil(label.implicitWidth) + 2 + root.sides;
        const widths = [root.line.width, root.room.width].map(most => Math.min(natural, most));
        root.place = NoteSpot.noteSpot(widths, root.heightFor, root.line, root.room, root.keptAreas(), root.otherAreas());
    }

    objectName: "hint"
    x: root.place.x
    y: root.place.y
    width: root.tried > 0 ? root.tried : root.place.width
    height: Math.ceil(label.height + root.textSize * 0.5)
    radius: Math.min(height / 2, root.textSize)
    color: Theme.bubble
    border.width: 2
    border.color: Theme.focusOuter
    // The cards that it speaks of are raised in the same turn.
    onTextChanged: Qt.callLater(root.put)
    onRoomChanged: Qt.callLater(root.put)
    Component.onCompleted: {
        root.put();
        Qt.callLater(root.put);
    }

    Text {
        id: label

        Accessible.role: Accessible.StaticText
        Accessible.name: text
        x: root.sides / 2
        y: root.textSize * 0.25
        width: root.width - root.sides
        text: root.text
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: root.textSize
        color: Theme.focusOuter
    }
}
