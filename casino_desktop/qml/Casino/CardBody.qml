pragma ComponentBehavior: Bound

import QtQuick

// What is seen of a card: its shadow, the ring around it, and its picture.
Item {
    id: root

    required property Card card

    // As wide as the picture, also while that turns over.
    SoftShadow {
        anchors.leftMargin: (1 - picture.breadth) * root.width / 2
        anchors.rightMargin: anchors.leftMargin
        visible: root.card.shaded
        radius: root.width * 0.06
        depth: root.width * (root.card.held ? 0.065 : root.card.gliding ? 0.045 : root.card.lift > 0 ? 0.035 : 0.02)

        Behavior on depth {
            enabled: Motion.on

            NumberAnimation {
                duration: Motion.lift
            }
        }
    }

    Loader {
        anchors.fill: parent
        active: root.card.ringed

        sourceComponent: CardRing {
            target: root.card.target
            hot: root.card.hot
            selected: root.card.selected || root.card.raised
            lit: root.card.lit || root.card.hinted
            focused: root.card.focused
            hovered: root.card.hovered
            radius: root.width * 0.06
            unit: Math.max(1.5, root.width * 0.018)
        }
    }

    CardPicture {
        id: picture

        anchors.fill: parent
        face: root.card.face
        deckFolder: root.card.deckFolder
        letters: root.card.letters
        back: root.card.back
        turns: !root.card.instant
    }

    // A build bears one for all its cards.
    Loader {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: root.width * 0.04
        active: root.card.hinted && root.card.zone !== "build"

        sourceComponent: HintMark {
            size: root.width * 0.36
        }
    }
}
