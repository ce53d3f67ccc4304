pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// New, open, save, and out.
CMenu {
    id: root

    required property AppModel app
    required property MainKeys shortcuts

    readonly property var recent: root.app.game.recent

    CMenuItem {
        text: qsTr("New game …")
        keys: root.shortcuts.newGame.nativeText
        onTriggered: root.app.page = "new-game"
    }

    CMenuItem {
        text: qsTr("Open …")
        keys: root.shortcuts.open.nativeText
        onTriggered: root.shortcuts.openWanted()
    }

    CMenuItem {
        text: qsTr("Save as …")
        keys: root.shortcuts.saveAs.nativeText
        onTriggered: root.shortcuts.saveWanted()
    }

    ChoiceMenu {
        title: qsTr("Recent games")
        enabled: root.recent.length > 0
        options: root.recent.map(game => ({
                    "id": String(game.url),
                    "name": game.name
                }))
        value: ""
        onPicked: url => root.app.game.open(url)
    }

    CMenuSeparator {}

    CMenuItem {
        text: qsTr("Quit")
        keys: root.shortcuts.quit.nativeText
        onTriggered: root.shortcuts.quitWanted()
    }
}
