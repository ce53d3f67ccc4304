pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// The rules book: the table of contents beside the open section, or above it where there is little room.
CPage {
    id: root

    required property AppModel app

    readonly property RulesModel rules: root.app.rules
    readonly property bool beside: root.width > Measure.em * 46
    readonly property var nextOne: root.rules.sections[root.rules.place + 1] ?? null
    readonly property var previousOne: root.rules.sections[root.rules.place - 1] ?? null

    title: root.rules.title
    measure: 66
    answersRules: false
    height: (parent?.height ?? 0) - 2 * root.room
    first: section

    // Both keep their places, so that a second press turns the next page.
    component Turn: CButton {
        required property var entry

        width: Math.min(Measure.em * 16, (root.width - 2 * Measure.em - Measure.gap) / 2)
        enabled: entry !== null
        opacity: enabled ? 1 : 0
        onClicked: root.rules.open(entry.id)
    }

    actions: [
        Turn {
            Accessible.description: qsTr("Next section")

            objectName: "nextSection"
            entry: root.nextOne
            text: entry === null ? "" : `${entry.name} ›`
        },
        Turn {
            Accessible.description: qsTr("Previous section")

            objectName: "previousSection"
            entry: root.previousOne
            text: entry === null ? "" : `‹ ${entry.name}`
        }
    ]

    Connections {
        target: root.rules

        function onCurrentChanged() {
            section.contentY = 0;
        }
    }

    Item {
        width: parent.width
        // The page's own scrolling part adds a little room around what it holds.
        height: root.contentItem.height - 8

        RulesContents {
            id: contents

            width: root.beside ? Measure.em * 15 : parent.width
            height: root.beside ? parent.height : implicitHeight
            beside: root.beside
            rules: root.rules
        }

        CScroll {
            id: section

            Accessible.role: Accessible.Pane
            Accessible.name: root.rules.currentTitle

            objectName: "section"
            x: root.beside ? contents.width + Measure.em : 0
            y: root.beside ? 0 : contents.height + Measure.gap
            width: parent.width - x
            height: parent.height - y
            spacing: Measure.em * 0.8

            CHeading {
                width: parent.width
                text: root.rules.currentTitle
            }

            Repeater {
                model: root.rules.blocks

                RulesBlock {
                    width: parent.width
                    settings: root.app.settings
                }
            }
        }
    }
}
