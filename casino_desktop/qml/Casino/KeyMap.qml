pragma Singleton

import QtQuick

// The one place that says which key does what: the window's shortcuts and the list of the keys read it.
QtObject {
    // Whether a dialog in a window of its own has the keys; the shortcuts of the window below would act there too.
    property bool elsewhere: false

    readonly property string menus: "F10"
    readonly property string undo: "Ctrl+Z"
    readonly property string redo: "Ctrl+Shift+Z"
    readonly property string lastMove: "L"
    readonly property string hint: "H"
    readonly property string count: "C"
    readonly property string newGame: "Ctrl+N"
    readonly property string open: "Ctrl+O"
    readonly property string saveAs: "Ctrl+S"
    readonly property string settings: "Ctrl+,"
    readonly property string log: "Ctrl+L"
    readonly property string rules: "F1"
    readonly property string keys: "Shift+F1"
    readonly property string fullScreen: "F11"
    readonly property string quit: "Ctrl+Q"
}
