pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Casino.Ui

// What is around the table and over it: the bar, the keys, the list of moves, pages and notices.
Item {
    id: root

    required property AppModel app
    required property Main window
    required property Table cardTable

    readonly property bool fullScreen: root.window.visibility === Window.FullScreen

    function toggleFullScreen(): void {
        if (root.fullScreen)
            root.window.showNormal();
        else
            root.window.showFullScreen();
    }

    function askForFile(saves: bool): void {
        files.source = "";
        files.setSource("GameFileDialog.qml", {
            "saves": saves,
            "suggestion": root.app.game.suggestedFile()
        });
    }

    objectName: "surroundings"

    Binding {
        target: root.window
        property: "beside"
        value: root.width - log.width < root.cardTable.leastWidth ? 0 : log.width
    }

    Binding {
        target: KeyMap
        property: "elsewhere"
        value: !root.window.contentItem.activeFocus
    }

    MainKeys {
        id: windowKeys

        app: root.app
        isFullScreen: root.fullScreen
        onOpenWanted: root.askForFile(false)
        onSaveWanted: root.askForFile(true)
        onQuitWanted: root.window.close()
        onFullScreenWanted: root.toggleFullScreen()
    }

    DropArea {
        anchors.fill: parent
        anchors.topMargin: bar.height
        keys: ["text/uri-list"]
        onDropped: drop => root.app.openFile(drop.urls[0])
    }

    Loader {
        id: log

        readonly property bool wanted: root.app.logOpen

        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        width: wanted ? Math.min(Measure.em * 18, root.width * 0.36) : 0
        onWantedChanged: {
            if (wanted)
                setSource("LogPanel.qml", {
                    "app": root.app
                });
            else
                log.close();
        }

        function close(): void {
            const hadKeys = log.activeFocus;
            log.source = "";
            if (hadKeys)
                root.cardTable.focusHand();
        }
    }

    Connections {
        target: log.item

        function onCloseWanted() {
            root.app.logOpen = false;
        }
    }

    Notice {
        anchors.top: bar.bottom
        anchors.topMargin: Measure.gap
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: -root.window.beside / 2
        app: root.app
        onKeysFreed: {
            if (root.app.page === "")
                root.cardTable.focusHand();
        }
    }

    Pages {
        app: root.app
        onClosed: root.cardTable.focusHand()
    }

    Connections {
        target: root.app.table

        function onCue(name: string) {
            shower.active = shower.active || (name === "won" && Motion.on);
        }
    }

    // Over the score sheet, which opens at the same moment.
    Loader {
        id: shower

        parent: shower.active ? T.Overlay.overlay : root
        anchors.fill: parent
        z: 1
        active: false

        sourceComponent: Shower {
            onEnded: shower.active = false
        }
    }

    Loader {
        id: files

        source: ""
        onLoaded: root.app.language.finishDialogs(root.window, (item as GameFileDialog).selectedFile)
    }

    Connections {
        target: files.item

        function onChosen(file: url, saves: bool) {
            if (saves)
                root.app.game.saveAs(file);
            else
                root.app.openFile(file);
        }
    }

    MainBar {
        id: bar

        anchors.left: parent.left
        anchors.right: parent.right
        app: root.app
        shortcuts: windowKeys
    }
}
