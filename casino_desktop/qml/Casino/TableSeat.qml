import QtQuick

// One seat's nameplate and captured pile.
Item {
    id: root

    required property int seat
    required property string name
    required property string levelName
    required property bool dealer
    required property bool turn
    required property bool thinking
    required property int total
    required property string portrait
    required property int pileCount
    required property int sweeps
    required property string description
    required property var places
    required property real textSize
    required property real pileLength
    required property real pileWidth
    required property real pileHeight

    Seat {
        x: root.places.plate.x
        y: root.places.plate.y
        width: root.places.plate.width
        height: root.places.plate.height
        seat: root.seat
        name: root.name
        levelName: root.levelName
        dealer: root.dealer
        turn: root.turn
        thinking: root.thinking
        total: root.total
        portrait: root.portrait
        description: root.description
        textSize: root.textSize
    }

    Pile {
        objectName: `pile${root.seat}`
        x: root.places.pile.cx - width / 2
        y: root.places.pile.cy - height / 2
        width: root.pileLength
        height: root.pileHeight
        cards: root.pileCount
        sweeps: root.sweeps
        rotation: root.places.angle
        outward: root.places.outward.x + root.places.outward.y
        cardWidth: root.pileWidth
        cardHeight: root.pileHeight
    }
}
