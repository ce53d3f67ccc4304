pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// Told to the second of two programs over the same games, with the choice what to do about it.
CPage {
    id: root

    required property AppModel app

    title: qsTr("Casino is already running")
    measure: 34
    unasked: true
    opening: why.text
    first: leave

    CLabel {
        id: why

        width: parent.width
        text: qsTr("Only one window can save your games. You can play in this one, too, but its game is not saved by itself.")
    }

    actions: [
        CButton {
            id: leave

            objectName: "leave"
            primary: true
            text: qsTr("Close this window")
            onClicked: Qt.quit()
        },
        CButton {
            objectName: "stay"
            text: qsTr("Play without saving")
            onClicked: root.accept()
        }
    ]
}
