import QtQuick
import Casino.Ui
import "TableLayout.js" as TableLayout
import "TableMeasures.js" as TableMeasures

// The layout in force, made anew whenever the table's size, the seats or the number of slots change.
QtObject {
    id: root

    required property TableModel table
    required property size size
    required property real devicePixelRatio

    property var layout: TableLayout.arrange(Qt.size(900, 600), {}, 4, root.screen)
    // Set while the window changes its size: cards then go to their new spots at once.
    property bool instant: false
    // Cards are made once their size is known, since each size of a picture costs time.
    property bool ready: false
    // Whether the size has changed since the layout was made.
    property bool stale: false

    readonly property real unit: Math.max(1.5, root.layout.width * 0.018)
    readonly property var screen: ({
            "em": Measure.em,
            "grain": TableMeasures.grainOf(root.devicePixelRatio)
        })
    readonly property int slots: root.table.tableSlots
    readonly property TableCensus census: TableCensus {
        table: root.table
        onHandsChanged: {
            if (root.ready)
                root.arrange();
        }
    }

    function placesOf(seat: int): var {
        return root.layout.seats[root.census.placeOf(seat)] ?? root.layout.seats.bottom;
    }

    function arrange(): void {
        root.stale = false;
        if (root.size.width > 0 && root.size.height > 0)
            root.layout = TableLayout.arrange(root.size, root.census.hands, root.slots, root.screen);
    }

    function arrangeAtOnce(): void {
        root.instant = true;
        root.arrange();
        root.instant = false;
        root.ready = root.ready || root.size.width > 0;
    }

    function followSize(): void {
        if (root.stale)
            root.arrangeAtOnce();
    }

    onSizeChanged: {
        root.stale = true;
        Qt.callLater(root.followSize);
    }
    onScreenChanged: root.arrangeAtOnce()
    onSlotsChanged: root.arrange()
}
