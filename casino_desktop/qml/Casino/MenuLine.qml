import QtQuick

// One line of a menu, whoever draws it.
QtObject {
    property string text: ""
    // The key that does the same.
    property Shortcut shortcut: null
    property bool enabled: true
    property bool checkable: false
    property bool checked: false
    // "about", "preferences" or "quit": a Mac moves these into the program's own menu. "" stays here.
    property string role: ""

    signal triggered
}
