pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// One sentence over the table that goes by itself; a file that cannot be read gets a dialog.
Item {
    id: root

    required property AppModel app
    property string sentence: ""
    property bool serious: false

    function show(sentence: string, serious: bool) {
        root.sentence = sentence;
        root.serious = serious;
        root.Accessible.announce(sentence, serious ? Accessible.Assertive : Accessible.Polite);
        timer.restart();
    }

    function hide() {
        timer.stop();
        root.sentence = "";
    }

    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.sentence
    Accessible.ignored: !visible

    visible: root.sentence !== ""
    implicitWidth: Math.min(Window.width - 2 * Measure.em, Math.ceil(natural.advanceWidth) + sign.width + close.width + Measure.em * 2.5)
    implicitHeight: Math.max(close.height, message.height) + Measure.gap

    Connections {
        target: root.app

        function onFailed(sentence: string) {
            root.show(sentence, true);
        }

        function onNoticed(sentence: string) {
            root.show(sentence, false);
        }

        function onRefused(title: string, sentence: string, path: string) {
            refusal.heading = title;
            refusal.sentence = sentence;
            refusal.path = path;
            refusal.open();
        }
    }

    // Long enough to be read twice; the pointer over it stops the clock.
    Timer {
        id: timer

        objectName: "clock"
        running: root.visible && !hover.hovered && !close.activeFocus
        interval: 4000 + root.sentence.length * 70
        onTriggered: root.hide()
    }

    HoverHandler {
        id: hover
    }

    Rectangle {
        anchors.fill: parent
        radius: Measure.radius * 1.5
        color: Theme.surfaceRaised
        border.width: root.serious ? 2 : 1
        border.color: root.serious ? Theme.danger : Theme.border
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
        onClicked: root.hide()
    }

    CPage {
        id: refusal

        property string heading: ""
        property string sentence: ""
        property string path: ""

        objectName: "refusal"
        title: refusal.heading
        measure: 34
        first: understood

        CLabel {
            objectName: "refusalSentence"
            width: parent.width
            text: refusal.sentence
        }

        CLabel {
            objectName: "refusalPath"
            width: parent.width
            visible: text !== ""
            text: refusal.path
            muted: true
            font.pixelSize: Measure.small
            wrapMode: Text.WrapAnywhere
        }

        CLabel {
            width: parent.width
            text: qsTr("The file was left as it is.")
        }

        actions: CButton {
            id: understood

            objectName: "understood"
            primary: true
            text: qsTr("OK")
            onClicked: refusal.accept()
        }
    }
}
