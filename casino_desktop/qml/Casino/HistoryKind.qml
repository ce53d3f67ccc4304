pragma ComponentBehavior: Bound

import QtQuick

// What the games of one kind come to: a few figures side by side, each above its name.
Rectangle {
    id: root

    required property string title
    required property var figures
    required property string spoken

    Accessible.role: Accessible.StaticText
    Accessible.name: root.spoken

    implicitHeight: lines.height + Measure.em * 1.4
    radius: Measure.radius
    color: Theme.surfaceSunken
    border.width: 1
    border.color: Theme.line

    Column {
        id: lines

        x: Measure.em * 0.8
        y: Measure.em * 0.7
        width: parent.width - 2 * x
        spacing: Measure.em * 0.5

        CLabel {
            Accessible.ignored: true
            width: parent.width
            text: root.title
            font.weight: Font.DemiBold
        }

        Grid {
            id: grid

            readonly property real narrowest: Measure.em * 6.5
            readonly property int most: Math.max(1, root.figures.length)

            width: parent.width
            columns: Math.min(most, Math.max(2, Math.floor(width / narrowest)))
            rowSpacing: Measure.em * 0.5

            Repeater {
                model: root.figures

                Column {
                    id: figure

                    required property var modelData

                    width: Math.floor(grid.width / grid.columns)

                    CLabel {
                        Accessible.ignored: true
                        width: parent.width
                        text: figure.modelData.value
                        font.pixelSize: Measure.large
                    }

                    CLabel {
                        Accessible.ignored: true
                        width: parent.width - Measure.gap
                        muted: true
                        text: figure.modelData.name
                        font.pixelSize: Measure.small
                    }
                }
            }
        }
    }
}
