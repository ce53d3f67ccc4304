pragma ComponentBehavior: Bound

import QtQuick

// The upper parts of large faces, where rank and sign stand: readable where whole cards would have to be tiny. They
// lie side by side, and overlap only where that would take more than two rows.
Item {
    id: root

    required property list<string> faces
    required property string letters
    // One with large indices.
    required property string deckFolder
    property real cardWidth: Math.round(Measure.em * 3)

    readonly property real topHeight: Math.round(root.cardWidth * 1.4 * 0.47)
    readonly property bool crowded: root.faces.length > 2 * root.perRow(root.cardWidth + 2)
    readonly property real step: root.crowded ? Math.round(root.cardWidth * 0.6) : root.cardWidth + 2
    readonly property int columns: root.perRow(root.step)
    readonly property int rows: Math.ceil(root.faces.length / root.columns)

    function perRow(step: real): int {
        return Math.max(1, Math.floor((root.width - root.cardWidth) / step) + 1);
    }

    Accessible.ignored: true

    implicitHeight: Math.max(0, root.rows * (root.topHeight + 3) - 3)

    Repeater {
        model: root.faces

        Item {
            id: top

            required property string modelData
            required property int index

            x: (index % root.columns) * root.step
            y: Math.floor(index / root.columns) * (root.topHeight + 3)
            width: root.cardWidth
            height: root.topHeight
            clip: true

            CardPicture {
                width: root.cardWidth
                height: Math.round(width * 1.4)
                turns: false
                face: top.modelData
                letters: root.letters
                deckFolder: root.deckFolder
                back: ""
            }
        }
    }
}
