pragma ComponentBehavior: Bound

import QtQml
import Casino.Ui

// What the window looks like; all else is on the settings page.
MenuList {
    id: root

    readonly property SettingsModel settings: root.app.settings

    MenuChoice {
        title: qsTr("Movement")
        options: Offers.speeds
        value: root.settings.speed
        onPicked: id => root.settings.speed = id
    }

    MenuChoice {
        title: qsTr("Brightness")
        options: Offers.themes
        value: root.settings.theme
        onPicked: id => root.settings.theme = id
    }

    MenuChoice {
        title: qsTr("Language")
        options: root.app.language.languages
        value: root.app.language.current
        onPicked: id => root.app.language.choose(id)
    }

    MenuLine {
        text: qsTr("Full screen")
        shortcut: root.shortcuts.fullScreen
        checkable: true
        checked: root.shortcuts.isFullScreen
        onTriggered: root.shortcuts.fullScreenWanted()
    }

    MenuRule {}

    MenuLine {
        text: qsTr("Settings …")
        shortcut: root.shortcuts.settings
        role: "preferences"
        onTriggered: root.app.page = "settings"
    }
}
