pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// How long the game is: points or deals, as its rules want.
Column {
    id: root

    required property RulesDraft draft

    spacing: Measure.em

    CField {
        visible: root.draft.match === "target"
        label: goal.label

        CNumberField {
            id: goal

            objectName: "target"
            label: qsTr("Points to win")
            from: 1
            to: root.draft.mostPoints
            value: root.draft.target
            onValueModified: root.draft.changeNumber("target", value)
        }
    }

    CField {
        visible: root.draft.match === "fixed_deals"
        label: deals.label

        CNumberField {
            id: deals

            objectName: "deals"
            label: qsTr("Number of deals")
            from: 1
            to: root.draft.mostDeals
            value: root.draft.deals
            onValueModified: root.draft.changeNumber("deals", value)
        }
    }
}
