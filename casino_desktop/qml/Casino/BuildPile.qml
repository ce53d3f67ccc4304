pragma ComponentBehavior: Bound

import QtQuick

// A build: the frame over its fanned cards, the badge and the owner's mark. The cards themselves are Card items
// below this one, which takes the clicks for all of them.
Item {
    id: root

    required property int buildId
    required property int slot
    required property int size
    required property string badge
    required property int owner
    required property bool lit
    required property bool target
    required property bool selected
    required property bool hinted
    required property string name

    // Where the owner sits, so that the mark points there.
    property string ownerPlace: "bottom"
    property bool hot: false
    property bool focused: false
    property real unit: 2
    property real textSize: 14

    readonly property alias asking: hover.asking

    signal activated

    objectName: `build${root.buildId}`

    Accessible.role: Accessible.Button
    Accessible.name: root.name
    Accessible.focusable: true
    Accessible.focused: root.activeFocus
    Accessible.selectable: true
    Accessible.selected: root.selected
    Accessible.onPressAction: root.activated()

    CardRing {
        hollow: true
        target: root.target
        hot: root.hot
        selected: root.selected
        lit: root.lit || root.hinted
        focused: root.focused
        hovered: hover.hovered
        radius: root.unit * 4
        unit: root.unit
    }

    BuildBadge {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: parent.bottom
        badge: root.badge
        place: root.ownerPlace
        textSize: root.textSize
    }

    Loader {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: root.height * 0.03
        active: root.hinted

        sourceComponent: HintMark {
            size: root.height * 0.26
        }
    }

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.activated()
    }

    HoverHandler {
        id: hover

        property point entered
        // A build that was made under a resting mouse was not asked about.
        property bool asking: false

        cursorShape: Qt.PointingHandCursor
        onHoveredChanged: {
            hover.entered = hover.point.scenePosition;
            hover.asking = false;
        }
        onPointChanged: {
            const { x, y } = hover.point.scenePosition;
            if (hover.hovered && Math.hypot(x - hover.entered.x, y - hover.entered.y) > 2)
                hover.asking = true;
        }
    }

    Tip {
        text: root.name
        wanted: hover.asking
    }
}
