pragma ComponentBehavior: Bound

import QtQuick

// Names a file that cannot be used, and why.
CPage {
    id: root

    required property string sentence
    required property string path

    measure: 34
    unasked: true
    opening: `${root.sentence} ${left.text}`
    first: understood
    Component.onCompleted: root.open()

    CLabel {
        objectName: "refusalSentence"
        width: parent.width
        text: root.sentence
    }

    CLabel {
        objectName: "refusalPath"
        width: parent.width
        visible: text !== ""
        text: root.path
        muted: true
        font.pixelSize: Measure.small
        wrapMode: Text.WrapAnywhere
    }

    CLabel {
        id: left

        width: parent.width
        text: qsTr("The file was left as it is.")
    }

    actions: CButton {
        id: understood

        objectName: "understood"
        primary: true
        text: qsTr("OK")
        onClicked: root.accept()
    }
}
