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
    readonly property var sitter: root.strengths[strength.currentIndex]
    readonly property bool mild: root.sitter?.mild ?? false
    // The first seat is the player's own, unless the player only watches.
    readonly property bool own: root.seat === 0 && root.level === ""

    function portrait(entry: var): string {
        const player = entry?.players?.[root.seat];
        return player === undefined ? "" : `qrc:/portraits/${player.portrait}.svg`;
    }

    // Who may sit here; at the first seat the person is the one who reads this.
    function sitters(): var {
        return root.strengths.map(entry => Object.assign({}, entry, {
                    "name": root.seat === 0 && entry.id === "" ? qsTr("You play") : entry.name,
                    "picture": root.portrait(entry)
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
            placeholderText: root.sitter?.players?.[root.seat]?.name ?? (root.own ? qsTr("Your name") : qsTr("Name"))
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
                visible: root.level !== ""
                source: root.portrait(root.sitter)
                sourceSize: Qt.size(width * Screen.devicePixelRatio, height * Screen.devicePixelRatio)
            }
        }

        CComboBox {
            id: strength

            objectName: "level" + root.seat
            width: row.half
            listWidth: Measure.em * 33
            label: qsTr("Who plays as player {number}").replace("{number}", root.number)
            model: root.sitters()
        }
    }
}
