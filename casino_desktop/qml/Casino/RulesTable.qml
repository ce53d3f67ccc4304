pragma ComponentBehavior: Bound

import QtQuick

// A table of the rules book. With a head, the cells after the first hold figures; without one, meanings.
Column {
    id: root

    required property var table

    readonly property bool ofFigures: root.table.head.length > 0

    component Line: Item {
        id: line

        required property var cells
        property bool strong: false

        readonly property int others: line.cells.length - 1
        readonly property real figure: Math.min(Measure.em * 9, line.width * (line.others > 1 ? 0.3 : 0.25))
        readonly property real lead: root.ofFigures ? line.width - line.others * line.figure : Math.min(Measure.em * 11, line.width * 0.36)

        Accessible.role: Accessible.StaticText
        Accessible.name: line.cells.join(": ")

        width: root.width
        height: row.height + Measure.em * 0.7

        Row {
            id: row

            y: Measure.em * 0.35

            Repeater {
                model: line.cells

                Text {
                    required property string modelData
                    required property int index

                    Accessible.ignored: true
                    width: index === 0 ? line.lead : root.ofFigures ? line.figure : line.width - line.lead
                    rightPadding: index === 0 ? Measure.gap : 0
                    text: modelData
                    textFormat: Text.PlainText
                    wrapMode: Text.WordWrap
                    horizontalAlignment: root.ofFigures && index > 0 ? Text.AlignRight : Text.AlignLeft
                    font.pixelSize: Measure.em
                    font.weight: line.strong || (!root.ofFigures && index === 0) ? Font.DemiBold : Font.Normal
                    color: Theme.text
                }
            }
        }

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: line.strong ? 2 : 1
            color: line.strong ? Theme.border : Theme.line
        }
    }

    Line {
        visible: root.ofFigures
        cells: root.table.head
        strong: true
    }

    Repeater {
        model: root.table.rows

        Line {
            required property var modelData
            required property int index

            cells: modelData
            strong: index === root.table.total
        }
    }
}
