pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// What a player who remembers every card knows: which are still to come, and how the majorities stand.
CPage {
    id: root

    required property AppModel app

    readonly property CountModel count: root.app.cardCount

    title: qsTr("Cards seen so far")
    measure: 48

    CLabel {
        objectName: "summary"
        width: parent.width
        text: root.count.summary
    }

    CardGrid {
        objectName: "grid"
        width: parent.width
        faces: root.count.faces
        bright: root.count.bright
        spoken: root.count.spoken
        settings: root.app.settings
    }

    CountLine {
        width: parent.width
        cells: root.count.titles
        muted: true
    }

    Repeater {
        model: root.count.lines

        CountLine {
            required property var modelData

            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.spoken

            objectName: "side"
            width: parent?.width ?? 0
            cells: modelData.cells
        }
    }

    CLabel {
        objectName: "majority"
        width: parent.width
        visible: text !== ""
        muted: true
        text: root.count.majority
        font.pixelSize: Measure.small
    }
}
