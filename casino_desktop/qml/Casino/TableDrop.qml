import QtQuick
import Casino.Ui
import "TableSpots.js" as TableSpots

// A drag from pick-up to drop: it finds the legal target with the largest overlap and tells the model.
QtObject {
    id: root

    required property TableModel table
    required property TableItems items

    // The least part of a card that must cover a target, so that a card may be laid close beside another.
    readonly property real leastPart: 0.15
    readonly property real leastPartToAsk: 0.4

    property Card card: null
    // The legal target that a drop would take now: a Card, a BuildPile, or null.
    property Item hot: null
    // What the card mostly lies on although nothing can be done there: the drop will say why.
    property Item asked: null
    property bool overTable: false

    function begin(card: Card): void {
        root.cancel();
        root.card = card;
        root.table.pickUp(card.row);
        root.follow();
    }

    function follow(): void {
        if (root.card === null)
            return;
        root.hot = root.best(true, root.leastPart);
        root.asked = root.hot === null ? root.best(false, root.leastPartToAsk) : null;
        root.overTable = root.hot === null && root.asked === null && root.isOver(root.items.freeTable);
    }

    function end(): void {
        const card = root.card;
        if (card === null)
            return;
        root.follow();
        const onto = root.hot ?? root.asked;
        const overTable = root.overTable;
        root.clear();
        if (onto !== null)
            root.dropOn(card.row, onto);
        else if (overTable)
            root.table.dropOnTable(card.row);
        else
            root.table.cancelDrag();
    }

    // Lets go of the card without a move; it glides home by itself.
    function cancel(): void {
        const card = root.card;
        if (card === null)
            return;
        root.clear();
        card.cancelDrag();
        root.table.cancelDrag();
    }

    function clear(): void {
        root.card = null;
        root.hot = null;
        root.asked = null;
        root.overTable = false;
    }

    function dropOn(row: int, onto: Item): void {
        const card = onto as Card;
        if (card !== null)
            root.table.dropOnCard(row, card.row);
        else
            root.table.dropOnBuild(row, (onto as BuildPile).buildId);
    }

    function isOver(zone: Item): bool {
        const x = root.card.x + root.card.width / 2 - zone.x;
        const y = root.card.y + root.card.height / 2 - zone.y;
        return x >= 0 && y >= 0 && x <= zone.width && y <= zone.height;
    }

    function best(legal: bool, leastPart: real): Item {
        let most = leastPart * root.card.width * root.card.height;
        let found = null;
        for (const item of [...root.items.loose(), ...root.items.piles()]) {
            if (item.target !== legal)
                continue;
            const overlap = TableSpots.overlap(root.card, item);
            if (overlap > most) {
                most = overlap;
                found = item;
            }
        }
        return found;
    }
}
