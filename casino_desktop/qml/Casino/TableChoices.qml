pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui
import "RibbonSpot.js" as RibbonSpot

// Puts the ribbon near what the card was dropped on, inside the table and beside the cards that it speaks of; a press
// beside it closes it.
Item {
    id: root

    required property TableModel table
    required property TableItems items
    required property string deckFolder
    required property string letters
    required property real textSize
    // The table without the player's own hand.
    required property rect bounds

    readonly property ChoiceModel choices: root.table.choices
    readonly property Item anchorItem: root.choices.anchorKind === "card" ? root.items.card(root.choices.anchorId) : root.choices.anchorKind === "build" ? root.items.pile(root.choices.anchorId) : null
    readonly property bool open: root.choices.open

    property rect place

    signal closed

    function put(): void {
        const shown = ribbon.item as Ribbon;
        if (shown === null)
            return;
        const middle = Qt.rect(root.bounds.x + root.bounds.width / 2, root.bounds.y + root.bounds.height / 2, 0, 0);
        const anchor = root.anchorItem === null ? middle : root.items.areaOf(root.anchorItem);
        const meant = root.choices.faces;
        const kept = root.items.cardsWhere(card => meant.includes(card.face)).map(root.items.areaOf);
        const others = root.items.cardsWhere(card => !meant.includes(card.face) && (card.zone === "loose" || card.zone === "build")).map(root.items.areaOf);
        const everywhere = Qt.rect(root.bounds.x, root.bounds.y, root.bounds.width, root.height - 2 * root.bounds.y);
        const boxes = RibbonSpot.ribbonBoxes(width => shown.heightsFor(width, root.bounds.height), root.bounds, root.textSize);
        root.place = RibbonSpot.ribbonSpot(anchor, boxes, [root.bounds, everywhere], kept, others, root.textSize * 0.5);
    }

    // Whether a click is the second half of a double click, whose first half has opened the ribbon.
    function doubles(x: real, y: real): bool {
        if (!justOpened.running || root.anchorItem === null)
            return false;
        const area = root.items.areaOf(root.anchorItem);
        return x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height;
    }

    visible: root.open
    onBoundsChanged: Qt.callLater(root.put)
    onOpenChanged: {
        if (root.open)
            justOpened.restart();
        else
            root.closed();
    }

    Timer {
        id: justOpened

        interval: Application.styleHints.mouseDoubleClickInterval
    }

    MouseArea {
        anchors.fill: parent
        onClicked: mouse => {
            if (!root.doubles(mouse.x, mouse.y))
                root.table.dismiss();
        }
    }

    Loader {
        id: ribbon

        x: root.place.x
        y: root.place.y
        active: root.choices.open
        onLoaded: {
            (item as Ribbon).forceActiveFocus();
            root.put();
            // The played card is lowered or raised in the same turn.
            Qt.callLater(root.put);
        }

        sourceComponent: Ribbon {
            choices: root.choices
            deckFolder: root.deckFolder
            letters: root.letters
            textSize: root.textSize
            most: Qt.size(root.place.width, root.place.height)
            onChosen: index => root.table.choose(index)
            onMoved: delta => root.table.moveChoice(delta)
            onDismissed: root.table.dismiss()
        }
    }
}
