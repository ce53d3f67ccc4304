pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// A drawn example: the hand with the card that is played, the table, and whether the move is allowed.
Rectangle {
    id: root

    required property var example
    required property SettingsModel settings

    readonly property real card: Math.round(Measure.em * 3.4)
    readonly property color verdict: root.example.allowed ? Theme.accent : Theme.danger

    Accessible.role: Accessible.StaticText
    Accessible.name: root.example.spoken

    height: content.height + 2 * Measure.em
    radius: Measure.radius
    color: Theme.surfaceSunken
    border.width: 1
    border.color: Theme.line

    component Caption: Text {
        Accessible.ignored: true
        font.pixelSize: Measure.small
        color: Theme.textMuted
    }

    Column {
        id: content

        x: Measure.em
        y: Measure.em
        width: root.width - 2 * Measure.em
        spacing: Measure.gap

        Row {
            spacing: Measure.em * 1.6

            Column {
                id: hand

                spacing: Measure.gap / 2

                Caption {
                    text: qsTr("Your hand")
                }

                Row {
                    spacing: Measure.gap / 2

                    RulesLot {
                        faces: [root.example.played]
                        used: true
                        mark: root.verdict
                        card: root.card
                        settings: root.settings
                    }

                    Repeater {
                        model: root.example.hand

                        RulesLot {
                            required property string modelData

                            faces: [modelData]
                            card: root.card
                            settings: root.settings
                        }
                    }
                }
            }

            Column {
                spacing: Measure.gap / 2

                Caption {
                    text: qsTr("On the table")
                }

                Flow {
                    width: content.width - hand.width - Measure.em * 1.6
                    spacing: Measure.gap / 2

                    Repeater {
                        model: root.example.table

                        RulesLot {
                            required property var modelData

                            faces: modelData.faces
                            used: modelData.used
                            badge: modelData.badge
                            owner: modelData.owner
                            mark: root.verdict
                            card: root.card
                            settings: root.settings
                        }
                    }
                }
            }
        }

        Row {
            width: parent.width
            spacing: Measure.gap

            RulesMark {
                id: sign

                y: (Measure.lineHeight - height) / 2
                allowed: root.example.allowed
                color: root.verdict
            }

            Text {
                Accessible.ignored: true
                width: parent.width - sign.width - parent.spacing
                text: root.example.text
                textFormat: Text.PlainText
                wrapMode: Text.WordWrap
                font.pixelSize: Measure.em
                color: Theme.text
            }
        }
    }
}
