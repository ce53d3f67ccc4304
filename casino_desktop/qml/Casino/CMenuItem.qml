import QtQuick
import QtQuick.Templates as T

T.MenuItem {
    id: root

    // The key as the system writes it, shown at the right.
    property string keys: ""

    Accessible.role: Accessible.MenuItem
    Accessible.name: root.text
    Accessible.description: root.keys
    Accessible.checkable: root.checkable
    Accessible.checked: root.checked
    Accessible.onPressAction: root.click()

    implicitWidth: leftPadding + label.implicitWidth + hint.reserved + rightPadding
    implicitHeight: Math.max(Measure.control, label.implicitHeight + topPadding + bottomPadding)
    leftPadding: Measure.em * 2
    rightPadding: root.subMenu ? Measure.em * 2 : Measure.em
    verticalPadding: Measure.em * 0.25
    hoverEnabled: true
    opacity: root.enabled ? 1 : 0.45

    contentItem: Item {
        implicitWidth: label.implicitWidth + hint.reserved
        implicitHeight: label.implicitHeight

        Text {
            id: label

            Accessible.ignored: true
            width: parent.width - hint.reserved
            height: parent.height
            text: root.text
            font.pixelSize: Measure.em
            color: Theme.text
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
        }

        Text {
            id: hint

            readonly property real reserved: text === "" ? 0 : implicitWidth + Measure.em * 2

            Accessible.ignored: true
            anchors.right: parent.right
            height: parent.height
            text: root.keys
            font.pixelSize: Measure.small
            color: Theme.textMuted
            verticalAlignment: Text.AlignVCenter
        }
    }

    indicator: Glyph {
        x: Measure.em * 0.5
        y: (root.height - height) / 2
        visible: root.checkable && root.checked
        name: "check"
        color: Theme.accent
    }

    arrow: Glyph {
        x: root.width - width - Measure.em * 0.5
        y: (root.height - height) / 2
        visible: root.subMenu !== null
        name: "right"
    }

    background: Rectangle {
        radius: Measure.radius
        color: root.down ? Theme.pressed : root.highlighted ? Theme.hover : "transparent"
        border.width: root.highlighted ? 1 : 0
        border.color: Theme.border
    }
}
