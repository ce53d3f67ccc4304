pragma ComponentBehavior: Bound

import QtQuick

// A sweep's moment: a ring of light that widens around the pile, and a few stars that fly off.
Item {
    id: root

    property real progress
    property int stars: 9

    signal ended

    NumberAnimation on progress {
        from: 0
        to: 1
        duration: Motion.celebrate
        easing.type: Easing.OutCubic
        onFinished: root.ended()
    }

    Rectangle {
        anchors.centerIn: parent
        width: parent.width * (1 + 0.5 * root.progress)
        height: parent.height * (1 + 0.5 * root.progress)
        radius: width * 0.1
        color: "transparent"
        border.width: Math.max(1, parent.width * 0.04 * (1 - root.progress))
        border.color: Theme.celebration
        opacity: 1 - root.progress
    }

    Repeater {
        model: root.stars

        Image {
            required property int index

            readonly property real direction: 2 * Math.PI * (index + 0.25) / root.stars
            // Not all as far, by the golden ratio.
            readonly property real reach: (0.45 + 0.4 * ((index * 0.618) % 1)) * root.height * root.progress

            x: (root.width - width) / 2 + Math.cos(direction) * (reach + root.width * 0.3)
            y: (root.height - height) / 2 + Math.sin(direction) * (reach + root.height * 0.3)
            width: Math.round(root.width * 0.22)
            height: width
            rotation: 90 * root.progress
            opacity: Math.min(1, 2 - 2 * root.progress)
            source: "qrc:/deck/star.svg"
            sourceSize: Qt.size(width, height)
        }
    }
}
