pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// The window's shortcuts, with the keys of KeyMap.
Item {
    id: root

    required property AppModel app
    property bool isFullScreen: false

    // Menus of the desktop answer to the keys of their lines by themselves.
    readonly property bool resting: root.app.menus === "desktop"

    readonly property alias undo: undo
    readonly property alias redo: redo
    readonly property alias lastMove: lastMove
    readonly property alias hint: hint
    readonly property alias count: count
    readonly property alias newGame: newGame
    readonly property alias open: open
    readonly property alias saveAs: saveAs
    readonly property alias settings: settings
    readonly property alias log: log
    readonly property alias rules: rules
    readonly property alias keys: keys
    readonly property alias fullScreen: fullScreen
    readonly property alias quit: quit

    signal openWanted
    signal saveWanted
    signal quitWanted
    signal fullScreenWanted

    component LineKey: WindowKey {
        wanted: !root.resting
    }

    LineKey {
        id: undo

        sequence: KeyMap.undo
        onActivated: root.app.table.undo()
    }

    LineKey {
        id: redo

        sequence: KeyMap.redo
        onActivated: root.app.table.redo()
    }

    WindowKey {
        sequence: "Ctrl+Y"
        onActivated: root.app.table.redo()
    }

    LineKey {
        id: lastMove

        sequence: KeyMap.lastMove
        onActivated: root.app.table.showLastMove()
    }

    LineKey {
        id: hint

        sequence: KeyMap.hint
        onActivated: root.app.table.askHint()
    }

    LineKey {
        id: count

        sequence: KeyMap.count
        onActivated: root.app.page = "count"
    }

    LineKey {
        id: newGame

        sequence: KeyMap.newGame
        onActivated: root.app.page = "new-game"
    }

    LineKey {
        id: open

        sequence: KeyMap.open
        onActivated: root.openWanted()
    }

    LineKey {
        id: saveAs

        sequence: KeyMap.saveAs
        onActivated: root.saveWanted()
    }

    LineKey {
        id: settings

        sequence: KeyMap.settings
        onActivated: root.app.page = "settings"
    }

    LineKey {
        id: log

        sequence: KeyMap.log
        onActivated: root.app.logOpen = !root.app.logOpen
    }

    LineKey {
        id: rules

        sequence: KeyMap.rules
        onActivated: root.app.page = "rules"
    }

    LineKey {
        id: keys

        sequence: KeyMap.keys
        onActivated: root.app.page = "keys"
    }

    LineKey {
        id: fullScreen

        sequence: KeyMap.fullScreen
        onActivated: root.fullScreenWanted()
    }

    LineKey {
        id: quit

        sequence: KeyMap.quit
        onActivated: root.quitWanted()
    }
}
