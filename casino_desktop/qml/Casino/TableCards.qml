pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui
import "TableSpots.js" as TableSpots

// The 52 cards, and over them what belongs to heaps of cards: the stock's label and the frames of builds.
Item {
    id: root

    required property TableModel table
    required property SettingsModel settings
    required property TablePlan plan
    required property TableDrop drop
    // Whether the keyboard's ring shows.
    required property bool ringed

    readonly property alias cards: allCards
    readonly property alias builds: allBuilds
    readonly property var dealer: root.plan.placesOf(root.plan.census.dealer)
    // Asked of the models once, and not by each card.
    readonly property int mySeat: root.table.mySeat
    readonly property int raisedRow: root.table.raisedRow
    readonly property string deckFolder: root.settings.deckFolder
    readonly property string letters: root.settings.indexLetters
    readonly property string back: root.settings.back

    // The mouse was used on something.
    signal touched
    // Something that had the keyboard is no longer there.
    signal focusLost

    Stock {
        x: root.dealer.stock.cx - width / 2
        y: root.dealer.stock.cy - height / 2
        z: 90
        width: root.plan.layout.small.width
        height: root.plan.layout.small.height
        cards: root.table.stockCount
        packets: root.table.packetsLeft
        stockText: root.table.stockText
        packetText: root.table.packetText
        textSize: root.plan.layout.text
    }

    Repeater {
        id: allCards

        model: root.plan.ready ? root.table.cards : null

        delegate: Card {
            id: card

            // Of the hand, build or heap that the card lies in.
            readonly property int count: root.plan.census.countOf(card.zone, card.seat, card.slot)

            width: root.plan.layout.width
            height: root.plan.layout.height
            own: card.seat === root.mySeat
            raised: card.row === root.raisedRow
            hot: root.drop.hot === card
            focused: card.activeFocus && root.ringed
            instant: root.plan.instant
            deckFolder: root.deckFolder
            letters: root.letters
            back: root.back
            spot: TableSpots.cardSpot(root.plan.layout, card, root.plan.placesOf(card.seat), card.count, root.dealer)
            onActivated: {
                root.touched();
                root.table.activateCard(card.row);
            }
            onActivatedTwice: root.table.activateTwice(card.row)
            onPickedUp: {
                root.touched();
                root.drop.begin(card);
            }
            onDropped: root.drop.end()
            onUsableChanged: {
                if (card.activeFocus && !card.usable)
                    root.focusLost();
            }
            onXChanged: {
                if (card.held)
                    root.drop.follow();
            }
            onYChanged: {
                if (card.held)
                    root.drop.follow();
            }
        }
    }

    Repeater {
        id: allBuilds

        model: root.plan.ready ? root.table.builds : null
        onItemRemoved: (index, item) => {
            if (item.activeFocus)
                root.focusLost();
        }

        delegate: BuildPile {
            id: build

            readonly property var centre: TableSpots.slotCentre(root.plan.layout, build.slot)

            width: root.plan.layout.width + TableSpots.fanStep(root.plan.layout, build.size) * (build.size - 1)
            height: root.plan.layout.height
            x: centre.cx - width / 2
            y: centre.cy - height / 2 - (build.selected || build.lit ? 0.06 * height : 0)
            z: 50
            ownerPlace: root.plan.census.placeOf(build.owner)
            hot: root.drop.hot === build
            focused: build.activeFocus && root.ringed
            unit: root.plan.unit
            textSize: root.plan.layout.text
            onActivated: {
                root.touched();
                root.table.activateBuild(build.buildId);
            }
        }
    }
}
