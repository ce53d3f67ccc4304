pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// The rules, the keys, the shuffle, and who made this.
CMenu {
    id: root

    required property AppModel app
    required property MainKeys shortcuts

    CMenuItem {
        text: qsTr("Rules")
        keys: root.shortcuts.rules.nativeText
        onTriggered: root.app.page = "rules"
    }

    CMenuItem {
        text: qsTr("Keys")
        keys: root.shortcuts.keys.nativeText
        onTriggered: root.app.page = "keys"
    }

    CMenuItem {
        text: qsTr("Is the computer cheating?")
        onTriggered: root.app.page = "honesty"
    }

    CMenuItem {
        text: qsTr("About Casino")
        onTriggered: root.app.page = "about"
    }
}
