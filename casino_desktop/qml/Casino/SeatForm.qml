pragma ComponentBehavior: Bound

import QtQuick

// One line for each seat: the name, and who plays there.
Column {
    id: root

    required property int seats
    // A list of {id, name}; the id "" stands for a person at this screen.
    required property var strengths
    // By seat: what to offer at first.
    property var offeredNames: []
    property var offeredLevels: []

    readonly property bool watched: lines.count > 0 && root.rows().every(row => row !== null && row.level !== "")
    readonly property bool mild: lines.count > 0 && root.rows().some(row => row !== null && row.mild)

    function fill(names: var, levels: var) {
        root.offeredNames = names;
        root.offeredLevels = levels;
    }

    function rows(): var {
        return Array.from({
            "length": root.seats
        }, (_, seat) => lines.itemAt(seat) as SeatLine);
    }

    function names(): var {
        return root.rows().map(row => row.name);
    }

    function levels(): var {
        return root.rows().map(row => row.level);
    }

    spacing: Measure.em

    Repeater {
        id: lines

        model: root.seats

        SeatLine {
            required property int index

            width: root.width
            seat: index
            strengths: root.strengths
            offeredName: root.offeredNames[index] ?? ""
            offeredLevel: root.offeredLevels[index]
        }
    }

    CLabel {
        objectName: "mild"
        width: root.width
        visible: root.mild
        text: qsTr("A mild player makes about half of the moves as the next weaker player would.")
        muted: true
        font.pixelSize: Measure.small
    }

    CLabel {
        objectName: "watched"
        width: root.width
        visible: root.watched
        text: qsTr("Only computers play, and you watch.")
    }
}
