import QtQuick.Dialogs

// The system's own dialog for opening or saving a game.
FileDialog {
    id: root

    property bool saves: false

    title: root.saves ? qsTr("Save the game") : qsTr("Open a game")
    fileMode: root.saves ? FileDialog.SaveFile : FileDialog.OpenFile
    nameFilters: [qsTr("Games of Casino (*.casino)")]
    defaultSuffix: "casino"
}
