import QtQuick
import Casino.Ui

// The window. Its first frame shows the table under an empty bar; what else there is comes with the second.
Window {
    id: root

    required property AppModel app
    // Whether what is around and over the table is there, too.
    property bool whole: true
    // What stands beside the table takes this much of the width.
    property real beside: 0

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

    Rectangle {
        id: bar

        width: root.width
        height: Measure.bar
        color: Theme.surface

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }
    }

    Table {
        id: cardTable

        objectName: "table"
        y: bar.height
        width: root.width - root.beside
        height: root.height - y
        focus: true
        table: root.app.table
        settings: root.app.settings
        whole: root.whole
        onRulesWanted: root.app.page = "rules"
    }

    Loader {
        id: rest

        width: root.width
        height: root.height
        active: root.whole
        onActiveChanged: rest.load()
        Component.onCompleted: rest.load()

        function load(): void {
            if (rest.active)
                rest.setSource("Surroundings.qml", {
                    "app": root.app,
                    "window": root,
                    "cardTable": cardTable
                });
        }
    }
}
