import QtQuick
import Casino.Ui

// Cards of an example that lie together; a ring marks those that the move touches.
Item {
    id: root

    required property list<string> faces
    required property real card
    required property SettingsModel settings
    property bool used: false
    property color mark: Theme.accent
    property string badge: ""
    property string owner: ""

    Accessible.ignored: true

    // The ring, and below it the room for what a build is called.
    implicitWidth: Math.max(fan.width, label.visible ? label.implicitWidth : 0) + 8
    implicitHeight: fan.height + 8 + (label.visible ? label.height : 0)

    Rectangle {
        width: fan.width + 8
        height: fan.height + 8
        visible: root.used
        radius: Measure.radius * 1.5
        color: "transparent"
        border.width: 2
        border.color: root.mark
    }

    CardFan {
        id: fan

        x: 4
        y: 4
        width: root.card + (root.faces.length - 1) * step + 1
        height: implicitHeight
        cardWidth: root.card
        faces: root.faces
        letters: root.settings.indexLetters
        deckFolder: root.settings.deckFolder
    }

    Text {
        id: label

        Accessible.ignored: true
        anchors.top: fan.bottom
        anchors.topMargin: 4
        visible: root.badge !== ""
        text: root.owner === "" ? root.badge : `${root.badge} · ${root.owner}`
        font.pixelSize: Measure.small
        font.weight: Font.DemiBold
        color: Theme.text
    }
}
