pragma ComponentBehavior: Bound

import QtQuick

// One of the 52 cards: what its row in the model tells of it, and what a hand may do with it.
Glider {
    id: root

    required property int row
    required property string face
    required property string zone
    required property int seat
    required property int slot
    required property int depth
    required property bool crosswise
    required property bool playable
    required property bool target
    required property bool selected
    required property bool lit
    // Deep in a heap, where nothing of it can be seen.
    required property bool buried
    required property bool hinted
    required property string name
    required property string deckFolder
    required property string letters
    required property string back
    property bool own: false
    property bool raised: false
    property bool hot: false
    property bool focused: false

    readonly property bool usable: root.zone === "loose" || (root.zone === "hand" && root.own)
    readonly property bool lying: root.zone === "stock" || root.zone === "pile" || root.zone === "gone"
    readonly property bool seen: root.gliding || (root.zone !== "gone" && !root.buried)
    // Of a heap only the lowest card, and what glides near its top: many faint shadows make a black one.
    readonly property bool shaded: !root.lying || root.slot === 0 || (root.gliding && !root.buried)
    // A build has one ring around all its cards.
    readonly property bool ringed: root.zone !== "build" && (root.target || root.selected || root.raised || root.lit || root.hinted || root.focused || root.hovered)
    readonly property bool hovered: hover.hovered && !root.held

    signal activated
    signal activatedTwice
    signal pickedUp
    signal dropped
    signal dragCancelled

    // Ends a drag without a drop: Escape, a lost window, a touch taken over by the system.
    function cancelDrag(): void {
        if (!root.held)
            return;
        root.release();
        root.dragCancelled();
    }

    function drop(): void {
        if (!root.held)
            return;
        root.glides = true;
        root.dropped();
        root.release();
    }

    objectName: `card${root.row}`
    x: root.homeX + (root.held ? drag.activeTranslation.x : 0)
    y: root.homeY + (root.held ? drag.activeTranslation.y : 0)
    z: root.held ? 1000 : root.spot.z + (root.gliding && root.zone !== "stock" ? 400 : 0)
    scale: root.spot.scale * (root.held ? 1.06 : tap.pressed ? 0.97 : 1)
    lift: (root.raised ? 0.12 : root.selected || root.lit || root.hinted ? 0.06 : 0) * root.height
    visible: root.seen

    Accessible.role: Accessible.Button
    Accessible.name: root.name
    Accessible.ignored: !root.usable
    Accessible.focusable: root.usable
    Accessible.focused: root.activeFocus
    Accessible.selectable: root.usable
    Accessible.selected: root.selected || root.raised
    Accessible.onPressAction: root.activated()

    Behavior on scale {
        enabled: root.moves

        NumberAnimation {
            duration: root.held || tap.pressed ? Motion.lift : root.glideTime
            easing.type: Easing.OutQuad
        }
    }

    // Most cards of a heap are never seen in it: what there is to see of one is made when it shows.
    Loader {
        anchors.fill: parent
        active: root.seen

        sourceComponent: CardBody {
            card: root
        }
    }

    DragHandler {
        id: drag

        target: null
        enabled: root.playable
        dragThreshold: 4
        cursorShape: Qt.ClosedHandCursor
        onActiveChanged: {
            if (active) {
                root.glides = false;
                root.held = true;
                root.pickedUp();
            } else {
                Qt.callLater(root.drop);
            }
        }
        // Comes after `active` has gone, and before what was called later.
        onCanceled: root.cancelDrag()
    }

    TapHandler {
        id: tap

        enabled: root.usable
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: {
            if (tapCount === 2 && root.zone === "hand" && root.raised)
                root.activatedTwice();
            else
                root.activated();
        }
    }

    HoverHandler {
        id: hover

        enabled: root.usable
        cursorShape: root.playable ? Qt.OpenHandCursor : Qt.PointingHandCursor
    }
}
