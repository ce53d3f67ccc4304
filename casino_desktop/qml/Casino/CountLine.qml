pragma ComponentBehavior: Bound

import QtQuick

// A name and three numbers in columns; what is said aloud stands with the whole row.
Row {
    id: root

    required property var cells
    property bool muted: false

    readonly property real narrow: Math.round(width * 0.2)

    Repeater {
        model: root.cells

        CLabel {
            required property string modelData
            required property int index

            Accessible.ignored: true
            width: index === 0 ? root.width - 3 * root.narrow : root.narrow
            horizontalAlignment: index === 0 ? Text.AlignLeft : Text.AlignRight
            muted: root.muted
            text: modelData
            font.pixelSize: root.muted ? Measure.small : Measure.em
        }
    }
}
