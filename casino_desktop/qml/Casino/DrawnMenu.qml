pragma ComponentBehavior: Bound

import QtQuick

// A menu as the window draws it.
CMenu {
    id: root

    required property MenuList list

    readonly property Component lineMaker: Component {
        CMenuItem {
            required property MenuLine line

            text: line.text
            keys: root.written(line.shortcut, root.list.app.language.current)
            enabled: line.enabled
            checkable: line.checkable
            checked: line.checked
            onTriggered: {
                line.triggered();
                checked = Qt.binding(() => line.checked);
            }
        }
    }
    readonly property Component ruleMaker: Component {
        CMenuSeparator {}
    }
    readonly property Component choiceMaker: Component {
        ChoiceMenu {}
    }

    // Keys have names in each language, and nativeText does not tell when it has changed.
    function written(shortcut: Shortcut, language: string): string {
        return shortcut?.nativeText ?? "";
    }

    Component.onCompleted: {
        for (const entry of root.list.entries) {
            if (entry instanceof MenuLine)
                root.addItem(root.lineMaker.createObject(root.contentItem, {
                    "line": entry
                }));
            else if (entry instanceof MenuChoice)
                root.addMenu(root.choiceMaker.createObject(root, {
                    "choice": entry
                }));
            else
                root.addItem(root.ruleMaker.createObject(root.contentItem));
        }
    }
}
