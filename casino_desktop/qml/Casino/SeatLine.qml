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
    // "" for a person.
    readonly property string level: strength.currentValue ?? ""
    // The first seat is the player's own, unless the player only watches.
    readonly property bool own: root.seat === 0 && root.level === ""

    // Who may sit here; at the first seat the person is the one who reads this.
    function sitters(): var {
        return root.seat > 0 ? root.strengths : root.strengths.map(entry => entry.id !== "" ? entry : Object.assign({}, entry, {
                "name": qsTr("You play")
            }));
    }

    function offer() {
        const index = root.strengths.findIndex(entry => entry.id === root.offeredLevel);
        const usual = root.seat === 0 ? 0 : root.strengths.findIndex(entry => entry.usual);
        strength.currentIndex = index < 0 ? usual : index;
    }

    onOfferedLevelChanged: root.offer()
    onStrengthsChanged: root.offer()
    Component.onCompleted: root.offer()

    label: root.own ? qsTr("You") : qsTr("Player {number}").replace("{number}", root.number)

    Flow {
        id: row

        readonly property bool beside: width > Measure.em * 22
        readonly property real half: beside ? Math.floor((width - spacing) / 2) : width

        width: parent.width
        spacing: Measure.gap / 2

        CTextField {
            id: nameField

            objectName: "name" + root.seat
            width: row.half
            label: root.own ? qsTr("Your name") : qsTr("Name of player {number}").replace("{number}", root.number)
            placeholderText: root.own ? qsTr("Your name") : qsTr("Name")
            maximumLength: 24
            text: root.offeredName
        }

        CComboBox {
            id: strength

            objectName: "level" + root.seat
            width: row.half
            label: qsTr("Who plays as player {number}").replace("{number}", root.number)
            model: root.sitters()
        }
    }
}
