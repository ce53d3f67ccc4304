import QtQuick
import QtQuick.Templates as T

// On and off differ by place and by a mark, not by colour alone.
T.Switch {
    id: root

    Accessible.role: Accessible.CheckBox
    Accessible.name: root.text
    Accessible.checkable: true
    Accessible.checked: root.checked
    Accessible.onPressAction: root.click()
    Accessible.onToggleAction: root.click()

    Keys.onReturnPressed: root.click()
    Keys.onEnterPressed: root.click()

    implicitWidth: leftPadding + contentItem.implicitWidth + rightPadding
    implicitHeight: Math.max(Measure.control, implicitContentHeight)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    spacing: Measure.gap
    rightPadding: indicator.width + spacing
    opacity: root.enabled ? 1 : 0.45

    contentItem: Text {
        Accessible.ignored: true
        text: root.text
        font.pixelSize: Measure.em
        color: Theme.text
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
    }

    indicator: Rectangle {
        x: root.width - width
        y: (root.height - height) / 2
        width: Math.round(height * 1.8)
        height: Math.round(Measure.em * 1.5)
        radius: height / 2
        color: root.checked ? Theme.accent : Theme.surfaceSunken
        border.width: 1
        border.color: root.checked ? Theme.accent : Theme.edge

        Rectangle {
            x: root.checked ? parent.width - width - 3 : 3
            y: 3
            width: parent.height - 6
            height: width
            radius: width / 2
            color: root.checked ? Theme.accentText : Theme.edge
        }

        Glyph {
            x: parent.height * 0.3
            y: (parent.height - height) / 2
            width: parent.height * 0.5
            height: width
            visible: root.checked
            name: "check"
            color: Theme.accentText
        }

        FocusRing {
            radius: height / 2
            shown: root.visualFocus
        }
    }

    background: Item {}
}
