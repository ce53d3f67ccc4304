pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// How the cards look, shown at once on some of them.
Column {
    id: root

    required property SettingsModel settings
    readonly property var decks: settings.systemDecks
    readonly property var backNames: settings.backs

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
        visible: root.decks.length > 0
        label: deck.label

        CSegments {
            id: deck

            objectName: "deck"
            width: parent.width
            label: qsTr("Deck")
            options: [
                {
                    "id": "",
                    "name": qsTr("Casino’s own")
                }
            ].concat(root.decks)
            value: root.settings.systemDeck
            onChosen: id => root.settings.systemDeck = id
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
        label: qsTr("Colours, size and marks")

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

        CSwitch {
            objectName: "worthMarks"
            width: parent.width
            text: qsTr("A small gold mark on cards that are worth points")
            checked: root.settings.worthMarks
            onToggled: root.settings.worthMarks = checked
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
}
