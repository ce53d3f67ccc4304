import QtQuick

// A label with its control: side by side where there is room, else one above the other.
Item {
    id: root

    default property alias control: place.data
    property string label: ""
    property string hint: ""

    readonly property bool stacked: width < Measure.em * 30
    readonly property real labelWidth: stacked ? width : Math.round(width * 0.34)

    width: parent?.width ?? 0
    implicitHeight: stacked ? text.height + Measure.gap / 3 + place.height : Math.max(text.height, place.height)

    Column {
        id: text

        y: root.stacked ? 0 : Math.max(0, (Math.min(Measure.control, place.height) - name.height) / 2)
        width: root.labelWidth - (root.stacked ? 0 : Measure.gap)

        CLabel {
            id: name

            width: parent.width
            // The control says its own label to a screen reader.
            Accessible.ignored: true
            text: root.label
        }

        CLabel {
            width: parent.width
            visible: root.hint !== ""
            text: root.hint
            muted: true
            font.pixelSize: Measure.small
        }
    }

    Column {
        id: place

        x: root.stacked ? 0 : root.labelWidth
        y: root.stacked ? text.height + Measure.gap / 3 : 0
        width: root.stacked ? root.width : root.width - root.labelWidth
        spacing: Measure.gap / 2
    }
}
