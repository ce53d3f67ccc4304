pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// Back, forth and again.
CMenu {
    id: root

    required property AppModel app
    required property MainKeys shortcuts

    readonly property TableModel table: root.app.table

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
        text: qsTr("Hint")
        keys: root.shortcuts.hint.nativeText
        enabled: root.table.myTurn
        onTriggered: root.table.askHint()
    }

    CMenuItem {
        text: qsTr("List of moves")
        keys: root.shortcuts.log.nativeText
        checkable: true
        checked: root.app.page === "log"
        onTriggered: root.app.page = root.app.page === "log" ? "" : "log"
    }
}
