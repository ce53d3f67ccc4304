import QtQuick
import QtQuick.Templates as T

T.TextField {
    id: root

    property string label: ""

    Accessible.role: Accessible.EditableText
    Accessible.name: root.label
    Accessible.description: root.text === "" ? root.placeholderText : ""

    implicitWidth: Measure.em * 14
    implicitHeight: Math.max(Measure.control, contentHeight + topPadding + bottomPadding)
    leftPadding: Measure.em * 0.7
    rightPadding: Measure.em * 0.7
    topPadding: Measure.em * 0.3
    bottomPadding: Measure.em * 0.3
    font.pixelSize: Measure.em
    color: Theme.text
    placeholderTextColor: Theme.textMuted
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentText
    selectByMouse: true
    verticalAlignment: Text.AlignVCenter
    opacity: root.enabled ? 1 : 0.45

    background: Rectangle {
        radius: Measure.radius
        color: Theme.surfaceRaised
        border.width: 1
        border.color: root.acceptableInput ? Theme.edge : Theme.danger

        FocusRing {
            shown: root.activeFocus
        }
    }

    // The template draws no placeholder of its own.
    Text {
        Accessible.ignored: true
        x: root.leftPadding
        width: root.width - root.leftPadding - root.rightPadding
        height: root.height
        visible: root.text === "" && root.preeditText === ""
        text: root.placeholderText
        font: root.font
        color: root.placeholderTextColor
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }
}
