import QtQuick

CPress {
    id: root

    property bool primary: false
    property bool danger: false

    readonly property color ink: root.primary ? Theme.accentText : root.danger ? Theme.danger : Theme.text

    implicitWidth: Math.max(Measure.em * 5, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Measure.control, implicitContentHeight + topPadding + bottomPadding)
    horizontalPadding: Measure.em
    verticalPadding: Measure.em * 0.3

    contentItem: Text {
        Accessible.ignored: true
        text: root.text
        font.family: root.font.family
        font.pixelSize: Measure.em
        font.weight: root.primary ? Font.DemiBold : Font.Medium
        color: root.ink
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
    }

    background: Rectangle {
        radius: Measure.radius
        color: root.primary ? Theme.accent : Theme.surfaceRaised
        border.width: root.primary ? 0 : 1
        border.color: root.danger ? Theme.danger : Theme.edge

        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: root.down ? Theme.pressed : root.hovered ? Theme.hover : "transparent"
        }

        FocusRing {
            shown: root.visualFocus
        }
    }
}
