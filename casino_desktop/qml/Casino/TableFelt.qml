import QtQuick

// The cloth with its vignette, drawn as a picture, so that no shader is needed.
Rectangle {
    id: root

    readonly property string shade: "%3Csvg xmlns='http://www.w3.org/2000/svg' width='320' height='200'%3E%3Cdefs%3E%3CradialGradient id='g' cx='0.5' cy='0.45' r='0.75'%3E%3Cstop offset='0.35' stop-opacity='0'/%3E%3Cstop offset='1' stop-opacity='0.36'/%3E%3C/radialGradient%3E%3C/defs%3E%3Crect width='320' height='200' fill='url(%23g)'/%3E%3C/svg%3E"

    color: Theme.felt

    Image {
        anchors.fill: parent
        source: "data:image/svg+xml;utf8," + root.shade
        // So soft a picture looks the same when it is drawn small and stretched.
        sourceSize: Qt.size(160, 100)
    }
}
