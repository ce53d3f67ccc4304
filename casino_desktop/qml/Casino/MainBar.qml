pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// The slim bar above the table: the menus at the left, the most used moves at the right.
Rectangle {
    id: root

    required property AppModel app
    required property MainKeys shortcuts

    readonly property TableModel table: root.app.table
    // So many buttons fit beside the menus, which hold the same; it takes a large font in a small window.
    readonly property int room: Math.floor((root.width - wordsWidth - 2 * Measure.gap) / (Measure.control + 2))
    readonly property real wordsWidth: menus.visible ? menus.width : 0

    implicitHeight: Measure.bar
    color: Theme.surface

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }

    WindowKey {
        wanted: menus.visible
        sequence: KeyMap.menus
        onActivated: firstMenu.drop(true)
    }

    Row {
        id: menus

        visible: root.app.menus === "window"
        anchors.left: parent.left
        anchors.leftMargin: Measure.gap / 2
        anchors.verticalCenter: parent.verticalCenter

        MenuButton {
            id: firstMenu

            objectName: "gameMenu"
            text: qsTr("Game")
            app: root.app
            shortcuts: root.shortcuts
            source: "GameMenu.qml"
        }

        MenuButton {
            objectName: "moveMenu"
            text: qsTr("Move")
            app: root.app
            shortcuts: root.shortcuts
            source: "MoveMenu.qml"
        }

        MenuButton {
            objectName: "viewMenu"
            text: qsTr("View")
            app: root.app
            shortcuts: root.shortcuts
            source: "ViewMenu.qml"
        }

        MenuButton {
            objectName: "helpMenu"
            text: qsTr("Help")
            app: root.app
            shortcuts: root.shortcuts
            source: "HelpMenu.qml"
        }
    }

    Loader {
        id: desktopMenus

        // WORKAROUND Qt 6.11: no panel is told of a menu's new title, so that each language has a bar of its own.
        readonly property string wanted: root.app.menus === "desktop" ? root.app.language.current : ""

        function show(): void {
            if (wanted !== "")
                setSource("NativeBar.qml", {
                    "app": root.app,
                    "buttons": Array.from(menus.children)
                });
        }

        onWantedChanged: {
            source = "";
            // The old bar has to be gone before, since its end takes away the menus of the window.
            Qt.callLater(desktopMenus.show);
        }
    }

    Row {
        anchors.right: parent.right
        anchors.rightMargin: Measure.gap / 2
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2

        CIconButton {
            objectName: "undo"
            visible: root.room > 0
            text: qsTr("Undo")
            picture: Theme.iconFolder + "undo.svg"
            enabled: root.table.canUndo
            onClicked: root.table.undo()
        }

        CIconButton {
            objectName: "redo"
            visible: root.room > 1
            text: qsTr("Redo")
            picture: Theme.iconFolder + "redo.svg"
            enabled: root.table.canRedo
            onClicked: root.table.redo()
        }

        CIconButton {
            objectName: "lastMove"
            visible: root.room > 2
            text: qsTr("Show the last move again")
            picture: Theme.iconFolder + "replay.svg"
            onClicked: root.table.showLastMove()
        }

        CIconButton {
            objectName: "hint"
            visible: root.room > 3
            text: qsTr("Hint")
            picture: Theme.iconFolder + "hint.svg"
            enabled: root.table.myTurn
            onClicked: root.table.askHint()
        }

        CIconButton {
            objectName: "log"
            visible: root.room > 4
            text: qsTr("List of moves")
            picture: Theme.iconFolder + "history.svg"
            checked: root.app.logOpen
            onClicked: root.app.logOpen = !checked
        }

        CIconButton {
            objectName: "fullScreen"
            visible: root.room > 5
            text: root.shortcuts.isFullScreen ? qsTr("Leave full screen") : qsTr("Full screen")
            picture: Theme.iconFolder + (root.shortcuts.isFullScreen ? "windowed.svg" : "fullscreen.svg")
            onClicked: root.shortcuts.fullScreenWanted()
        }
    }
}
