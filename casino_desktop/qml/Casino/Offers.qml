pragma Singleton

import QtQml

// What the settings and the menu offer alike: lists of {id, name}.
QtObject {
    readonly property var themes: [
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
    readonly property var speeds: [
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
}
