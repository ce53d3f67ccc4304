import QtQml
import QtQuick.Dialogs

// The system's own dialog for opening or saving a game.
FileDialog {
    id: root

    required property bool saves
    required property url suggestion

    signal chosen(url file, bool saves)

    title: root.saves ? qsTr("Save the game") : qsTr("Open a game")
    fileMode: root.saves ? FileDialog.SaveFile : FileDialog.OpenFile
    nameFilters: [qsTr("Games of Casino (*.casino)")]
    defaultSuffix: "casino"
    onAccepted: root.chosen(root.selectedFile, root.saves)
    Component.onCompleted: {
        if (root.saves)
            root.selectedFile = root.suggestion;
        root.open();
    }
}
