pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// How the table looks and moves.
Column {
    id: root

    required property SettingsModel settings

    CHeading {
        width: parent.width
        topPadding: Measure.gap
        text: qsTr("Table")
    }

    CField {
        label: theme.label

        CSegments {
            id: theme

            objectName: "theme"
            width: parent.width
            label: qsTr("Brightness")
            options: Offers.themes
            value: root.settings.theme
            onChosen: id => root.settings.theme = id
        }
    }

    CField {
        label: felt.label

        CSegments {
            id: felt

            objectName: "felt"
            width: parent.width
            label: qsTr("Table top")
            options: [
                {
                    "id": "green",
                    "name": qsTr("Green cloth")
                },
                {
                    "id": "blue",
                    "name": qsTr("Blue cloth")
                },
                {
                    "id": "red",
                    "name": qsTr("Red cloth")
                },
                {
                    "id": "wood",
                    "name": qsTr("Wood")
                },
                {
                    "id": "slate",
                    "name": qsTr("Slate")
                },
                {
                    "id": "paper",
                    "name": qsTr("Light paper")
                }
            ].map(ground => Object.assign(ground, {
                    "color": Theme.felts[ground.id][Theme.dark ? 1 : 0]
                }))
            value: root.settings.felt
            onChosen: id => root.settings.felt = id
        }
    }

    CField {
        label: speed.label
        hint: root.settings.reducedMotion ? qsTr("Your system asks for less motion, so the cards do not travel.") : ""

        CSegments {
            id: speed

            objectName: "speed"
            width: parent.width
            label: qsTr("Movement")
            options: Offers.speeds
            value: root.settings.speed
            onChosen: id => root.settings.speed = id
        }
    }

    CSwitch {
        objectName: "watchedOpen"
        width: parent.width
        text: qsTr("Show all hands where only computers play")
        checked: root.settings.watchedOpen
        onToggled: root.settings.watchedOpen = checked
    }
}
