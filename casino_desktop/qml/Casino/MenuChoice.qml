import QtQml

// A menu within a menu, of which one line may be in force: `options` are maps {id, name}.
QtObject {
    property string title: ""
    property bool enabled: true
    property var options: []
    property string value: ""

    signal picked(string id)
}
