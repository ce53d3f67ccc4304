pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// The slim bar above the table: the menus at the left, the most used moves at the right.
Rectangle {
    id: root

    required property AppModel app
    required property MainKeys shortcuts
    property bool fullScreen: false

    readonly property TableModel table: root.app.table
    readonly property SettingsModel settings: root.app.settings
    readonly property var languages: root.app.language.languages
    readonly property var recent: root.app.game.recent

    signal openWanted
    signal saveWanted
    signal quitWanted
    signal fullScreenWanted

    implicitHeight: Measure.control + 4
    color: Theme.surface

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }

    Row {
        anchors.left: parent.left
        anchors.leftMargin: Measure.gap / 2
        anchors.verticalCenter: parent.verticalCenter

        MenuButton {
            objectName: "gameMenu"
            text: qsTr("Game")
            menu: gameMenu
        }

        MenuButton {
            objectName: "moveMenu"
            text: qsTr("Move")
            menu: moveMenu
        }

        MenuButton {
            objectName: "viewMenu"
            text: qsTr("View")
            menu: viewMenu
        }

        MenuButton {
            objectName: "helpMenu"
            text: qsTr("Help")
            menu: helpMenu
        }
    }

    Row {
        anchors.right: parent.right
        anchors.rightMargin: Measure.gap / 2
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2

        CIconButton {
            objectName: "undo"
            text: qsTr("Undo")
            picture: Theme.iconFolder + "undo.svg"
            enabled: root.table.canUndo
            onClicked: root.table.undo()
        }

        CIconButton {
            objectName: "redo"
            text: qsTr("Redo")
            picture: Theme.iconFolder + "redo.svg"
            enabled: root.table.canRedo
            onClicked: root.table.redo()
        }

        CIconButton {
            objectName: "lastMove"
            text: qsTr("Show the last move again")
            picture: Theme.iconFolder + "replay.svg"
            onClicked: root.table.showLastMove()
        }

        CIconButton {
            objectName: "log"
            text: qsTr("List of moves")
            picture: Theme.iconFolder + "history.svg"
            checked: root.app.page === "log"
            onClicked: root.app.page = checked ? "" : "log"
        }

        CIconButton {
            objectName: "fullScreen"
            text: root.fullScreen ? qsTr("Leave full screen") : qsTr("Full screen")
            picture: Theme.iconFolder + (root.fullScreen ? "windowed.svg" : "fullscreen.svg")
            onClicked: root.fullScreenWanted()
        }
    }

    CMenu {
        id: gameMenu

        CMenuItem {
            text: qsTr("New game …")
            keys: root.shortcuts.newGame.nativeText
            onTriggered: root.app.page = "new-game"
        }

        CMenuItem {
            text: qsTr("Open …")
            keys: root.shortcuts.open.nativeText
            onTriggered: root.openWanted()
        }

        CMenuItem {
            text: qsTr("Save as …")
            keys: root.shortcuts.saveAs.nativeText
            onTriggered: root.saveWanted()
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
            onTriggered: root.quitWanted()
        }
    }

    CMenu {
        id: moveMenu

        CMenuItem {
            text: qsTr("Undo")
            keys: root.shortcuts.undo.nativeText
            enabled: root.table.canUndo
            onTriggered: root.table.undo()
        }

        CMenuItem {
            text: qsTr("Redo")
            keys: root.shortcuts.redo.nativeText
            enabled: root.table.canRedo
            onTriggered: root.table.redo()
        }

        CMenuItem {
            text: qsTr("Show the last move again")
            keys: root.shortcuts.lastMove.nativeText
            onTriggered: root.table.showLastMove()
        }

        CMenuItem {
            text: qsTr("List of moves")
            keys: root.shortcuts.log.nativeText
            checkable: true
            checked: root.app.page === "log"
            onTriggered: root.app.page = root.app.page === "log" ? "" : "log"
        }
    }

    CMenu {
        id: viewMenu

        ChoiceMenu {
            title: qsTr("Movement")
            options: [
                {
                    "id": "off",
                    "name": qsTr("Off")
                },
                {
                    "id": "fast",
                    "name": qsTr("Fast")
                },
                {
                    "id": "normal",
                    "name": qsTr("Normal")
                },
                {
                    "id": "slow",
                    "name": qsTr("Slow")
                },
                {
                    "id": "slower",
                    "name": qsTr("Very slow")
                }
            ]
            value: root.settings.speed
            onPicked: id => root.settings.speed = id
        }

        ChoiceMenu {
            title: qsTr("Brightness")
            options: [
                {
                    "id": "system",
                    "name": qsTr("Like the system")
                },
                {
                    "id": "light",
                    "name": qsTr("Light")
                },
                {
                    "id": "dark",
                    "name": qsTr("Dark")
                }
            ]
            value: root.settings.theme
            onPicked: id => root.settings.theme = id
        }

        ChoiceMenu {
            title: qsTr("Language")
            options: root.languages.map(language => ({
                        "id": language.code,
                        "name": language.name
                    }))
            value: root.app.language.current
            onPicked: id => root.app.language.choose(id)
        }

        CMenuItem {
            text: qsTr("Full screen")
            keys: root.shortcuts.fullScreen.nativeText
            checkable: true
            checked: root.fullScreen
            onTriggered: root.fullScreenWanted()
        }

        CMenuSeparator {}

        CMenuItem {
            text: qsTr("Settings …")
            keys: root.shortcuts.settings.nativeText
            onTriggered: root.app.page = "settings"
        }
    }

    CMenu {
        id: helpMenu

        CMenuItem {
            text: qsTr("Keys")
            keys: root.shortcuts.keys.nativeText
            onTriggered: root.app.page = "keys"
        }

        CMenuItem {
            text: qsTr("About Casino")
            onTriggered: root.app.page = "about"
        }
    }
}
