import QtQml
import Casino.Ui

// Back, forth and again.
MenuList {
    id: root

    readonly property TableModel table: root.app.table

    MenuLine {
        text: qsTr("Undo")
        shortcut: root.shortcuts.undo
        enabled: root.table.canUndo
        onTriggered: root.table.undo()
    }

    MenuLine {
        text: qsTr("Redo")
        shortcut: root.shortcuts.redo
        enabled: root.table.canRedo
        onTriggered: root.table.redo()
    }

    MenuLine {
        text: qsTr("Show the last move again")
        shortcut: root.shortcuts.lastMove
        onTriggered: root.table.showLastMove()
    }

    MenuLine {
        text: qsTr("Hint")
        shortcut: root.shortcuts.hint
        enabled: root.table.myTurn
        onTriggered: root.table.askHint()
    }

    MenuLine {
        text: qsTr("Cards seen so far")
        shortcut: root.shortcuts.count
        onTriggered: root.app.page = "count"
    }

    MenuLine {
        text: qsTr("List of moves")
        shortcut: root.shortcuts.log
        checkable: true
        checked: root.app.logOpen
        onTriggered: root.app.logOpen = !root.app.logOpen
    }
}
