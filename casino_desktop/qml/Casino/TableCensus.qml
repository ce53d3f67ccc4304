pragma ComponentBehavior: Bound

import QtQuick
import QtQml.Models
import Casino.Ui

// What the layout must know of the models: who sits where with how many cards, and how large the builds are.
QtObject {
    id: root

    required property TableModel table

    // By seat: {place, hand, pile}; by table slot: the build's size; by place: the most cards that a hand may hold.
    property var seats: []
    property var buildSizes: ({})
    property var hands: ({
            "bottom": 4
        })
    property int dealer: 0

    component SeatRow: QtObject {
        required property string place
        required property bool dealer
        required property int handCount
        required property int pileCount
    }

    component BuildRow: QtObject {
        required property int slot
        required property int size
    }

    readonly property Instantiator seatRows: Instantiator {
        model: root.table.seats
        onObjectAdded: Qt.callLater(root.countSeats)
        onObjectRemoved: Qt.callLater(root.countSeats)

        delegate: SeatRow {
            onPlaceChanged: root.countSeats()
            onDealerChanged: root.countSeats()
            onHandCountChanged: root.countSeats()
            onPileCountChanged: root.countSeats()
        }
    }
    readonly property Instantiator buildRows: Instantiator {
        model: root.table.builds
        onObjectAdded: root.countBuilds()
        onObjectRemoved: root.countBuilds()

        delegate: BuildRow {
            onSlotChanged: root.countBuilds()
            onSizeChanged: root.countBuilds()
        }
    }

    function placeOf(seat: int): string {
        return root.seats[seat]?.place ?? "bottom";
    }

    function handOf(seat: int): int {
        return root.seats[seat]?.hand ?? 0;
    }

    function countOf(zone: string, seat: int, slot: int): int {
        switch (zone) {
        case "hand":
            return root.handOf(seat);
        case "build":
            return root.buildSizes[slot] ?? 1;
        case "pile":
            return root.seats[seat]?.pile ?? 0;
        case "stock":
            return root.table.stockCount;
        default:
            return 1;
        }
    }

    // Room for a hand in steps, so that the cards do not grow with every card that is played.
    function roomFor(count: int): int {
        return count <= 4 ? 4 : count <= 8 ? 8 : 13;
    }

    function countSeats(): void {
        const seats = [];
        const hands = {};
        for (let seat = 0; seat < root.seatRows.count; ++seat) {
            const row = root.seatRows.objectAt(seat) as SeatRow;
            if (row === null)
                return;
            seats.push({
                "place": row.place,
                "hand": row.handCount,
                "pile": row.pileCount
            });
            hands[row.place] = root.roomFor(row.handCount);
            if (row.dealer)
                root.dealer = seat;
        }
        root.seats = seats;
        if (JSON.stringify(hands) !== JSON.stringify(root.hands))
            root.hands = hands;
    }

    function countBuilds(): void {
        const sizes = {};
        for (let index = 0; index < root.buildRows.count; ++index) {
            const row = root.buildRows.objectAt(index) as BuildRow;
            if (row !== null)
                sizes[row.slot] = row.size;
        }
        root.buildSizes = sizes;
    }

    function count(): void {
        root.countSeats();
        root.countBuilds();
    }
}
