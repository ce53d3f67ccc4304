pragma ComponentBehavior: Bound

import QtQml

// New, open, save, and out.
MenuList {
    id: root

    readonly property var recent: root.app.game.recent

    MenuLine {
        text: qsTr("New game …")
        shortcut: root.shortcuts.newGame
        onTriggered: root.app.page = "new-game"
    }

    MenuLine {
        text: qsTr("Open …")
        shortcut: root.shortcuts.open
        onTriggered: root.shortcuts.openWanted()
    }

    MenuLine {
        text: qsTr("Save as …")
        shortcut: root.shortcuts.saveAs
        onTriggered: root.shortcuts.saveWanted()
    }

    MenuChoice {
        title: qsTr("Recent games")
        enabled: root.recent.length > 0
        options: root.recent.map(game => ({
                    "id": String(game.url),
                    "name": game.name
                }))
        onPicked: url => root.app.game.open(url)
    }

    MenuLine {
        text: qsTr("Games and statistics")
        onTriggered: root.app.page = "history"
    }

    MenuRule {}

    MenuLine {
        text: qsTr("Quit")
        shortcut: root.shortcuts.quit
        role: "quit"
        onTriggered: root.shortcuts.quitWanted()
    }
}
