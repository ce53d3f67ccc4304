pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

CPage {
    id: root

    required property AppModel app

    // Line breaks made for a terminal go, those between paragraphs stay.
    function flowing(text: string): string {
        return text.replace(/([^\n])\n(?!\n)/g, "$1 ");
    }

    title: qsTr("About Casino")
    measure: 46

    CLabel {
        width: parent.width
        text: qsTr("Version {version}").replace("{version}", root.app.about.version)
        font.weight: Font.DemiBold
    }

    CLabel {
        width: parent.width
        text: qsTr("A card game of capturing, building and clearing the table. Drawings, texts and program are our own.")
    }

    CHeading {
        width: parent.width
        topPadding: Measure.gap
        text: qsTr("Licence")
    }

    CLabel {
        objectName: "licenceText"
        width: parent.width
        text: root.flowing(root.app.about.licenceText)
        font.pixelSize: Measure.small
    }

    CHeading {
        width: parent.width
        topPadding: Measure.gap
        text: qsTr("Made with the work of others")
    }

    Repeater {
        model: root.app.about.licences

        Column {
            id: entry

            required property var modelData

            Accessible.role: Accessible.StaticText
            Accessible.name: `${modelData.name} ${modelData.version}, ${modelData.licence}. ${modelData.line}`

            width: parent.width
            bottomPadding: Measure.gap / 2

            CLabel {
                Accessible.ignored: true
                width: parent.width
                text: `${entry.modelData.name} ${entry.modelData.version}`
                font.weight: Font.DemiBold
            }

            CLabel {
                Accessible.ignored: true
                width: parent.width
                text: entry.modelData.licence
            }

            CLabel {
                Accessible.ignored: true
                width: parent.width
                visible: text !== ""
                text: entry.modelData.line
                muted: true
                font.pixelSize: Measure.small
            }
        }
    }
}
