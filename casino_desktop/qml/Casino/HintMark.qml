import QtQuick

// What a hint means: a lamp on the card's edge, told from the ring of a target by its form.
Rectangle {
    id: root

    required property real size

    objectName: "hintMark"

    Accessible.ignored: true

    width: root.size
    height: root.size
    radius: root.size / 2
    color: Theme.bubble
    border.width: Math.max(1.5, root.size * 0.07)
    border.color: Theme.focusOuter

    Image {
        anchors.fill: parent
        anchors.margins: root.size * 0.17
        source: "qrc:/icons/light/hint.svg"
        sourceSize: Qt.size(width, height)
    }
}
