import QtQuick
import Qt.labs.platform as P

// A line of a menu that the desktop draws.
P.MenuItem {
    id: root

    // Said without the sign that the desktop takes for "underline the next letter".
    required property string label

    readonly property string doubled: root.label.replace(/&/g, "&&")

    role: P.MenuItem.NoRole
    text: Qt.platform.os === "osx" ? root.doubled : root.doubled.replace(/_/g, "__")
}
