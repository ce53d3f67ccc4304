pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// The table: cloth, seats, cards, the line above the hand and the ribbon. The model says what lies where; this item
// says at which pixels, and turns gestures and keys into calls of the model.
FocusScope {
    id: root

    required property TableModel table
    required property SettingsModel settings
    // Whether what lies over the table is there, too.
    property bool whole: true

    readonly property var layout: arranged.layout
    // Narrower tables for more than two players are not readable.
    readonly property real leastWidth: arranged.census.seats.length > 2 ? 700 : 540

    // The panel that asks for a hidden hand takes the keys that were meant for the hand.
    readonly property bool covered: root.table.handOver !== ""

    signal rulesWanted

    // What a lost window must not leave behind.
    function letGo(): void {
        dragging.cancel();
    }

    function focusHand(): void {
        keyboard.enterHand();
    }

    onCoveredChanged: {
        if (root.covered)
            over.focus = true;
    }
    Component.onCompleted: {
        arranged.census.count();
        arranged.arrangeAtOnce();
    }

    Keys.onPressed: event => {
        if (dragging.card !== null && event.key === Qt.Key_Escape)
            root.letGo();
        keyboard.press(event);
    }

    TablePlan {
        id: arranged

        table: root.table
        size: Qt.size(root.width, root.height)
        devicePixelRatio: Screen.devicePixelRatio
    }

    TableItems {
        id: things

        cards: heaps.cards
        builds: heaps.builds
        freeTable: freeArea
    }

    TableDrop {
        id: dragging

        table: root.table
        items: things
    }

    Connections {
        target: root.table

        function onAnnounced(text: string, assertive: bool) {
            root.Accessible.announce(text, assertive ? Accessible.Assertive : Accessible.Polite);
        }
    }

    TableFocus {
        id: keyboard

        table: root.table
        items: things
        handCount: arranged.census.handOf(root.table.mySeat)
    }

    TableFelt {
        anchors.fill: parent
    }

    FreeTable {
        id: freeArea

        x: root.layout.table.x
        y: root.layout.table.y
        width: root.layout.table.width
        height: root.layout.table.height
        target: root.table.tableIsTarget && (dragging.card !== null || root.table.raisedRow >= 0)
        hinted: root.table.tableIsHinted
        hot: freeArea.target && dragging.overTable
        focused: freeArea.activeFocus && keyboard.shown
        unit: arranged.unit
        onActivated: {
            keyboard.shown = false;
            root.table.activateTable();
        }
    }

    Repeater {
        model: arranged.ready ? root.table.seats : null

        delegate: TableSeat {
            places: arranged.placesOf(seat)
            textSize: root.layout.text
            pileLength: root.layout.pileLength
            pileWidth: root.layout.small.width
            pileHeight: root.layout.small.height
        }
    }

    TableStrip {
        id: strip

        x: root.layout.words.x
        y: root.layout.words.y
        z: refusing ? 20 : 5
        width: root.layout.words.width
        height: root.layout.words.height
        turnText: root.table.turnText
        runningSum: root.table.runningSum
        whyNot: root.table.whyNot
        whyNotSerial: root.table.whyNotSerial
        onRulesWanted: root.rulesWanted()
        textSize: root.layout.text
    }

    TableCards {
        id: heaps

        anchors.fill: parent
        z: 10
        table: root.table
        settings: root.settings
        plan: arranged
        drop: dragging
        ringed: keyboard.shown
        onTouched: keyboard.shown = false
        onFocusLost: Qt.callLater(keyboard.recover)
    }

    Loader {
        id: over

        anchors.fill: parent
        z: 30
        active: root.whole
        onActiveChanged: over.load()
        Component.onCompleted: over.load()

        function load(): void {
            if (over.active)
                over.setSource("TableOver.qml", {
                    "table": root.table,
                    "settings": root.settings,
                    "plan": arranged,
                    "items": things,
                    "strip": strip,
                    "keyboard": keyboard
                });
        }
    }
}
