pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// One block of a section: a paragraph, a table or an example, as its type says.
Loader {
    id: root

    required property var modelData
    required property SettingsModel settings

    readonly property var kinds: ({
            "text": paragraph,
            "table": table,
            "example": example
        })

    sourceComponent: root.kinds[root.modelData.type]

    Component {
        id: paragraph

        CLabel {
            text: root.modelData.text
            lineHeight: 1.15
        }
    }

    Component {
        id: table

        RulesTable {
            table: root.modelData
        }
    }

    Component {
        id: example

        RulesExample {
            example: root.modelData
            settings: root.settings
        }
    }
}
