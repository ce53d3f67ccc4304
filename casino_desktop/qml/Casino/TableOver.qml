pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui
import "TableSpots.js" as TableSpots

// What comes and goes over the table: what is said, a sweep's moment, the choices, and who is to play next.
Item {
    id: root

    required property TableModel table
    required property SettingsModel settings
    required property TablePlan plan
    required property TableItems items
    required property TableStrip strip
    required property TableFocus keyboard

    // The table without the player's own hand.
    readonly property rect room: Qt.rect(root.plan.layout.gap, root.plan.layout.gap, root.width - 2 * root.plan.layout.gap, root.plan.layout.hand.y - 2 * root.plan.layout.gap)

    Component.onCompleted: root.keyboard.cover = handOver

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
    }

    // Also where a button of the bar has the keys, which may have asked for the hint.
    WindowKey {
        sequence: "Esc"
        wanted: root.table.hint !== "" && !root.keyboard.parent.activeFocus
        onActivated: root.table.dismiss()
    }

    HintMark {
        readonly property Item free: root.items.freeTable

        x: free.x + free.width - width - root.plan.unit * 3
        y: free.y + root.plan.unit * 3
        visible: root.table.tableIsHinted
        size: root.plan.unit * 20
    }

    Loader {
        id: hint

        readonly property HintNote note: item as HintNote

        active: root.table.hint !== ""
        visible: !root.strip.refusing

        sourceComponent: HintNote {
            readonly property var words: root.plan.layout.words

            text: root.table.hint
            textSize: root.plan.layout.text
            line: Qt.rect(words.x, words.y, words.width, words.height)
            room: root.room
            keptAreas: () => [...root.items.hand(), ...root.items.loose(), ...root.items.piles()].map(root.items.areaOf)
            otherAreas: () => Object.values(root.plan.layout.seats).map(seat => seat.plate)
        }
    }

    Binding {
        target: root.strip
        property: "hinted"
        value: hint.note !== null && hint.note.hidesLine
    }

    HandOver {
        id: handOver

        x: root.plan.layout.seats.bottom.hand.cx - width / 2
        y: root.plan.layout.seats.bottom.hand.cy - height / 2
        z: 1
        width: Math.min(root.width * 0.9, Measure.em * 24)
        name: root.table.handOver
        onAsked: {
            root.table.showMyCards();
            root.keyboard.enterHand();
        }
    }

    Repeater {
        id: bubbles

        model: root.plan.ready ? root.table.seats : null

        delegate: Bubble {
            id: bubble

            required property int seat

            readonly property var spot: TableSpots.bubbleSpot(root.plan.layout, root.plan.census.placeOf(bubble.seat), bubble)

            x: spot.x
            y: spot.y
            textSize: root.plan.layout.text
            most: root.plan.layout.plate.width * 1.6
        }
    }

    Repeater {
        id: sparkles

        model: root.plan.ready ? root.table.seats : null

        delegate: Loader {
            id: sparkle

            required property int seat

            readonly property var pile: root.plan.placesOf(sparkle.seat).pile

            x: pile.cx - width / 2
            y: pile.cy - height / 2
            width: root.plan.layout.small.width
            height: root.plan.layout.small.height
            active: false

            sourceComponent: Sparkle {
                onEnded: sparkle.active = false
            }
        }
    }

    TableChoices {
        anchors.fill: parent
        table: root.table
        items: root.items
        deckFolder: root.settings.largeDeckFolder
        letters: root.settings.indexLetters
        textSize: root.plan.layout.text
        bounds: root.room
        onClosed: root.keyboard.restore()
    }
}
