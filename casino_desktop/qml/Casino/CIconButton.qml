pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

// The text is the name for screen readers and the tool tip; only the drawing is seen.
T.Button {
    id: root

    property string glyph: ""
    property url picture: ""
    property color ink: Theme.text

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

    implicitWidth: Measure.control
    implicitHeight: Measure.control
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: root.enabled ? 1 : 0.45

    contentItem: Item {
        Glyph {
            anchors.centerIn: parent
            visible: root.glyph !== ""
            width: Measure.em
            height: width
            name: root.glyph
            color: root.ink
        }

        Image {
            anchors.centerIn: parent
            visible: root.picture.toString() !== ""
            width: Math.round(Measure.em * 1.3)
            height: width
            source: root.picture
            sourceSize: Qt.size(width * Screen.devicePixelRatio, height * Screen.devicePixelRatio)
        }
    }

    background: Rectangle {
        radius: Measure.radius
        color: root.down || root.checked ? Theme.pressed : root.hovered ? Theme.hover : "transparent"

        FocusRing {
            shown: root.visualFocus
        }
    }

    Loader {
        active: root.hovered || root.visualFocus

        sourceComponent: CToolTip {
            parent: root
            text: root.text
            visible: root.hovered || root.visualFocus
        }
    }
}
