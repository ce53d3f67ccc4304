import QtQuick
import QtQuick.Templates as T

T.Button {
    id: root

    property bool primary: false
    property bool danger: false

    readonly property color ink: root.primary ? Theme.accentText : root.danger ? Theme.danger : Theme.text

    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.onPressAction: root.click()

    // A key that is held down presses once.
    Keys.onPressed: event => {
        const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        event.accepted = enter || (event.isAutoRepeat && event.key === Qt.Key_Space);
        if (enter && !event.isAutoRepeat)
            root.click();
    }

    implicitWidth: Math.max(Measure.em * 5, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Measure.control, implicitContentHeight + topPadding + bottomPadding)
    horizontalPadding: Measure.em
    verticalPadding: Measure.em * 0.3
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: root.enabled ? 1 : 0.45

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
