import QtQuick

// An item that never changes its parent: it glides to whatever spot is asked for. Whoever makes it says in `x` and `y`
// how far a hand has carried it from home.
Item {
    id: root

    // {cx, cy, scale, angle, z}, as TableSpots has them.
    required property var spot
    property real lift: 0
    // Set while the window changes its size: cards then go to their new spots at once.
    property bool instant: false
    property bool held: false
    property bool glides: true

    readonly property bool gliding: root.glidingAlong || root.glidingDown
    readonly property bool moves: Motion.on && root.placed && !root.instant
    // Where it belongs, and how long it takes to get there: written by aim() alone, together.
    property real homeX: 0
    property real homeY: 0
    property int glideTime: 0
    property bool placed: false
    // Told by the animations, which Qt makes when it first moves: with an id they would be made with it.
    property bool glidingAlong: false
    property bool glidingDown: false

    function snap(length: real): real {
        const ratio = Screen.devicePixelRatio;
        return Math.round(length * ratio) / ratio;
    }

    function aim(): void {
        const x = root.snap(root.spot.cx - root.width / 2);
        const y = root.snap(root.spot.cy - root.height / 2 - root.lift);
        if (x === root.homeX && y === root.homeY)
            return;
        root.takeTime(x, y);
        root.homeX = x;
        root.homeY = y;
    }

    // While it is being made, each property comes by itself.
    function follow(): void {
        if (root.placed)
            root.aim();
    }

    function takeTime(x: real, y: real): void {
        root.glideTime = Motion.travel(Math.hypot(x - root.x, y - root.y) / Math.max(1, root.width));
    }

    // Lets it glide home.
    function release(): void {
        root.glides = true;
        root.takeTime(root.homeX, root.homeY);
        root.held = false;
    }

    rotation: root.spot.angle
    onSpotChanged: root.follow()
    onLiftChanged: root.follow()
    onWidthChanged: root.follow()
    onHeightChanged: root.follow()
    Component.onCompleted: {
        root.aim();
        root.placed = true;
    }

    Behavior on x {
        enabled: root.moves && root.glides

        NumberAnimation {
            duration: root.glideTime
            easing.type: Easing.BezierSpline
            easing.bezierCurve: Motion.paper
            onRunningChanged: root.glidingAlong = running
        }
    }
    Behavior on y {
        enabled: root.moves && root.glides

        NumberAnimation {
            duration: root.glideTime
            easing.type: Easing.BezierSpline
            easing.bezierCurve: Motion.paper
            onRunningChanged: root.glidingDown = running
        }
    }
    Behavior on rotation {
        enabled: root.moves

        NumberAnimation {
            duration: root.glideTime
            easing.type: Easing.OutQuad
        }
    }
}
