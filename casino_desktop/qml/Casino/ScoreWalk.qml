pragma ComponentBehavior: Bound

import QtQuick

// The count-out that decided the game: item after item, until somebody was there.
Column {
    id: root

    required property string start
    // A list of {name, item, points, total, there, spoken}.
    required property var steps

    topPadding: Measure.em
    spacing: Measure.gap / 2

    CHeading {
        width: parent.width
        text: qsTr("Counted out")
    }

    CLabel {
        width: parent.width
        muted: true
        text: root.start
    }

    Repeater {
        model: root.steps

        Rectangle {
            id: step

            required property var modelData
            required property int index

            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.spoken

            width: root.width
            height: line.height + Measure.gap
            radius: Measure.radius
            color: modelData.there ? Theme.surfaceSunken : "transparent"

            Row {
                id: line

                x: Measure.gap / 2
                y: Measure.gap / 2
                width: parent.width - Measure.gap
                spacing: Measure.gap

                CLabel {
                    Accessible.ignored: true
                    width: Measure.em * 1.6
                    muted: true
                    horizontalAlignment: Text.AlignRight
                    text: String(step.index + 1)
                }

                CLabel {
                    Accessible.ignored: true
                    width: line.width - Measure.em * 8.6 - 3 * line.spacing
                    text: `${step.modelData.name} · ${step.modelData.item}`
                    font.weight: step.modelData.there ? Font.DemiBold : Font.Normal
                }

                CLabel {
                    Accessible.ignored: true
                    width: Measure.em * 3
                    horizontalAlignment: Text.AlignRight
                    text: step.modelData.points
                }

                CLabel {
                    Accessible.ignored: true
                    width: Measure.em * 4
                    horizontalAlignment: Text.AlignRight
                    text: step.modelData.total
                    font.weight: step.modelData.there ? Font.DemiBold : Font.Normal
                }
            }
        }
    }
}
