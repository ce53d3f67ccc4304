pragma ComponentBehavior: Bound

import QtQuick
import Qt.labs.platform as P

// A menu as the desktop draws it.
P.Menu {
    id: root

    // Known before the menu is complete: only those of a bar have a counterpart on the desktop.
    required property P.MenuBar bar
    required property MenuList list
    // While a page lies over the table, or a dialog over the window, the game below rests.
    required property bool blocked

    readonly property var roles: ({
            "about": P.MenuItem.AboutRole,
            "preferences": P.MenuItem.PreferencesRole,
            "quit": P.MenuItem.QuitRole
        })
    readonly property Component lineMaker: Component {
        NativeLine {
            required property MenuLine line

            label: line.text
            shortcut: line.shortcut?.portableText ?? ""
            enabled: line.enabled && (!root.blocked || line.role === "quit")
            checkable: line.checkable
            checked: line.checked
            role: root.roles[line.role] ?? P.MenuItem.NoRole
            onTriggered: {
                // WORKAROUND Qt 6.11: its key works for a line that is not enabled, too.
                if (enabled)
                    line.triggered();
                checked = Qt.binding(() => line.checked);
            }
        }
    }
    readonly property Component ruleMaker: Component {
        P.MenuSeparator {}
    }
    readonly property Component choiceMaker: Component {
        NativeChoice {
            blocked: root.blocked
        }
    }

    function movesAway(entry: QtObject): bool {
        const line = entry as MenuLine;
        return Qt.platform.os === "osx" && line !== null && line.role !== "";
    }

    onBarChanged: root.bar.addMenu(root)
    Component.onCompleted: {
        const entries = root.list.entries;
        for (let index = 0; index < entries.length; ++index) {
            const entry = entries[index];
            if (entry instanceof MenuLine)
                root.addItem(root.lineMaker.createObject(root, {
                    "line": entry
                }));
            else if (entry instanceof MenuChoice)
                root.choiceMaker.createObject(root, {
                    "within": root,
                    "choice": entry
                });
            else
                root.addItem(root.ruleMaker.createObject(root, {
                    "visible": !root.movesAway(entries[index + 1])
                }));
        }
    }
}
