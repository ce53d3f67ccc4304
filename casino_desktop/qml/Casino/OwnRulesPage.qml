pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// The player's own rule sets: give them names, delete them, take them to other computers.
CPage {
    id: root

    required property AppModel app
    readonly property OwnRulesModel own: app.ownRules

    function askForFile(name: string): void {
        files.source = "";
        files.setSource("RulesFileDialog.qml", {
            "name": name,
            "suggestion": root.own.suggestedFile(name)
        });
    }

    title: qsTr("My rule sets")
    measure: 50
    rowGap: Measure.em
    first: done

    CLabel {
        objectName: "none"
        width: parent.width
        visible: root.own.entries.length === 0
        text: qsTr("You have none yet. Customise a rule set and save it under a name, or import one that somebody gave you.")
    }

    Repeater {
        model: root.own.entries

        OwnRulesLine {
            required property var modelData

            objectName: `own-${modelData.name}`
            width: parent?.width ?? 0
            name: modelData.name
            line: modelData.line
            isFree: name => !root.own.taken(name)
            onRenamed: name => root.own.rename(modelData.name, name)
            onRemoved: root.own.remove(modelData.name)
            onExportWanted: root.askForFile(modelData.name)
        }
    }

    Loader {
        id: files

        source: ""
        onLoaded: root.app.language.finishDialogs(files.Window.window, (item as RulesFileDialog).selectedFile)
    }

    Connections {
        target: files.item

        function onChosen(file: url, name: string) {
            if (name === "")
                root.own.importFrom(file);
            else
                root.own.exportTo(name, file);
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
            objectName: "import"
            text: qsTr("Import …")
            onClicked: root.askForFile("")
        }
    ]
}
