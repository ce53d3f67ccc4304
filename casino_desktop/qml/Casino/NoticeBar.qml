import QtQuick

// A sentence with its sign, until it was read or is dismissed.
Rectangle {
    id: root

    required property string sentence
    required property bool serious

    signal done

    implicitWidth: Math.min(Window.width - 2 * Measure.em, Math.ceil(natural.advanceWidth) + sign.width + close.width + Measure.em * 2.5)
    implicitHeight: Math.max(close.height, message.height) + Measure.gap
    radius: Measure.radius * 1.5
    color: Theme.surfaceRaised
    border.width: root.serious ? 2 : 1
    border.color: root.serious ? Theme.danger : Theme.border

    // Long enough to be read twice; the pointer over it stops the clock.
    Timer {
        objectName: "clock"
        running: !hover.hovered && !close.activeFocus
        interval: 4000 + root.sentence.length * 70
        onTriggered: root.done()
    }

    HoverHandler {
        id: hover
    }

    Glyph {
        id: sign

        x: Measure.em
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(Measure.em * 1.3)
        height: width
        name: root.serious ? "warning" : "info"
        color: root.serious ? Theme.danger : Theme.accent
    }

    TextMetrics {
        id: natural

        font: message.font
        text: root.sentence
    }

    CLabel {
        id: message

        Accessible.ignored: true
        anchors.left: sign.right
        anchors.leftMargin: Measure.em * 0.7
        anchors.right: close.left
        anchors.rightMargin: Measure.gap / 2
        anchors.verticalCenter: parent.verticalCenter
        text: root.sentence
    }

    CIconButton {
        id: close

        objectName: "dismiss"
        anchors.right: parent.right
        anchors.rightMargin: Measure.gap / 2
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Dismiss")
        glyph: "close"
        onClicked: root.done()
    }
}
