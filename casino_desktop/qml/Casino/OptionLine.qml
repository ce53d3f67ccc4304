import QtQuick

// One option of a rule set: its name and meaning, its values, what the chosen one means, and what is wrong with it.
Column {
    id: root

    required property string group
    required property string name
    required property string meaning
    required property string kind
    required property var choices
    required property string value
    required property int number
    required property int least
    required property int most
    required property bool usable
    required property bool wrong
    required property string note
    required property bool changed

    readonly property string valueMeaning: root.choices.find(choice => choice.id === root.value)?.meaning ?? ""

    signal chosen(string value)
    signal numberChosen(int number)

    spacing: Measure.gap

    CHeading {
        width: parent.width
        visible: root.group !== ""
        topPadding: Measure.em
        text: root.group
    }

    CField {
        label: root.changed ? qsTr("{option} *", "marks a changed option").replace("{option}", root.name) : root.name
        hint: root.meaning

        CSegments {
            width: parent.width
            visible: root.kind === "choice"
            enabled: root.usable
            label: root.name
            description: `${root.meaning} ${root.note}`
            options: root.choices
            value: root.value
            onChosen: id => root.chosen(id)
        }

        CNumberField {
            visible: root.kind === "number"
            enabled: root.usable
            label: root.name
            description: `${root.meaning} ${root.note}`
            from: root.least
            to: root.most
            value: root.number
            onValueModified: root.numberChosen(value)
        }

        CLabel {
            width: parent.width
            visible: text !== "" && root.usable
            muted: true
            text: root.valueMeaning
            font.pixelSize: Measure.small
        }

        Row {
            width: parent.width
            visible: root.note !== ""
            spacing: Measure.gap

            Glyph {
                id: sign

                name: root.wrong ? "warning" : "info"
                width: Measure.em * 1.2
                height: width
                color: root.wrong ? Theme.danger : Theme.textMuted
            }

            CLabel {
                width: parent.width - sign.width - parent.spacing
                text: root.note
                color: root.wrong ? Theme.danger : Theme.textMuted
                font.pixelSize: Measure.small
            }
        }
    }
}
