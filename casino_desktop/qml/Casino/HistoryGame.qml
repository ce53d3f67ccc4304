import QtQuick

// One finished game; a press puts it on the table once more.
CPressLine {
    id: root

    required property string title
    required property string line
    required property string spoken

    objectName: "historyGame"

    Accessible.name: root.spoken
    Accessible.description: qsTr("Puts the game on the table once more")

    contentItem: Column {
        spacing: Measure.em * 0.2

        CLabel {
            Accessible.ignored: true
            width: parent.width
            text: root.title
            font.weight: Font.DemiBold
        }

        CLabel {
            Accessible.ignored: true
            width: parent.width
            muted: true
            text: root.line
            font.pixelSize: Measure.small
        }
    }
}
