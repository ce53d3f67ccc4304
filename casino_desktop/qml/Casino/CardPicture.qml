import QtQuick

// One card's face or back, turning over by narrowing to its edge and widening again.
Item {
    id: root

    required property string face
    required property string deckFolder
    required property string letters
    required property string back
    property bool turns: true

    readonly property int court: "AJQK".indexOf(root.shownFace.charAt(0))
    readonly property string rank: root.court < 0 ? root.shownFace.charAt(0) : root.letters.charAt(root.court)
    // Kept while the card turns its back, and not a moment longer.
    property string shownFace: ""
    readonly property Scale turn: Scale {
        origin.x: root.width / 2
        xScale: Math.max(0.02, Math.abs(2 * root.turned - 1))
    }
    property real turned: root.face === "" ? 0 : 1

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
        }
    }

    transform: root.turn

    Image {
        anchors.fill: parent
        source: root.turned > 0.5 && root.shownFace !== "" ? `qrc:/deck/${root.deckFolder}/${root.rank}${root.shownFace.charAt(1)}.svg` : `qrc:/deck/backs/${root.back}.svg`
        sourceSize: Qt.size(root.width, root.height)
        mipmap: true
    }
}
