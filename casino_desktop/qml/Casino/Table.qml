pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui
import "TableSpots.js" as TableSpots

// The table: cloth, seats, cards, the line above the hand and the ribbon. The model says what lies where; this item
// says at which pixels, and turns gestures and keys into calls of the model.
FocusScope {
    id: root

    required property TableModel table
    required property SettingsModel settings

    readonly property var layout: arranged.layout
    // Narrower tables for more than two players are not readable.
    readonly property real leastWidth: arranged.census.seats.length > 2 ? 700 : 540

    signal rulesWanted

    // What a lost window must not leave behind.
    function letGo(): void {
        dragging.cancel();
    }

    function focusHand(): void {
        keyboard.enterHand();
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

    // From the bar, too, where the key that asked for the hint may have been a button.
    Loader {
        active: root.table.hint !== "" && !root.activeFocus

        sourceComponent: Item {
            Shortcut {
                sequence: "Esc"
                onActivated: root.table.dismiss()
            }
        }
    }

    Connections {
        target: root.table

        function onSpoken(seat: int, text: string) {
            (bubbles.itemAt(seat) as Bubble)?.say(text);
        }
        function onHushed() {
            for (let seat = 0; seat < bubbles.count; ++seat)
                (bubbles.itemAt(seat) as Bubble)?.hush();
        }
        function onSwept(seat: int) {
            (sparkles.itemAt(seat) as Loader).active = Motion.on;
        }
        function onAnnounced(text: string, assertive: bool) {
            root.Accessible.announce(text, assertive ? Accessible.Assertive : Accessible.Polite);
        }
    }

    TableFocus {
        id: keyboard

        table: root.table
        items: things
        cover: handOver
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

    HandOver {
        id: handOver

        x: root.layout.seats.bottom.hand.cx - width / 2
        y: root.layout.seats.bottom.hand.cy - height / 2
        z: 50
        width: Math.min(root.width * 0.9, Measure.em * 24)
        name: root.table.handOver
        onAsked: {
            root.table.showMyCards();
            keyboard.enterHand();
        }
    }

    TableStrip {
        x: root.layout.words.x
        y: root.layout.words.y
        z: paper ? 20 : 5
        width: root.layout.words.width
        height: root.layout.words.height
        turnText: root.table.turnText
        runningSum: root.table.runningSum
        hint: root.table.hint
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

    Repeater {
        id: bubbles

        model: arranged.ready ? root.table.seats : null

        delegate: Bubble {
            id: bubble

            required property int seat

            readonly property var spot: TableSpots.bubbleSpot(root.layout, arranged.census.placeOf(bubble.seat), bubble)

            x: spot.x
            y: spot.y
            z: 30
            textSize: root.layout.text
            most: root.layout.plate.width * 1.6
        }
    }

    Repeater {
        id: sparkles

        model: arranged.ready ? root.table.seats : null

        delegate: Loader {
            id: sparkle

            required property int seat

            readonly property var pile: arranged.placesOf(sparkle.seat).pile

            x: pile.cx - width / 2
            y: pile.cy - height / 2
            z: 35
            width: root.layout.small.width
            height: root.layout.small.height
            active: false

            sourceComponent: Sparkle {
                onEnded: sparkle.active = false
            }
        }
    }

    TableChoices {
        anchors.fill: parent
        z: 40
        table: root.table
        items: things
        deckFolder: root.settings.deckFolder
        letters: root.settings.indexLetters
        textSize: root.layout.text
        bounds: Qt.rect(root.layout.gap, root.layout.gap, root.width - 2 * root.layout.gap, root.layout.hand.y - 2 * root.layout.gap)
        onClosed: keyboard.restore()
    }
}
