pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// How the cards are shuffled, the last deck to check, and what people and computers were dealt so far.
CPage {
    id: root

    required property AppModel app

    readonly property FairnessModel fairness: root.app.fairness

    title: qsTr("Is the computer cheating?")
    measure: 48

    CLabel {
        width: parent.width
        text: qsTr("No. Before each deal the whole deck is shuffled, from the deal number alone or from random numbers of your system. The strength of a player has no part in it.")
    }

    CLabel {
        objectName: "shuffle"
        width: parent.width
        text: root.fairness.shuffle
    }

    CLabel {
        width: parent.width
        text: qsTr("A computer player thinks in a process of its own. It is told what a person in its seat would know: its hand, the table, and what was played. It is never told your hand or the stock.")
    }

    CHeading {
        width: parent.width
        topPadding: Measure.gap
        text: qsTr("The last finished deal")
    }

    CLabel {
        width: parent.width
        muted: true
        text: root.fairness.deck.length > 0 ? qsTr("The deck as it was dealt, the top card first:") : qsTr("No deal of this game is finished yet.")
    }

    CardGrid {
        objectName: "deck"
        width: parent.width
        visible: root.fairness.deck.length > 0
        faces: root.fairness.deck
        spoken: root.fairness.deckSpoken
        settings: root.app.settings
    }

    CHeading {
        width: parent.width
        topPadding: Measure.gap
        text: qsTr("Dealt to people and to computers")
    }

    CLabel {
        objectName: "summary"
        width: parent.width
        muted: true
        text: root.fairness.summary
    }

    CProgress {
        width: parent.width
        visible: root.fairness.running
        value: root.fairness.progress
        text: root.fairness.summary
    }

    CountLine {
        width: parent.width
        visible: root.fairness.rows.length > 0
        cells: ["", qsTr("People"), qsTr("Computers"), qsTr("Expected for people")]
        muted: true
    }

    Repeater {
        model: root.fairness.rows

        Column {
            id: entry

            required property var modelData

            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.spoken

            width: parent.width
            bottomPadding: Measure.gap / 2
            spacing: Measure.em * 0.2

            Repeater {
                model: entry.modelData.lines

                CountLine {
                    required property var modelData

                    width: entry.width
                    cells: modelData
                }
            }

            CLabel {
                Accessible.ignored: true
                width: parent.width
                muted: true
                text: entry.modelData.verdict
                font.pixelSize: Measure.small
            }

            Rectangle {
                width: parent.width
                height: 1
                color: Theme.line
            }
        }
    }

    CLabel {
        width: parent.width
        visible: root.fairness.rows.length > 0
        muted: true
        text: qsTr("If such a percentage stays below 1 over many deals, something is wrong. Now and then a low one is chance.")
        font.pixelSize: Measure.small
    }
}
