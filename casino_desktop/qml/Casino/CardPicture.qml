import QtQuick

// One card's face or back, turning over about its upright middle.
Item {
    id: root

    required property string face
    required property string deckFolder
    required property string letters
    required property string back
    property bool turns: true

    // Kept while the card turns its back, and not a moment longer.
    property string shownFace: ""
    property real turned: root.face === "" ? 0 : 1
    // How wide the card is seen, 1 lying flat and 0 on its edge.
    readonly property real breadth: Math.abs(Math.cos(Math.PI * root.turned))
    readonly property url source: root.turned > 0.5 && root.shownFace !== "" ? Deck.face(root.deckFolder, root.shownFace, root.letters) : Deck.back(root.back)

    onFaceChanged: {
        if (root.face !== "")
            root.shownFace = root.face;
    }
    onTurnedChanged: {
        if (root.turned === 0)
            root.shownFace = root.face;
    }
    Component.onCompleted: root.shownFace = root.face

    Behavior on turned {
        enabled: Motion.on && root.turns

        NumberAnimation {
            duration: Motion.flip
            easing.type: Easing.InOutSine
        }
    }

    // The half of the turn with the back up, then that with the face up: neither is ever mirrored.
    transform: Rotation {
        origin.x: root.width / 2
        origin.y: root.height / 2
        axis: Qt.vector3d(0, 1, 0)
        angle: 180 * (root.turned > 0.5 ? root.turned - 1 : root.turned)
    }

    Image {
        anchors.fill: parent
        // Before its size is known it would be drawn in vain, in the size of the file.
        source: root.width > 0 ? root.source : ""
        sourceSize: Qt.size(root.width, root.height)
        mipmap: true
    }
}
