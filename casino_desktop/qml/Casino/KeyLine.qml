import QtQuick

Item {
    id: root

    required property string keys
    required property string text

    Accessible.role: Accessible.StaticText
    Accessible.name: `${root.keys}: ${root.text}`

    implicitHeight: Math.max(cap.height, does.height)

    Rectangle {
        id: cap

        width: Math.min(label.implicitWidth + Measure.em, root.width * 0.32)
        height: label.height + Measure.em * 0.4
        radius: Measure.radius
        color: Theme.surfaceSunken
        border.width: 1
        border.color: Theme.line

        CLabel {
            id: label

            Accessible.ignored: true
            anchors.centerIn: parent
            width: Math.min(implicitWidth, root.width * 0.32 - Measure.em)
            text: root.keys
            font.pixelSize: Measure.small
            font.weight: Font.DemiBold
        }
    }

    CLabel {
        id: does

        Accessible.ignored: true
        x: Math.round(root.width * 0.32) + Measure.gap
        y: Math.max(0, (cap.height - Measure.lineHeight) / 2)
        width: root.width - x
        text: root.text
    }
}
