import QtQuick

// A tool tip over its parent, made when it is first seen.
Loader {
    id: root

    property string text: ""
    property bool wanted: false

    onWantedChanged: {
        if (root.wanted && root.status === Loader.Null)
            root.setSource("CToolTip.qml", {
                "parent": root.parent,
                "text": Qt.binding(() => root.text),
                "visible": Qt.binding(() => root.wanted)
            });
    }
}
