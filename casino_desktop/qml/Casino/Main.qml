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
        files.saves = saves;
        files.active = true;
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
        property: "dark"
        value: root.app.settings.effectiveDark
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

    MainKeys {
        id: windowKeys

        app: root.app
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
    }

    Loader {
        id: log

        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        width: active ? Math.min(Measure.em * 18, root.width * 0.36) : 0
        active: root.app.page === "log"

        sourceComponent: LogPanel {
            app: root.app
            onCloseWanted: root.app.page = ""
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

    Loader {
        id: files

        property bool saves: false

        active: false
        sourceComponent: GameFileDialog {
            saves: files.saves
            onAccepted: {
                if (saves)
                    root.app.game.saveAs(selectedFile);
                else
                    root.app.game.open(selectedFile);
                files.active = false;
            }
            onRejected: files.active = false
            Component.onCompleted: open()
        }
    }

    header: MainBar {
        app: root.app
        shortcuts: windowKeys
        fullScreen: root.fullScreen
        onOpenWanted: root.askForFile(false)
        onSaveWanted: root.askForFile(true)
        onQuitWanted: root.close()
        onFullScreenWanted: root.toggleFullScreen()
    }
}
