import QtQuick

Item {
    id: root

    required property string keys
    required property string text

    Accessible.role: Accessible.StaticText
    Accessible.name: `${root.keys}: ${root.text}`

    readonly property bool stacked: width < Measure.em * 30
    readonly property real column: root.stacked ? root.width : Math.round(root.width * 0.32)

    implicitHeight: root.stacked ? cap.height + does.height : Math.max(cap.height, does.height)

    Rectangle {
        id: cap

        width: Math.min(Math.ceil(label.implicitWidth) + Measure.em, root.column)
        height: label.height + Measure.em * 0.4
        radius: Measure.radius
        color: Theme.surfaceSunken
        border.width: 1
        border.color: Theme.line

        CLabel {
            id: label

            Accessible.ignored: true
            anchors.centerIn: parent
            width: Math.min(Math.ceil(implicitWidth), root.column - Measure.em)
            text: root.keys
            font.pixelSize: Measure.small
            font.weight: Font.DemiBold
        }
    }

    CLabel {
        id: does

        Accessible.ignored: true
        x: root.stacked ? 0 : root.column + Measure.gap
        y: root.stacked ? cap.height : Math.max(0, (cap.height - height) / 2)
        width: root.width - x
        text: root.text
    }
}
