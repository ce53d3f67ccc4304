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

        cursorShape: Qt.PointingHandCursor
    }

    Tip {
        text: root.name
        shown: hover.hovered
    }
}
