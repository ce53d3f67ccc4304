import QtQuick

// What the table is made of, with a vignette, drawn as pictures, so that no shader is needed.
Rectangle {
    color: Theme.felt

    Image {
        anchors.fill: parent
        source: Theme.groundPicture
        fillMode: Image.PreserveAspectCrop
        sourceSize: Qt.size(1600, 1000)
    }

    Image {
        anchors.fill: parent
        opacity: Theme.vignette
        source: "qrc:/grounds/vignette.svg"
        // So soft a picture looks the same when it is drawn small and stretched.
        sourceSize: Qt.size(160, 100)
    }
}
