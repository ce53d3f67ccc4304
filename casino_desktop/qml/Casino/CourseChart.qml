pragma ComponentBehavior: Bound

import QtQuick

// The course of the game: each side's total after each deal. Sides differ by dashes and marks, not by hue alone.
Column {
    id: root

    // A list of {name, totals}.
    required property var course
    // 0 where no number of points ends the game.
    required property int target
    required property string spoken

    readonly property int deals: (root.course[0]?.totals.length ?? 1) - 1
    readonly property int most: Math.max(1, root.target, ...root.course.map(side => Math.max(...side.totals)))
    readonly property list<color> inks: [Theme.accent, Theme.focus, Theme.danger, Theme.text]
    readonly property var dashes: [[], [6, 3], [2, 2], [8, 2, 2, 2]]

    // A mark of its own for each side, about a point: disc, square, triangle, diamond.
    function mark(context: var, side: int, x: real, y: real) {
        const r = Measure.em * 0.32;
        context.beginPath();
        if (side === 0)
            context.arc(x, y, r, 0, 2 * Math.PI);
        else if (side === 1)
            context.rect(x - r, y - r, 2 * r, 2 * r);
        else
            root.outline(context, side === 2 ? [[0, -1.2], [1.2, 1], [-1.2, 1]] : [[0, -1.3], [1.3, 0], [0, 1.3], [-1.3, 0]], x, y, r);
        context.fill();
    }

    function outline(context: var, corners: var, x: real, y: real, r: real) {
        context.moveTo(x + corners[0][0] * r, y + corners[0][1] * r);
        for (const [dx, dy] of corners.slice(1))
            context.lineTo(x + dx * r, y + dy * r);
        context.closePath();
    }

    topPadding: Measure.em
    spacing: Measure.gap / 2
    onCourseChanged: chart.requestPaint()
    onInksChanged: chart.requestPaint()

    CHeading {
        width: parent.width
        text: qsTr("Course of the game")
    }

    Flow {
        width: parent.width
        spacing: Measure.em

        Repeater {
            model: root.course

            Row {
                id: entry

                required property var modelData
                required property int index

                spacing: Measure.gap / 2

                Canvas {
                    width: Measure.em * 2.4
                    height: Measure.lineHeight
                    onPaint: {
                        const context = getContext("2d");
                        context.reset();
                        context.strokeStyle = context.fillStyle = root.inks[entry.index];
                        context.lineWidth = 2;
                        context.setLineDash(root.dashes[entry.index]);
                        context.beginPath();
                        context.moveTo(0, height / 2);
                        context.lineTo(width, height / 2);
                        context.stroke();
                        root.mark(context, entry.index, width / 2, height / 2);
                    }
                    // The theme's colours.
                    readonly property color ink: root.inks[entry.index]
                    onInkChanged: requestPaint()
                }

                CLabel {
                    Accessible.ignored: true
                    text: entry.modelData.name
                    font.pixelSize: Measure.small
                }
            }
        }
    }

    Canvas {
        id: chart

        readonly property real inset: Measure.em * 2.2
        readonly property real foot: Measure.lineHeight + Measure.gap / 2
        // A round number of points between two lines.
        readonly property int step: [1, 2, 5, 10, 20, 50, 100].find(step => root.most / step <= 6) ?? 200
        readonly property int ceiling: Math.ceil(root.most / step) * step

        function placeOf(deal: int, total: int): point {
            const x = inset + Measure.em * 0.5 + (width - inset - Measure.em) * (root.deals === 0 ? 0 : deal / root.deals);
            return Qt.point(x, Measure.em * 0.5 + (height - foot - Measure.em * 0.5) * (1 - total / ceiling));
        }

        function grid(context: var) {
            context.font = `${Measure.small}px "${chartFont.fontInfo.family}"`;
            context.lineWidth = 1;
            context.textBaseline = "middle";
            context.textAlign = "right";
            for (let points = 0; points <= ceiling; points += step) {
                const y = Math.round(placeOf(0, points).y) + 0.5;
                context.strokeStyle = Theme.line;
                context.beginPath();
                context.moveTo(inset, y);
                context.lineTo(width, y);
                context.stroke();
                context.fillStyle = Theme.textMuted;
                context.fillText(String(points), inset - Measure.gap / 2, y);
            }
            context.textBaseline = "top";
            context.textAlign = "center";
            const every = Math.ceil(root.deals * Measure.em * 2 / width);
            for (let deal = 0; deal <= root.deals; deal += Math.max(1, every))
                context.fillText(String(deal), placeOf(deal, 0).x, height - foot + Measure.gap / 2);
        }

        function goal(context: var) {
            const y = placeOf(0, root.target).y;
            context.strokeStyle = Theme.text;
            context.lineWidth = 1.5;
            context.beginPath();
            context.moveTo(inset, y);
            context.lineTo(width, y);
            context.stroke();
        }

        function line(context: var, side: int) {
            const places = root.course[side].totals.map((total, deal) => placeOf(deal, total));
            context.strokeStyle = context.fillStyle = root.inks[side];
            context.lineWidth = 2;
            context.setLineDash(root.dashes[side]);
            context.beginPath();
            places.forEach((place, deal) => deal === 0 ? context.moveTo(place.x, place.y) : context.lineTo(place.x, place.y));
            context.stroke();
            context.setLineDash([]);
            places.forEach(place => root.mark(context, side, place.x, place.y));
        }

        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Course of the game")
        Accessible.description: root.spoken

        width: parent.width
        height: Measure.em * 13
        onPaint: {
            const context = getContext("2d");
            context.reset();
            grid(context);
            if (root.target > 0)
                goal(context);
            for (let side = root.course.length - 1; side >= 0; --side)
                line(context, side);
        }
        onWidthChanged: requestPaint()

        CLabel {
            id: chartFont

            Accessible.ignored: true
            visible: false
        }
    }

    CLabel {
        Accessible.ignored: true
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        muted: true
        text: qsTr("Deals played")
        font.pixelSize: Measure.small
    }
}
