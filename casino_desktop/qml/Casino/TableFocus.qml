import QtQuick
import Casino.Ui
import "TableKeys.js" as TableKeys

// The keyboard on the table: Tab goes from the hand to the table and on to the controls, arrows move inside a zone.
Item {
    id: root

    required property TableModel table
    required property TableItems items
    required property int handCount
    // What lies over the hand until it is asked for, once it is there.
    property Item cover: null

    // The ring shows once a key was used, and hides when the mouse is used.
    property bool shown: false
    property int handSlot: 0
    property Item lastOnTable: null

    readonly property Item current: root.Window.activeFocusItem

    function onTable(): list<Item> {
        const things = TableKeys.inReadingOrder([...root.items.loose(), ...root.items.piles()]);
        return [...things, root.items.freeTable];
    }

    function give(item: Item): void {
        item.forceActiveFocus(Qt.TabFocusReason);
        const card = item as Card;
        if (card?.zone === "hand")
            root.handSlot = card.slot;
        else
            root.lastOnTable = item;
    }

    function enterHand(): void {
        if (root.cover?.visible) {
            root.cover.forceActiveFocus(Qt.TabFocusReason);
            return;
        }
        const hand = root.items.hand();
        if (hand.length > 0)
            root.give(hand[Math.min(root.handSlot, hand.length - 1)]);
        else
            handStop.forceActiveFocus();
    }

    // After what had the focus is gone; a page that has opened meanwhile keeps the keys.
    function recover(): void {
        if (root.parent.activeFocus)
            root.enterHand();
    }

    // Back to where the keyboard was before the ribbon opened.
    function restore(): void {
        if (root.lastOnTable !== null && root.onTable().includes(root.lastOnTable) && root.table.raisedRow >= 0)
            root.give(root.lastOnTable);
        else
            root.enterHand();
    }

    function enterTable(): void {
        const things = root.onTable();
        root.give(things.includes(root.lastOnTable) ? root.lastOnTable : things[0]);
    }

    // After a hand card was raised by key: on to the first thing that it may be played on.
    function enterTarget(): void {
        const target = root.onTable().find(item => item.target);
        if (target !== undefined)
            root.give(target);
    }

    function press(event: KeyEvent): void {
        const inHand = !root.onTable().includes(root.current);
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_Tab:
        case Qt.Key_Backtab:
            root.leave(inHand, event.key === Qt.Key_Tab);
            break;
        case Qt.Key_Left:
        case Qt.Key_Right:
        case Qt.Key_Up:
        case Qt.Key_Down:
        case Qt.Key_Home:
        case Qt.Key_End:
            root.move(inHand, event.key);
            break;
        case Qt.Key_Return:
        case Qt.Key_Enter:
        case Qt.Key_Space:
            if (!event.isAutoRepeat)
                root.act();
            break;
        case Qt.Key_Escape:
            root.stepBack(inHand);
            break;
        default:
            event.accepted = false;
            return;
        }
        root.shown = true;
    }

    function leave(inHand: bool, forward: bool): void {
        if (inHand && forward)
            root.enterTable();
        else if (!inHand && !forward)
            root.enterHand();
        else
            (forward ? tableStop : handStop).nextItemInFocusChain(forward).forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
    }

    function move(inHand: bool, key: int): void {
        if (inHand && key === Qt.Key_Up)
            root.enterTable();
        else if (root.current === root.items.freeTable && key === Qt.Key_Down)
            root.enterHand();
        else if (inHand && root.cover?.visible)
            root.enterHand();
        else if (inHand)
            root.give(TableKeys.step(root.items.hand(), root.current, key) ?? handStop);
        else
            root.give(TableKeys.step(root.onTable(), root.current, key) ?? root.items.freeTable);
    }

    function act(): void {
        const card = root.current as Card;
        const build = root.current as BuildPile;
        if (card !== null) {
            root.table.activateCard(card.row);
            if (card.row === root.table.raisedRow && !root.table.choices.open)
                root.enterTarget();
        } else if (build !== null) {
            root.table.activateBuild(build.buildId);
        } else if (root.current === root.items.freeTable) {
            root.table.activateTable();
        } else {
            root.table.skip();
        }
    }

    function stepBack(inHand: bool): void {
        root.table.dismiss();
        if (!inHand)
            root.enterHand();
    }

    // The next card to use is in the hand, also where the last one was laid onto something that is still there.
    onHandCountChanged: {
        if (handStop.focus || root.current === root.parent || root.onTable().includes(root.current))
            Qt.callLater(root.recover);
    }

    Item {
        id: handStop

        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Your hand")
        focus: true
        activeFocusOnTab: true
        onActiveFocusChanged: {
            if (activeFocus && root.handCount > 0)
                root.enterHand();
        }
    }

    Item {
        id: tableStop

        Accessible.ignored: true
        activeFocusOnTab: true
        onActiveFocusChanged: {
            if (activeFocus)
                root.enterTable();
        }
    }
}
