pragma ComponentBehavior: Bound

import QtQuick

// One of the player's own rule sets: its name, to be changed where it stands, and what can be done with it.
Column {
    id: root

    required property string name
    required property string line
    // Whether another name can be taken.
    required property var isFree

    readonly property string wanted: field.text.trim()
    readonly property bool renames: wanted !== "" && wanted !== name
    readonly property bool clashes: renames && wanted.toLowerCase() !== name.toLowerCase() && !isFree(wanted)
    property bool sure: false

    signal renamed(string name)
    signal removed
    signal exportWanted

    spacing: Measure.gap / 2

    CTextField {
        id: field

        objectName: "name"
        width: parent.width
        label: qsTr("Name of the rule set “{name}”").replace("{name}", root.name)
        maximumLength: 40
        text: root.name
        onAccepted: rename.click()
    }

    CLabel {
        width: parent.width
        muted: !root.clashes
        color: root.clashes ? Theme.danger : Theme.textMuted
        text: root.clashes ? qsTr("You have a rule set of this name already.") : root.line
        font.pixelSize: Measure.small
    }

    Flow {
        width: parent.width
        spacing: Measure.gap

        CButton {
            id: rename

            objectName: "rename"
            enabled: root.renames && !root.clashes
            text: qsTr("Rename")
            onClicked: root.renamed(root.wanted)
        }

        CButton {
            objectName: "export"
            text: qsTr("Export …")
            onClicked: root.exportWanted()
        }

        CButton {
            objectName: "remove"
            danger: root.sure
            text: root.sure ? qsTr("Delete for good") : qsTr("Delete")
            onClicked: {
                if (root.sure)
                    root.removed();
                else
                    root.sure = true;
            }
            onActiveFocusChanged: {
                if (!activeFocus)
                    root.sure = false;
            }
        }
    }
}
