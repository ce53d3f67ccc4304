pragma ComponentBehavior: Bound

import QtQuick

// A won game's moment: stars and the signs of the suits float down through the window, once.
Item {
    id: root

    property real progress
    property int count: 36

    readonly property list<string> pictures: ["star", "suits/two/h", "star", "suits/two/d", "star", "suits/four/c", "star", "suits/four/d"]

    signal ended

    // A number from 0 to 1 without any order in `index`.
    function strew(index: int, kind: int): real {
        const mixed = 43758.5453 * Math.sin(12.9898 * (index + 1) + 78.233 * kind);
        return mixed - Math.floor(mixed);
    }

    enabled: false

    NumberAnimation on progress {
        from: 0
        to: 1
        duration: 2.4 * Motion.celebrate
        onFinished: root.ended()
    }

    Repeater {
        model: root.count

        Image {
            required property int index

            readonly property real start: 0.45 * root.strew(index, 0)
            readonly property real fallen: Math.max(0, root.progress - start) / (1 - start)

            x: root.strew(index, 1) * (root.width - width) + width * Math.sin(4 * fallen + index)
            y: fallen * (root.height + 2 * height) - height
            width: Math.round(Measure.em * (1.1 + root.strew(index, 2)))
            height: width
            visible: fallen > 0
            rotation: (index % 2 ? 1 : -1) * 200 * fallen
            opacity: Math.min(1, 4 * (1 - root.progress))
            source: `qrc:/deck/${root.pictures[index % root.pictures.length]}.svg`
            sourceSize: Qt.size(width, height)
        }
    }
}
