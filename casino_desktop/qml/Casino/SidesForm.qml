pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// How many play, and whether in pairs.
Column {
    id: root

    required property RulesDraft draft

    spacing: Measure.em

    CField {
        visible: root.draft.seatCounts.length > 1
        label: seatChoice.label

        CSegments {
            id: seatChoice

            objectName: "seats"
            width: parent.width
            label: qsTr("Players")
            options: root.draft.seatCounts.map(count => ({
                        "id": String(count),
                        "name": Number(count).toLocaleString(Qt.locale(), "f", 0)
                    }))
            value: String(root.draft.seats)
            onChosen: id => root.draft.setSeats(parseInt(id, 10))
        }
    }

    CField {
        visible: root.draft.seats === 4
        label: teams.label
        hint: root.draft.pairsFixed ? qsTr("Four always play this game in pairs.") : ""

        CSegments {
            id: teams

            objectName: "teams"
            width: parent.width
            enabled: !root.draft.pairsFixed
            label: qsTr("Sides")
            options: [
                {
                    "id": "yes",
                    "name": qsTr("Two pairs, partners opposite")
                },
                {
                    "id": "no",
                    "name": qsTr("Each for oneself")
                }
            ]
            value: root.draft.pairs ? "yes" : "no"
            onChosen: id => root.draft.change("teams", id)
        }
    }
}
