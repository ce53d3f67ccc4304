import QtQuick
import QtQuick.Templates as T

T.Slider {
    id: root

    property string label: ""

    Accessible.role: Accessible.Slider
    Accessible.name: root.label
    Accessible.onIncreaseAction: root.nudge(1)
    Accessible.onDecreaseAction: root.nudge(-1)

    function nudge(steps: int) {
        for (let step = 0; step < Math.abs(steps); ++step) {
            if (steps > 0)
                root.increase();
            else
                root.decrease();
        }
        root.moved();
    }

    implicitWidth: Measure.em * 12
    implicitHeight: Measure.control
    padding: Measure.em * 0.6
    focusPolicy: Qt.StrongFocus
    stepSize: 0.1
    opacity: root.enabled ? 1 : 0.45

    handle: Rectangle {
        x: root.leftPadding + root.visualPosition * (root.availableWidth - width)
        y: (root.height - height) / 2
        width: Math.round(Measure.em * 1.2)
        height: width
        radius: width / 2
        color: root.pressed ? Theme.accent : Theme.surfaceRaised
        border.width: 2
        border.color: Theme.accent

        FocusRing {
            radius: height / 2
            shown: root.visualFocus
        }
    }

    background: Rectangle {
        x: root.leftPadding
        y: (root.height - height) / 2
        width: root.availableWidth
        height: Math.round(Measure.em * 0.35)
        radius: height / 2
        color: Theme.surfaceSunken
        border.width: 1
        border.color: Theme.edge

        Rectangle {
            width: root.visualPosition * parent.width
            height: parent.height
            radius: parent.radius
            color: Theme.accent
        }
    }
}
