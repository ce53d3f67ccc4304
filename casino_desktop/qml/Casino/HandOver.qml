import QtQuick

// Where several people share the screen: the next one asks for the hidden hand.
FocusScope {
    id: root

    // Whose turn it is; "" while no hand waits.
    required property string name
    property real textSize: 14

    signal asked

    objectName: "handOver"
    visible: root.name !== ""
    implicitWidth: panel.width
    implicitHeight: panel.height
    onVisibleChanged: {
        if (root.visible)
            root.focus = true;
    }

    Rectangle {
        id: panel

        width: root.width
        height: column.height + 2 * Measure.gap
        anchors.centerIn: parent
        radius: Measure.radius * 2
        color: Theme.surface
        border.width: 1
        border.color: Theme.border

        Column {
            id: column

            anchors.centerIn: parent
            width: parent.width - 2 * Measure.em
            spacing: Measure.gap

            CLabel {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("{name}, it is your turn.").replace("{name}", root.name)
                font.weight: Font.DemiBold
            }

            CButton {
                objectName: "showMyCards"
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, parent.width)
                focus: true
                primary: true
                text: qsTr("Show my cards")
                onClicked: root.asked()
            }
        }
    }

    Loader {
        anchors.fill: panel
        active: root.visible

        sourceComponent: Grace {}
    }
}
