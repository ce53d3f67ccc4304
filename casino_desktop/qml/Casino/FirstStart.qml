pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Casino.Ui

// The only question before the first card: the language, live, with the system's chosen already.
CPage {
    id: root

    required property AppModel app

    title: qsTr("Welcome to Casino")
    measure: 30
    closable: false
    answersRules: false
    unasked: true
    opening: question.text
    first: play
    onAccepted: root.app.language.choose(root.app.language.current)

    T.Overlay.modal: Item {}

    CLabel {
        id: question

        width: parent.width
        text: qsTr("Which language shall we play in?")
    }

    CSegments {
        objectName: "languages"
        width: parent.width
        label: qsTr("Language")
        options: root.app.language.languages
        value: root.app.language.current
        onChosen: code => root.app.language.choose(code)
    }

    CLabel {
        width: parent.width
        muted: true
        text: qsTr("You can change it at any time in the settings.")
    }

    actions: CButton {
        id: play

        objectName: "play"
        primary: true
        text: qsTr("Play")
        onClicked: root.accept()
    }
}
