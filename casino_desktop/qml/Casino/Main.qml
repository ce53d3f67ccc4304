pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Casino.Ui

// The window: the bar, the table, the list of moves beside it, and the pages over it.
T.ApplicationWindow {
    id: root

    required property AppModel app

    readonly property bool fullScreen: root.visibility === Window.FullScreen

    function toggleFullScreen(): void {
        if (root.fullScreen)
            root.showNormal();
        else
            root.showFullScreen();
    }

    function askForFile(saves: bool): void {
        files.source = "";
        files.setSource("GameFileDialog.qml", {
            "saves": saves,
            "suggestion": root.app.game.suggestedFile()
        });
    }

    title: qsTr("Casino")
    width: 1280
    height: 800
    minimumWidth: Math.min(560, Screen.desktopAvailableWidth)
    minimumHeight: Math.min(480, Screen.desktopAvailableHeight)
    visible: true
    color: Theme.felt
    onActiveChanged: {
        if (!root.active)
            cardTable.letGo();
    }

    Binding {
        target: Theme
        property: "choice"
        value: root.app.settings.theme
    }

    Binding {
        target: Theme
        property: "feltName"
        value: root.app.settings.felt
    }

    Binding {
        target: Motion
        property: "speedFactor"
        value: root.app.settings.speedFactor
    }

    Binding {
        target: Deck
        property: "marked"
        value: root.app.settings.worthMarks
    }

    Binding {
        target: Deck
        property: "system"
        value: root.app.settings.systemDeck
    }

    MainKeys {
        id: windowKeys

        app: root.app
        isFullScreen: root.fullScreen
        onOpenWanted: root.askForFile(false)
        onSaveWanted: root.askForFile(true)
        onQuitWanted: root.close()
        onFullScreenWanted: root.toggleFullScreen()
    }

    Table {
        id: cardTable

        objectName: "table"
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.rightMargin: root.width - log.width < cardTable.leastWidth ? 0 : log.width
        focus: true
        table: root.app.table
        settings: root.app.settings
        onRulesWanted: root.app.page = "rules"
    }

    DropArea {
        objectName: "dropArea"
        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: drop => root.app.openFile(drop.urls[0])
    }

    Loader {
        id: log

        readonly property bool wanted: root.app.page === "log"

        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        width: wanted ? Math.min(Measure.em * 18, root.width * 0.36) : 0
        onWantedChanged: {
            if (wanted)
                setSource("LogPanel.qml", {
                    "app": root.app
                });
            else
                source = "";
        }
    }

    Connections {
        target: log.item

        function onCloseWanted() {
            root.app.page = "";
        }
    }

    Notice {
        anchors.top: parent.top
        anchors.topMargin: Measure.gap
        anchors.horizontalCenter: cardTable.horizontalCenter
        app: root.app
    }

    Pages {
        app: root.app
        onClosed: cardTable.focusHand()
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

        parent: shower.active ? T.Overlay.overlay : root.contentItem
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
        onLoaded: root.app.language.wordDialogs(root)
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

    header: MainBar {
        app: root.app
        shortcuts: windowKeys
    }
}
