import QtQuick
import QtQuick.Templates as T

// A column that scrolls with wheel, drag, keys, and by itself to whatever has the focus.
Flickable {
    id: root

    default property alias content: column.data
    property alias spacing: column.spacing
    readonly property bool overflows: root.contentHeight > root.height + 1
    readonly property Item focused: root.Window.activeFocusItem

    function reveal() {
        const item = root.focused;
        if (item === null || !root.holds(item))
            return;
        const top = item.mapToItem(column, 0, 0).y - Measure.gap;
        const bottom = top + item.height + 2 * Measure.gap;
        if (bottom <= root.height)
            root.contentY = 0;
        else if (top < root.contentY)
            root.contentY = Math.max(0, top);
        else if (bottom > root.contentY + root.height)
            root.contentY = Math.min(bottom - root.height, root.contentHeight - root.height);
    }

    function holds(item: Item): bool {
        for (let up = item; up !== null; up = up.parent) {
            if (up === column)
                return true;
        }
        return false;
    }

    // Whether there was anything to scroll.
    function move(step: real): bool {
        const last = Math.max(0, root.contentHeight - root.height);
        root.contentY = Math.max(0, Math.min(last, root.contentY + step));
        return root.overflows;
    }

    // Once the page has its size.
    onFocusedChanged: soon.restart()
    onHeightChanged: soon.restart()

    Keys.onUpPressed: event => event.accepted = root.move(-Measure.control)
    Keys.onDownPressed: event => event.accepted = root.move(Measure.control)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageUp)
            event.accepted = root.move(-root.height * 0.9);
        else if (event.key === Qt.Key_PageDown || event.key === Qt.Key_Space)
            event.accepted = root.move(root.height * 0.9);
        else if (event.key === Qt.Key_Home)
            event.accepted = root.move(-root.contentHeight);
        else if (event.key === Qt.Key_End)
            event.accepted = root.move(root.contentHeight);
        else
            event.accepted = false;
    }

    activeFocusOnTab: root.overflows || root.activeFocus
    clip: true
    contentWidth: width
    contentHeight: column.height
    implicitWidth: column.implicitWidth
    implicitHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    interactive: root.overflows

    Soon {
        id: soon

        onTriggered: root.reveal()
    }

    Column {
        id: column

        // Room for the focus rings and for the bar.
        x: 4
        width: root.width - 8 - (root.overflows ? bar.width + 4 : 0)
        topPadding: 4
        bottomPadding: 4
        spacing: Measure.gap
    }

    T.ScrollBar.vertical: CScrollBar {
        id: bar

        parent: root
        x: root.width - width
        height: root.height
        visible: root.overflows
        marked: root.activeFocus
    }
}
