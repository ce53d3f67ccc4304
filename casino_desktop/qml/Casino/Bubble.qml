import QtQuick

// What is said aloud at a table, beside the one who says it; gone by itself.
Rectangle {
    id: root

    property real textSize: 14
    property real most: 240

    readonly property bool shown: root.opacity > 0

    function say(words: string): void {
        label.text = words;
        root.opacity = 1;
        timer.restart();
    }

    // What was said no longer holds.
    function hush(): void {
        timer.stop();
        root.opacity = 0;
    }

    objectName: "bubble"

    Accessible.ignored: true

    width: Math.min(root.most, Math.ceil(label.implicitWidth) + 2 + root.textSize * 1.4)
    height: label.height + root.textSize * 0.9
    radius: root.textSize * 0.8
    color: Theme.bubble
    border.width: 1
    border.color: Theme.focusOuter
    opacity: 0
    visible: root.shown

    Behavior on opacity {
        NumberAnimation {
            duration: Motion.fade
        }
    }

    Timer {
        id: timer

        interval: Motion.read
        onTriggered: root.opacity = 0
    }

    Text {
        id: label

        x: root.textSize * 0.7
        y: root.textSize * 0.45
        width: root.width - root.textSize * 1.4
        wrapMode: Text.WordWrap
        font.pixelSize: root.textSize
        color: Theme.focusOuter
    }
}
