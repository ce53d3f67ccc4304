pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// The rule sets to choose from, the line about the one chosen, and what can be done with it.
CField {
    id: root

    required property RulesDraft draft

    readonly property var entries: root.draft.entries
    readonly property var entry: root.entries[Math.max(0, preset.currentIndex)]

    signal customiseWanted
    signal ownWanted
    signal readWanted

    function follow() {
        preset.currentIndex = root.entries.findIndex(entry => entry.id === root.draft.entry);
    }

    label: preset.label
    onEntriesChanged: soon.restart()

    Soon {
        id: soon

        onTriggered: root.follow()
    }

    Connections {
        target: root.draft

        function onChanged() {
            root.follow();
        }
    }

    CComboBox {
        id: preset

        objectName: "preset"
        width: parent.width
        label: qsTr("Rules")
        model: root.entries.map(entry => ({
                    "id": entry.id,
                    "name": entry.name,
                    "line": `${entry.origin} · ${entry.line}`
                }))
        onActivated: index => root.draft.choose(root.entries[index].id)
    }

    CLabel {
        objectName: "presetLine"
        width: parent.width
        muted: true
        text: `${root.entry.origin} · ${root.entry.line}`
        font.pixelSize: Measure.small
    }

    CLabel {
        objectName: "custom"
        width: parent.width
        visible: text !== ""
        text: root.draft.custom
        font.weight: Font.DemiBold
    }

    CLabel {
        objectName: "trouble"
        width: parent.width
        visible: text !== ""
        text: root.draft.trouble
        color: Theme.danger
    }

    Flow {
        width: parent.width
        spacing: Measure.gap

        CButton {
            objectName: "customise"
            text: qsTr("Customise …")
            onClicked: root.customiseWanted()
        }

        CButton {
            objectName: "ownRules"
            text: qsTr("My rule sets …")
            onClicked: root.ownWanted()
        }

        CButton {
            text: qsTr("Read the rules")
            onClicked: root.readWanted()
        }
    }
}
