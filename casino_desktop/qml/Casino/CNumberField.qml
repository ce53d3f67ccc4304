import QtQuick
import QtQuick.Templates as T

T.SpinBox {
    id: root

    property string label: ""
    property string description: ""

    Accessible.role: Accessible.SpinBox
    Accessible.name: root.label
    Accessible.description: root.description
    Accessible.onIncreaseAction: root.increase()
    Accessible.onDecreaseAction: root.decrease()

    implicitWidth: Measure.control * 2 + digits.advanceWidth + Measure.em
    implicitHeight: Measure.control
    leftPadding: Measure.control
    rightPadding: Measure.control
    editable: true
    focusPolicy: Qt.StrongFocus
    font.pixelSize: Measure.em
    opacity: root.enabled ? 1 : 0.45

    // Without separators: a number to be typed again elsewhere.
    textFromValue: value => String(value)
    valueFromText: text => parseInt(text, 10)

    validator: IntValidator {
        bottom: root.from
        top: root.to
    }

    TextMetrics {
        id: digits

        font: root.font
        text: "0".repeat(String(root.to).length + 1)
    }

    contentItem: TextInput {
        Accessible.role: Accessible.EditableText
        Accessible.name: root.label
        text: root.displayText
        font: root.font
        color: Theme.text
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentText
        selectByMouse: true
        readOnly: !root.editable
        validator: root.validator
        inputMethodHints: Qt.ImhDigitsOnly
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }

    down.indicator: CStep {
        x: 0
        control: root
        glyph: "minus"
        held: root.down.pressed
        lit: root.down.hovered
        spent: root.value <= root.from
    }

    up.indicator: CStep {
        x: root.width - width
        control: root
        glyph: "plus"
        held: root.up.pressed
        lit: root.up.hovered
        spent: root.value >= root.to
    }

    background: Rectangle {
        radius: Measure.radius
        color: Theme.surfaceRaised
        border.width: 1
        border.color: Theme.edge

        FocusRing {
            shown: root.activeFocus
        }
    }
}
