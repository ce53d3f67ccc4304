pragma ComponentBehavior: Bound

import QtQuick

// One item of the score sheet, a cell for each side.
Rectangle {
    id: root

    // 0 where the item's name stands above the cells.
    required property real itemWidth
    property string item: ""
    property var cells: []
    // By cell: what was counted, in words, and the cards that earned the points.
    property var counts: []
    property var cards: []
    property string spoken: ""
    property bool strong: false
    property bool raised: false
    property string letters: "AJQK"
    property string deckFolder: "two-large"

    readonly property bool stacked: itemWidth === 0
    readonly property real cellsX: Measure.gap + itemWidth
    readonly property real cellWidth: (width - cellsX - Measure.gap) / Math.max(1, root.cells.length)

    Accessible.role: Accessible.StaticText
    Accessible.name: root.spoken

    implicitHeight: (stacked && item !== "" ? name.height : 0) + Math.max(stacked ? 0 : name.height, row.height) + Measure.gap
    radius: raised ? Measure.radius : 0
    color: raised ? Theme.surfaceSunken : "transparent"

    Rectangle {
        width: parent.width
        height: 1
        visible: root.item !== "" && !root.raised
        color: Theme.line
    }

    CLabel {
        id: name

        Accessible.ignored: true
        x: Measure.gap
        y: Measure.gap / 2
        width: root.stacked ? root.width - 2 * Measure.gap : root.itemWidth - Measure.gap
        text: root.item
        font.weight: root.strong ? Font.DemiBold : Font.Normal
        color: root.stacked && !root.strong ? Theme.textMuted : Theme.text
    }

    Row {
        id: row

        x: root.cellsX
        y: (root.stacked && root.item !== "" ? name.height : 0) + Measure.gap / 2

        Repeater {
            model: root.cells

            Item {
                id: cell

                required property string modelData
                required property int index
                // The cards beside the points where there is room, else below.
                readonly property bool beside: width > Measure.em * 13

                width: root.cellWidth
                height: Math.max(words.height, tops.y + tops.height)

                Column {
                    id: words

                    width: (cell.beside && root.cards.length > 0 ? Measure.em * 6 : cell.width) - Measure.gap

                    CLabel {
                        Accessible.ignored: true
                        width: parent.width
                        text: cell.modelData
                        font.pixelSize: root.raised ? Measure.large : Measure.em
                        font.weight: root.strong ? Font.DemiBold : Font.Normal
                        wrapMode: Text.Wrap
                    }

                    CLabel {
                        Accessible.ignored: true
                        width: parent.width
                        visible: text !== ""
                        muted: true
                        text: root.counts[cell.index] ?? ""
                        font.pixelSize: Measure.small
                    }
                }

                CardTops {
                    id: tops

                    x: cell.beside ? Measure.em * 6 : 0
                    y: cell.beside ? 0 : words.height + Measure.gap / 3
                    width: cell.width - x - Measure.gap
                    height: implicitHeight
                    faces: root.cards[cell.index] ?? []
                    letters: root.letters
                    deckFolder: root.deckFolder
                }
            }
        }
    }
}
