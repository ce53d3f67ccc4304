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
    readonly property bool mild: root.strengths[strength.currentIndex]?.mild ?? false
    // Who comes if the seat gets no other name; undefined for a person.
    readonly property var player: root.strengths[strength.currentIndex]?.players?.[root.seat]
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
            placeholderText: root.player?.name ?? (root.own ? qsTr("Your name") : qsTr("Name"))
            maximumLength: 24
            text: root.offeredName
            leftPadding: face.visible ? face.x + face.width + Measure.em * 0.5 : Measure.em * 0.7

            Image {
                id: face

                objectName: "face" + root.seat
                x: Measure.em * 0.4
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(Measure.em * 1.7)
                height: width
                visible: root.player !== undefined
                source: root.player === undefined ? "" : `qrc:/portraits/${root.player.portrait}.svg`
                sourceSize: Qt.size(width * Screen.devicePixelRatio, height * Screen.devicePixelRatio)
            }
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
