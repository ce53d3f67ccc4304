import QtQuick
import QtQuick.Shapes

// A line drawing in the text's colour: it needs neither a symbol font nor one picture per theme.
Item {
    id: root

    required property string name
    property color color: Theme.text
    property real stroke: Math.max(1.5, root.width / 9)

    readonly property var paths: ({
            "check": "M 4 12.5 L 9.5 18 L 20 6.5",
            "close": "M 5 5 L 19 19 M 19 5 L 5 19",
            "down": "M 5 9 L 12 16 L 19 9",
            "right": "M 9 5 L 16 12 L 9 19",
            "minus": "M 5 12 L 19 12",
            "plus": "M 5 12 L 19 12 M 12 5 L 12 19",
            "warning": "M 12 3 L 22 20.5 L 2 20.5 Z M 12 9.5 L 12 14 M 12 17 L 12 17.6",
            "info": "M 12 2.5 A 9.5 9.5 0 1 0 12.01 2.5 M 12 7 L 12 7.6 M 12 11 L 12 17"
        })

    Accessible.ignored: true

    implicitWidth: Measure.em
    implicitHeight: Measure.em

    Shape {
        width: 24
        height: 24
        scale: root.width / 24
        transformOrigin: Item.TopLeft

        ShapePath {
            strokeColor: root.color
            strokeWidth: root.stroke * 24 / Math.max(1, root.width)
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin

            PathSvg {
                path: root.paths[root.name] ?? ""
            }
        }
    }
}
