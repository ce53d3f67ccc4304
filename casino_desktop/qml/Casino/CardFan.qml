pragma ComponentBehavior: Bound

import QtQuick

// Small cards that overlap so far that each corner index stays free, in as many rows as they need.
Item {
    id: root

    required property list<string> faces
    required property string letters
    required property string deckFolder
    property real cardWidth: Math.round(Measure.em * 2.3)

    readonly property real step: Math.round(root.cardWidth * 0.58)
    readonly property real rowStep: Math.round(root.cardWidth * 0.75)
    readonly property int perRow: Math.max(1, Math.floor((root.width - root.cardWidth) / root.step) + 1)
    readonly property int rows: Math.ceil(root.faces.length / root.perRow)

    Accessible.ignored: true

    implicitWidth: root.cardWidth + Math.max(0, root.faces.length - 1) * root.step
    implicitHeight: root.rows === 0 ? 0 : Math.round(root.cardWidth * 1.4) + (root.rows - 1) * root.rowStep

    Repeater {
        model: root.faces

        CardPicture {
            required property string modelData
            required property int index

            x: (index % root.perRow) * root.step
            y: Math.floor(index / root.perRow) * root.rowStep
            width: root.cardWidth
            height: Math.round(width * 1.4)
            turns: false
            face: modelData
            letters: root.letters
            deckFolder: root.deckFolder
            back: ""
        }
    }
}
