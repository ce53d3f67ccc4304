pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui
import "TableSpots.js" as TableSpots

// Puts the ribbon near what the card was dropped on, inside the table; a press beside it closes it.
Item {
    id: root

    required property TableModel table
    required property TableItems items
    required property string deckFolder
    required property string letters
    required property real textSize
    required property rect bounds

    readonly property ChoiceModel choices: root.table.choices
    readonly property Item anchorItem: root.choices.anchorKind === "card" ? root.items.card(root.choices.anchorId) : root.choices.anchorKind === "build" ? root.items.pile(root.choices.anchorId) : null
    readonly property rect anchorArea: root.anchorItem === null ? Qt.rect(root.width / 2, root.bounds.y + root.bounds.height / 2, 0, 0) : Qt.rect(root.anchorItem.x, root.anchorItem.y, root.anchorItem.width, root.anchorItem.height)
    readonly property var place: TableSpots.beside(root.anchorArea, ribbon, root.bounds, root.textSize)
    readonly property bool open: root.choices.open

    signal closed

    visible: root.open
    onOpenChanged: {
        if (!root.open)
            root.closed();
    }

    MouseArea {
        anchors.fill: parent
        onClicked: root.table.dismiss()
    }

    Loader {
        id: ribbon

        x: root.place.x
        y: root.place.y
        active: root.choices.open
        onLoaded: (item as Ribbon).forceActiveFocus()

        sourceComponent: Ribbon {
            choices: root.choices
            deckFolder: root.deckFolder
            letters: root.letters
            textSize: root.textSize
            most: root.bounds.height
            mostWidth: root.bounds.width
            onChosen: index => root.table.choose(index)
            onMoved: delta => root.table.moveChoice(delta)
            onDismissed: root.table.dismiss()
        }
    }
}
