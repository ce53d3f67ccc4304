pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// What the window looks like; all else is on the settings page.
CMenu {
    id: root

    required property AppModel app
    required property MainKeys shortcuts

    readonly property SettingsModel settings: root.app.settings
    readonly property var languages: root.app.language.languages

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
        checked: root.shortcuts.isFullScreen
        onTriggered: root.shortcuts.fullScreenWanted()
    }

    CMenuSeparator {}

    CMenuItem {
        text: qsTr("Settings …")
        keys: root.shortcuts.settings.nativeText
        onTriggered: root.app.page = "settings"
    }
}
