import QtQuick

// A line of a list that does something when it is pressed; a glyph at its end says what.
CPress {
    id: root

    property string glyph: "right"

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: Measure.em * 0.7
    rightPadding: Measure.em * 2.4

    background: Rectangle {
        radius: Measure.radius
        color: root.down ? Theme.pressed : root.hovered ? Theme.hover : Theme.surfaceRaised
        border.width: 1
        border.color: Theme.edge

        FocusRing {
            shown: root.visualFocus
        }

        Glyph {
            anchors.right: parent.right
            anchors.rightMargin: Measure.em * 0.8
            anchors.verticalCenter: parent.verticalCenter
            name: root.glyph
        }
    }
}
