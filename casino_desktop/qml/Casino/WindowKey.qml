import QtQuick

// A shortcut of the window. It must not act while a dialog in a window of its own has the keys.
Shortcut {
    id: root

    // Whether it acts otherwise.
    property bool wanted: true

    enabled: root.wanted && !KeyMap.elsewhere
}
