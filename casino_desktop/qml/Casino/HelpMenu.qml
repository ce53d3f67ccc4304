import QtQml

// The rules, the keys, the shuffle, and who made this.
MenuList {
    id: root

    MenuLine {
        text: qsTr("Rules")
        shortcut: root.shortcuts.rules
        onTriggered: root.app.page = "rules"
    }

    MenuLine {
        text: qsTr("Keys")
        shortcut: root.shortcuts.keys
        onTriggered: root.app.page = "keys"
    }

    MenuLine {
        text: qsTr("Is the computer cheating?")
        onTriggered: root.app.page = "honesty"
    }

    MenuLine {
        text: qsTr("About Casino")
        role: "about"
        onTriggered: root.app.page = "about"
    }
}
