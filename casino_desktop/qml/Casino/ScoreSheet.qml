pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// After each deal: what each side scored, with the cards that earned it, until the next deal is asked for.
CPage {
    id: root

    required property AppModel app
    readonly property ScoreModel score: app.score
    readonly property var names: score.sides
    readonly property int sides: names.length
    // Beside the cells where there is room for the item's name, else above them.
    readonly property bool stacked: width < Measure.em * (14 + 9 * sides)
    readonly property real itemWidth: stacked ? 0 : Math.round(Measure.em * 11)

    signal newGameWanted

    function follow() {
        if (root.score.visible)
            root.open();
        else
            root.close();
    }

    function spokenTotals(item: string, cells: var): string {
        return `${item}: ${cells.map((points, side) => `${root.names[side]} ${points}`).join(", ")}`;
    }

    title: score.title
    measure: 18 + 20 * sides
    rowGap: 0
    closable: false
    unasked: true
    opening: [root.score.winnerText, dealTotals.spoken, totals.spoken].filter(text => text !== "").join(". ")
    first: next
    Component.onCompleted: root.follow()

    Connections {
        target: root.score

        function onVisibleChanged() {
            root.follow();
        }
    }

    // The window's own keys are silent under a page.
    WindowKey {
        sequence: KeyMap.undo
        wanted: root.opened && root.app.table.canUndo
        onActivated: root.app.table.undo()
    }

    Rectangle {
        visible: root.score.winnerText !== ""
        width: parent.width
        height: winner.height + Measure.em * 1.2
        radius: Measure.radius
        color: Theme.accent

        CHeading {
            id: winner

            objectName: "winner"
            anchors.centerIn: parent
            width: parent.width - 2 * Measure.em
            horizontalAlignment: Text.AlignHCenter
            text: root.score.winnerText
            color: Theme.accentText
        }
    }

    ScoreLine {
        width: parent.width
        itemWidth: root.itemWidth
        cells: root.names
        strong: true
        spoken: qsTr("Sides: {names}").replace("{names}", root.names.join(", "))
    }

    Repeater {
        model: root.score.rows

        ScoreLine {
            required property var model

            width: parent?.width ?? 0
            itemWidth: root.itemWidth
            item: model.item
            cells: model.points
            counts: model.counts
            cards: model.cards
            spoken: model.spoken
            letters: root.app.settings.indexLetters
            deckFolder: root.app.settings.largeDeckFolder
        }
    }

    ScoreLine {
        id: dealTotals

        objectName: "dealTotals"
        width: parent.width
        itemWidth: root.itemWidth
        item: qsTr("This deal")
        cells: root.score.dealTotals
        strong: true
        spoken: root.spokenTotals(item, cells)
    }

    ScoreLine {
        id: totals

        objectName: "totals"
        width: parent.width
        itemWidth: root.itemWidth
        item: root.score.target > 0 ? qsTr("Game to {points}").replace("{points}", root.score.target) : qsTr("Game")
        cells: root.score.totals
        strong: true
        raised: true
        spoken: root.spokenTotals(item, cells)
    }

    CLabel {
        objectName: "checksum"
        width: parent.width
        horizontalAlignment: Text.AlignRight
        visible: text !== ""
        muted: true
        text: root.score.checksumText
        font.pixelSize: Measure.small
    }

    ScoreWalk {
        objectName: "walk"
        width: parent.width
        visible: steps.length > 0
        start: root.score.walkStart
        steps: root.score.walk
    }

    CourseChart {
        objectName: "course"
        width: parent.width
        course: root.score.course
        target: root.score.target
        spoken: root.score.courseText
    }

    actions: [
        CButton {
            id: next

            objectName: "next"
            primary: true
            text: root.score.gameOver ? qsTr("New game") : qsTr("Next deal")
            onClicked: {
                if (root.score.gameOver)
                    root.newGameWanted();
                else
                    root.app.game.nextDeal();
            }
        },
        CButton {
            objectName: "review"
            visible: !root.app.game.watched
            text: qsTr("Review my moves")
            onClicked: root.app.page = "review"
        },
        CButton {
            objectName: "statistics"
            visible: root.score.gameOver
            text: qsTr("Statistics")
            onClicked: root.app.page = "history"
        },
        CButton {
            objectName: "undo"
            visible: root.app.table.canUndo
            text: qsTr("Undo the last move")
            onClicked: root.app.table.undo()
        }
    ]
}
