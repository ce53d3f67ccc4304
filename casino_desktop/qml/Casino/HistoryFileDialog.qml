import QtQml
import QtQuick.Dialogs

// The system's own dialog for where the table of the games goes.
FileDialog {
    id: root

    required property url suggestion

    signal chosen(url file)

    title: qsTr("Export the games")
    fileMode: FileDialog.SaveFile
    nameFilters: [qsTr("Tables (*.csv)")]
    defaultSuffix: "csv"
    onAccepted: root.chosen(root.selectedFile)
    Component.onCompleted: {
        root.selectedFile = root.suggestion;
        root.open();
    }
}
