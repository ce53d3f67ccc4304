import QtQml
import QtQuick.Dialogs

// The system's own dialog for a file with a rule set: to be written if a name is given, else to be read.
FileDialog {
    id: root

    required property string name
    required property url suggestion

    signal chosen(url file, string name)

    title: root.name === "" ? qsTr("Import a rule set") : qsTr("Export the rule set “{name}”").replace("{name}", root.name)
    fileMode: root.name === "" ? FileDialog.OpenFile : FileDialog.SaveFile
    nameFilters: [qsTr("Rule sets of Casino (*.casino-rules)")]
    defaultSuffix: "casino-rules"
    onAccepted: root.chosen(root.selectedFile, root.name)
    Component.onCompleted: {
        if (root.name !== "")
            root.selectedFile = root.suggestion;
        root.open();
    }
}
