pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// Every choice works at once and is kept; there is nothing to confirm.
CPage {
    id: root

    required property AppModel app
    readonly property SettingsModel settings: app.settings

    title: qsTr("Settings")
    measure: 50
    rowGap: Measure.em * 0.8
    first: languages

    CHeading {
        width: parent.width
        text: qsTr("Language and name")
    }

    CField {
        label: languages.label

        CSegments {
            id: languages

            objectName: "languages"
            width: parent.width
            label: qsTr("Language")
            options: root.app.language.languages
            value: root.app.language.current
            onChosen: code => root.app.language.choose(code)
        }
    }

    CField {
        label: playerName.label

        CTextField {
            id: playerName

            objectName: "playerName"
            width: parent.width
            label: qsTr("Your name")
            placeholderText: qsTr("As the table shall call you")
            maximumLength: 24
            text: root.settings.playerName
            onEditingFinished: root.settings.playerName = text.trim()
        }
    }

    SettingsTable {
        width: parent.width
        spacing: root.rowGap
        settings: root.settings
    }

    SettingsCards {
        width: parent.width
        spacing: root.rowGap
        settings: root.settings
    }

    SettingsSound {
        width: parent.width
        spacing: root.rowGap
        settings: root.settings
    }

    actions: CButton {
        primary: true
        text: qsTr("Done")
        onClicked: root.accept()
    }
}
