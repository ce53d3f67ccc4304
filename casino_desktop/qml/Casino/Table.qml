pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui
import "TableLayout.js" as TableLayout
import "TableSpots.js" as TableSpots

// The table: cloth, seats, cards, builds, the line above the hand and the ribbon. The model says what lies where;
// this item says at which pixels, and turns gestures and keys into calls of the model.
FocusScope {
    id: root

    required property TableModel table
    required property SettingsModel settings

    // Narrower tables for more than two players are not readable.
    readonly property real leastWidth: census.seats.length > 2 ? 700 : 540
    readonly property real unit: Math.max(1.5, root.layout.width * 0.018)
    readonly property bool armed: drop.card !== null || root.table.raisedRow >= 0
    property var layout: TableLayout.arrange(Qt.size(900, 600), {}, 4, Measure.em)
    // Set while the window changes its size: cards then go to their new spots at once.
    property bool instant: false
    // Cards are made once their size is known, since each size of a picture costs time.
    property bool ready: false

    function arrange(): void {
        if (root.width > 0 && root.height > 0)
            root.layout = TableLayout.arrange(Qt.size(root.width, root.height), census.hands, root.table.tableSlots, Measure.em);
    }

    function arrangeAtOnce(): void {
        root.instant = true;
        root.arrange();
        root.instant = false;
        root.ready = root.ready || root.width > 0;
    }

    function placesOf(seat: int): var {
        return root.layout.seats[census.placeOf(seat)] ?? root.layout.seats.bottom;
    }

    // What a press or a lost window must not leave behind.
    function letGo(): void {
        drop.cancel();
    }

    function focusHand(): void {
        keyboard.enterHand();
    }

    onWidthChanged: Qt.callLater(root.arrangeAtOnce)
    onHeightChanged: Qt.callLater(root.arrangeAtOnce)
    Component.onCompleted: {
        census.count();
        root.arrangeAtOnce();
    }

    Keys.onPressed: event => {
        if (drop.card !== null && event.key === Qt.Key_Escape)
            root.letGo();
        keyboard.press(event);
    }

    TableCensus {
        id: census

        table: root.table
        onHandsChanged: {
            if (root.ready)
                root.arrange();
        }
    }

    TableItems {
        id: things

        cards: allCards
        builds: allBuilds
        freeTable: freeArea
    }

    TableDrop {
        id: drop

        table: root.table
        items: things
    }

    Connections {
        target: root.table

        function onTableSlotsChanged() {
            root.arrange();
        }
        function onSpoken(seat: int, text: string) {
            (bubbles.itemAt(seat) as Bubble)?.say(text);
        }
        function onAnnounced(text: string, assertive: bool) {
            root.Accessible.announce(text, assertive ? Accessible.Assertive : Accessible.Polite);
        }
    }

    Connections {
        target: Measure

        function onEmChanged() {
            root.arrangeAtOnce();
        }
    }

    TableFocus {
        id: keyboard

        table: root.table
        items: things
        handCount: census.handOf(root.table.mySeat)
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
        target: root.table.tableIsTarget && root.armed
        hot: freeArea.target && drop.overTable
        focused: freeArea.activeFocus && keyboard.shown
        unit: root.unit
        onActivated: {
            keyboard.shown = false;
            root.table.activateTable();
        }
    }

    Repeater {
        model: root.ready ? root.table.seats : null

        delegate: TableSeat {
            places: root.placesOf(seat)
            textSize: root.layout.text
            pileLength: root.layout.pileLength
            pileWidth: root.layout.small.width
            pileHeight: root.layout.small.height
        }
    }

    TableStrip {
        x: root.layout.words.x
        y: root.layout.words.y
        z: refusing ? 20 : 5
        width: root.layout.words.width
        height: root.layout.words.height
        turnText: root.table.turnText
        runningSum: root.table.runningSum
        whyNot: root.table.whyNot
        whyNotSerial: root.table.whyNotSerial
        textSize: root.layout.text
    }

    Item {
        anchors.fill: parent
        z: 10

        Stock {
            readonly property var places: root.placesOf(census.dealer)

            x: places.stock.cx - width / 2
            y: places.stock.cy - height / 2
            z: 90
            width: root.layout.small.width
            height: root.layout.small.height
            cards: root.table.stockCount
            packets: root.table.packetsLeft
            packetText: root.table.packetText
            textSize: root.layout.text
        }

        Repeater {
            id: allCards

            model: root.ready ? root.table.cards : null

            delegate: Card {
                id: card

                // Of the hand, build or heap that the card lies in.
                readonly property int count: census.countOf(card.zone, card.seat, card.slot)

                width: root.layout.width
                height: root.layout.height
                own: card.seat === root.table.mySeat
                raised: card.row === root.table.raisedRow
                hot: drop.hot === card
                focused: card.activeFocus && keyboard.shown
                instant: root.instant
                buried: card.lying && !card.crosswise && card.slot > 0 && card.slot < card.count - 4
                deckFolder: root.settings.deckFolder
                letters: root.settings.indexLetters
                back: root.settings.back
                spot: TableSpots.cardSpot(root.layout, card, root.placesOf(card.seat), card.count, root.placesOf(census.dealer))
                onActivated: {
                    keyboard.shown = false;
                    root.table.activateCard(card.row);
                }
                onPickedUp: {
                    keyboard.shown = false;
                    drop.begin(card);
                }
                onDropped: drop.end()
                onUsableChanged: {
                    if (card.activeFocus && !card.usable)
                        Qt.callLater(keyboard.enterHand);
                }
                onXChanged: {
                    if (card.held)
                        drop.follow();
                }
                onYChanged: {
                    if (card.held)
                        drop.follow();
                }
            }
        }

        Repeater {
            id: allBuilds

            model: root.ready ? root.table.builds : null
            onItemRemoved: (index, item) => {
                if (item.activeFocus)
                    Qt.callLater(keyboard.enterHand);
            }

            delegate: BuildPile {
                id: build

                readonly property var centre: TableSpots.slotCentre(root.layout, build.slot)

                width: root.layout.width + TableSpots.fanStep(root.layout, build.size) * (build.size - 1)
                height: root.layout.height
                x: centre.cx - width / 2
                y: centre.cy - height / 2 - (build.selected || build.lit ? 0.06 * height : 0)
                z: 50
                ownerPlace: census.placeOf(build.owner)
                hot: drop.hot === build
                focused: build.activeFocus && keyboard.shown
                unit: root.unit
                textSize: root.layout.text
                onActivated: {
                    keyboard.shown = false;
                    root.table.activateBuild(build.buildId);
                }
            }
        }
    }

    Repeater {
        id: bubbles

        model: root.ready ? root.table.seats : null

        delegate: Bubble {
            id: bubble

            required property int seat

            readonly property var spot: TableSpots.bubbleSpot(root.layout, census.placeOf(bubble.seat), bubble)

            x: spot.x
            y: spot.y
            z: 30
            textSize: root.layout.text
            most: root.layout.plate.width * 1.6
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
