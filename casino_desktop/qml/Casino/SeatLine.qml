import QtQuick

CField {
    id: root

    required property int seat
    required property var strengths
    property string offeredName: ""
    // Undefined where the last game had no such seat: then the usual computer player.
    property var offeredLevel: undefined
    readonly property string number: Number(root.seat + 1).toLocaleString(Qt.locale(), "f", 0)
    readonly property string name: nameField.text.trim()
    // The first seat is the player's own.
    readonly property string level: root.seat === 0 ? "" : strength.currentValue ?? ""

    function offer() {
        const index = root.strengths.findIndex(entry => entry.id === root.offeredLevel);
        const usual = root.strengths.findIndex(entry => entry.usual);
        strength.currentIndex = index < 0 ? usual : index;
    }

    onOfferedLevelChanged: root.offer()
    onStrengthsChanged: root.offer()
    Component.onCompleted: root.offer()

    label: root.seat === 0 ? qsTr("You") : qsTr("Player {number}").replace("{number}", root.number)

    Flow {
        id: row

        readonly property bool beside: root.seat > 0 && width > Measure.em * 22
        readonly property real half: beside ? Math.floor((width - spacing) / 2) : width

        width: parent.width
        spacing: Measure.gap / 2

        CTextField {
            id: nameField

            objectName: "name" + root.seat
            width: row.half
            label: root.seat === 0 ? qsTr("Your name") : qsTr("Name of player {number}").replace("{number}", root.number)
            placeholderText: root.seat === 0 ? qsTr("Your name") : qsTr("Name")
            maximumLength: 24
            text: root.offeredName
        }

        CComboBox {
            id: strength

            objectName: "level" + root.seat
            width: row.half
            visible: root.seat > 0
            label: qsTr("Who plays as player {number}").replace("{number}", root.number)
            model: root.strengths
        }
    }
}
