pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// What the finished games come to by kind, and the last of them to look at again.
CPage {
    id: root

    required property AppModel app

    readonly property HistoryModel history: root.app.history

    title: qsTr("Games and statistics")
    measure: 48
    first: done

    CLabel {
        objectName: "summary"
        width: parent.width
        text: root.history.summary
    }

    CProgress {
        width: parent.width
        visible: root.history.running
        value: root.history.progress
        text: root.history.summary
    }

    Repeater {
        model: root.history.kinds

        HistoryKind {
            required property var modelData

            objectName: "historyKind"
            width: parent?.width ?? 0
            title: modelData.title
            figures: modelData.figures
            spoken: modelData.spoken
        }
    }

    CLabel {
        width: parent.width
        visible: root.history.games.length > 0
        muted: true
        text: qsTr("A game with a move taken back is listed, but does not count.")
        font.pixelSize: Measure.small
    }

    CHeading {
        width: parent.width
        topPadding: Measure.gap
        visible: root.history.games.length > 0
        text: qsTr("The last games")
    }

    Repeater {
        model: root.history.games

        HistoryGame {
            required property var modelData

            width: parent?.width ?? 0
            title: modelData.title
            line: modelData.line
            spoken: modelData.spoken
            onClicked: root.app.game.lookAt(modelData.url)
        }
    }

    Loader {
        id: files

        source: ""
        onLoaded: root.app.language.finishDialogs(files.Window.window, (item as HistoryFileDialog).selectedFile)
    }

    Connections {
        target: files.item

        function onChosen(file: url) {
            root.history.exportTo(file);
        }
    }

    actions: [
        CButton {
            id: done

            primary: true
            text: qsTr("Done")
            onClicked: root.accept()
        },
        CButton {
            objectName: "export"
            visible: root.history.games.length > 0
            text: qsTr("Export …")
            onClicked: {
                files.source = "";
                files.setSource("HistoryFileDialog.qml", {
                    "suggestion": root.history.suggestedFile()
                });
            }
        }
    ]
}
