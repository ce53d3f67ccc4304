import QtQuick

// Over what opens by itself: for a moment it takes the keys and clicks that were meant for what lay there before.
MouseArea {
    id: root

    visible: clock.running
    acceptedButtons: Qt.AllButtons

    Timer {
        id: clock

        objectName: "grace"
        running: true
        interval: Motion.grace
    }

    WindowKey {
        sequences: ["Return", "Enter", "Space", "Esc"]
        wanted: root.visible
    }
}
