pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// Every choice works at once and is kept; there is nothing to confirm.
CPage {
    id: root

    required property AppModel app
    readonly property SettingsModel settings: app.settings
    readonly property var languageList: app.language.languages
    readonly property var backNames: settings.backs

    title: qsTr("Settings")
    measure: 50
    rowGap: Measure.em * 0.8
    first: languages

    CHeading {
        width: parent.width
        text: qsTr("Language and name")
    }

    CField {
        label: languages.label

        CSegments {
            id: languages

            objectName: "languages"
            width: parent.width
            label: qsTr("Language")
            options: root.languageList.map(language => ({
                        "id": language.code,
                        "name": language.name
                    }))
            value: root.app.language.current
            onChosen: code => root.app.language.choose(code)
        }
    }

    CField {
        label: playerName.label

        CTextField {
            id: playerName

            objectName: "playerName"
            width: parent.width
            label: qsTr("Your name")
            placeholderText: qsTr("As the table shall call you")
            maximumLength: 24
            text: root.settings.playerName
            onEditingFinished: root.settings.playerName = text.trim()
        }
    }

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
            onChosen: id => root.settings.theme = id
        }
    }

    CField {
        label: felt.label

        CSegments {
            id: felt

            objectName: "felt"
            width: parent.width
            label: qsTr("Cloth")
            options: [
                {
                    "id": "green",
                    "name": qsTr("Green"),
                    "color": Theme.felts.green[Theme.dark ? 1 : 0]
                },
                {
                    "id": "blue",
                    "name": qsTr("Blue"),
                    "color": Theme.felts.blue[Theme.dark ? 1 : 0]
                },
                {
                    "id": "red",
                    "name": qsTr("Red"),
                    "color": Theme.felts.red[Theme.dark ? 1 : 0]
                },
                {
                    "id": "grey",
                    "name": qsTr("Grey"),
                    "color": Theme.felts.grey[Theme.dark ? 1 : 0]
                }
            ]
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
            onChosen: id => root.settings.speed = id
        }
    }

    CHeading {
        width: parent.width
        topPadding: Measure.gap
        text: qsTr("Cards")
    }

    CField {
        label: qsTr("This is how they look")

        Row {
            spacing: Measure.gap / 2

            Repeater {
                model: ["As", "Jc", "Qh", "Kd", "Ts"]

                CardPicture {
                    required property string modelData

                    Accessible.ignored: true

                    width: Math.round(Measure.em * 3.4)
                    height: Math.round(width * 1.4)
                    turns: false
                    face: modelData
                    letters: root.settings.indexLetters
                    deckFolder: root.settings.deckFolder
                    back: root.settings.back
                }
            }
        }
    }

    CField {
        label: indices.label

        CSegments {
            id: indices

            objectName: "indices"
            width: parent.width
            label: qsTr("Letters in the corners")
            options: [
                {
                    "id": "language",
                    "name": qsTr("As in the language")
                },
                {
                    "id": "international",
                    "name": qsTr("A K Q J")
                }
            ]
            value: root.settings.indices
            onChosen: id => root.settings.indices = id
        }
    }

    CField {
        label: qsTr("Colours and size")

        CSwitch {
            objectName: "fourColours"
            width: parent.width
            text: qsTr("A colour of its own for each suit")
            checked: root.settings.fourColours
            onToggled: root.settings.fourColours = checked
        }

        CSwitch {
            objectName: "largeIndex"
            width: parent.width
            text: qsTr("Large numbers and letters")
            checked: root.settings.largeIndex
            onToggled: root.settings.largeIndex = checked
        }
    }

    CField {
        label: backs.label

        CSegments {
            id: backs

            readonly property var names: ({
                    "lattice": qsTr("Lattice"),
                    "plain": qsTr("Plain"),
                    "stars": qsTr("Stars"),
                    "waves": qsTr("Waves")
                })

            objectName: "backs"
            width: parent.width
            label: qsTr("Backs")
            options: root.backNames.map(back => ({
                        "id": back,
                        "name": backs.names[back] ?? back,
                        "picture": `qrc:/deck/backs/${back}.svg`
                    }))
            value: root.settings.back
            onChosen: id => root.settings.back = id
        }
    }

    actions: CButton {
        primary: true
        text: qsTr("Done")
        onClicked: root.accept()
    }
}
