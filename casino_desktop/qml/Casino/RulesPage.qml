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
    height: (parent?.height ?? 0) - 2 * root.room
    first: section

    actions: [
        CButton {
            objectName: "nextSection"
            visible: root.nextOne !== null
            text: `${root.nextOne?.name ?? ""} ›`
            Accessible.name: qsTr("Next section: {title}").replace("{title}", root.nextOne?.name ?? "")
            onClicked: root.rules.open(root.nextOne.id)
        },
        CButton {
            objectName: "previousSection"
            visible: root.previousOne !== null
            text: `‹ ${root.previousOne?.name ?? ""}`
            Accessible.name: qsTr("Previous section: {title}").replace("{title}", root.previousOne?.name ?? "")
            onClicked: root.rules.open(root.previousOne.id)
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
