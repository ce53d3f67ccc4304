import QtQuick

// The text is the name for screen readers and the tool tip; only the drawing is seen.
CPress {
    id: root

    property string glyph: ""
    property url picture: ""
    property color ink: Theme.text

    implicitWidth: Measure.control
    implicitHeight: Measure.control

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

    Tip {
        text: root.text
        wanted: root.hovered || root.visualFocus
    }
}
