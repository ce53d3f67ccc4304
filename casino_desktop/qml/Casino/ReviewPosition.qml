pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// The hand and the table before a move, drawn small; a ring marks the cards of the better one.
Rectangle {
    id: root

    required property var position
    required property SettingsModel settings

    readonly property real card: Math.round(Measure.em * 3.2)

    Accessible.role: Accessible.StaticText
    Accessible.name: `${root.position.spoken ?? ""} ${root.position.why ?? ""}`

    height: content.height + 2 * Measure.em
    implicitHeight: height
    radius: Measure.radius
    color: Theme.surfaceSunken
    border.width: 1
    border.color: Theme.line

    component Lots: Column {
        id: lots

        required property string caption
        required property var model

        width: content.width
        spacing: Measure.gap / 2

        CLabel {
            Accessible.ignored: true
            width: parent.width
            muted: true
            text: lots.caption
            font.pixelSize: Measure.small
        }

        Flow {
            width: parent.width
            spacing: Measure.gap / 2

            Repeater {
                model: lots.model

                RulesLot {
                    required property var modelData

                    faces: modelData.faces
                    used: modelData.used
                    badge: modelData.badge
                    card: root.card
                    settings: root.settings
                }
            }
        }
    }

    Column {
        id: content

        x: Measure.em
        y: Measure.em
        width: root.width - 2 * Measure.em
        spacing: Measure.gap

        Lots {
            caption: qsTr("On the table")
            model: root.position.table ?? []
        }

        Lots {
            caption: qsTr("In the hand")
            model: root.position.hand ?? []
        }

        CLabel {
            Accessible.ignored: true
            width: parent.width
            visible: text !== ""
            text: root.position.why ?? ""
        }

        CLabel {
            Accessible.ignored: true
            width: parent.width
            muted: true
            text: qsTr("A ring marks the cards of the better move.")
            font.pixelSize: Measure.small
        }
    }
}
