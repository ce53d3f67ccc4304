import QtQml
import QtQuick.Dialogs

// The system's own dialog for saving a game, or for opening one or a rule set.
FileDialog {
    id: root

    required property bool saves
    required property url suggestion

    signal chosen(url file, bool saves)

    title: root.saves ? qsTr("Save the game") : qsTr("Open a game or a rule set")
    fileMode: root.saves ? FileDialog.SaveFile : FileDialog.OpenFile
    nameFilters: [root.saves ? qsTr("Games of Casino (*.casino)") : qsTr("Files of Casino (*.casino *.casino-rules)")]
    defaultSuffix: "casino"
    onAccepted: root.chosen(root.selectedFile, root.saves)
    Component.onCompleted: {
        if (root.saves)
            root.selectedFile = root.suggestion;
        root.open();
    }
}
