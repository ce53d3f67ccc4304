pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// Every option of the rule set chosen for a new game. Each change counts at once.
CPage {
    id: root

    required property AppModel app
    readonly property RulesDraft draft: app.draft

    title: qsTr("Customise the rules")
    measure: 54
    rowGap: Measure.em * 0.9
    height: (parent?.height ?? 0) - 2 * root.room
    first: done

    CLabel {
        objectName: "basis"
        width: parent.width
        text: root.draft.custom !== "" ? root.draft.custom : root.draft.name
        font.weight: Font.DemiBold
    }

    CLabel {
        width: parent.width
        muted: true
        text: qsTr("What is not as in the rule set chosen is marked with *.")
        font.pixelSize: Measure.small
    }

    Repeater {
        model: root.draft.options

        OptionLine {
            id: line

            required property var model

            objectName: `option-${model.id}`
            width: parent?.width ?? 0
            group: model.group
            name: model.name
            meaning: model.meaning
            kind: model.kind
            choices: model.choices
            value: model.value
            number: model.number
            least: model.least
            most: model.most
            usable: model.usable
            wrong: model.wrong
            note: model.note
            changed: model.changed
            onChosen: value => root.draft.change(line.model.id, value)
            onNumberChosen: number => root.draft.changeNumber(line.model.id, number)
        }
    }

    CHeading {
        width: parent.width
        topPadding: Measure.em
        text: qsTr("Keep these rules")
    }

    CField {
        label: ownName.label
        hint: root.app.ownRules.taken(ownName.text) ? qsTr("Replaces your rule set of this name.") : ""

        CTextField {
            id: ownName

            objectName: "ownName"
            width: parent.width
            label: qsTr("Name of the rule set")
            placeholderText: qsTr("Name")
            maximumLength: 40
            text: root.draft.own
            onAccepted: keep.click()
        }

        CButton {
            id: keep

            objectName: "keep"
            enabled: ownName.text.trim() !== "" && root.draft.trouble === ""
            text: qsTr("Save as my rule set")
            onClicked: root.draft.saveAs(ownName.text)
        }
    }

    actions: [
        CButton {
            id: done

            objectName: "done"
            primary: true
            text: qsTr("Done")
            onClicked: root.accept()
        },
        CButton {
            objectName: "reset"
            enabled: root.draft.altered
            text: qsTr("Reset")
            onClicked: root.draft.reset()
        }
    ]
}
