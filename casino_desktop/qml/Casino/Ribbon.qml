pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Casino.Ui

// The choices where a drop may mean several moves: small cards and a line of words each, best first.
Rectangle {
    id: root

    required property ChoiceModel choices
    required property string deckFolder
    required property string letters
    property real textSize: 14
    property size most: Qt.size(340, 400)

    signal chosen(int index)
    signal moved(int delta)
    signal dismissed

    // While its height in another size is asked for.
    property size tried: Qt.size(0, 0)
    readonly property size shape: root.tried.width > 0 ? root.tried : root.most

    // How high its lines are in a width, as far as they fit into `room`, and how high the first of them is.
    function heightsFor(width: real, room: real): var {
        root.tried = Qt.size(width, room);
        list.forceLayout();
        for (let index = 0; index < list.count; ++index)
            (list.itemAtIndex(index) as RibbonLine)?.settle();
        list.forceLayout();
        const heights = {
            "whole": root.height,
            "first": list.itemAtIndex(0)?.height ?? 0
        };
        root.tried = Qt.size(0, 0);
        return heights;
    }

    objectName: "ribbon"

    Accessible.role: Accessible.List
    Accessible.name: qsTr("What do you want to do?")

    width: root.shape.width
    height: Math.min(root.shape.height, list.contentHeight + 2 * list.anchors.margins)
    radius: Math.round(root.textSize * 0.6)
    color: Theme.surfaceRaised
    border.width: 1
    border.color: Theme.border

    Keys.onPressed: event => {
        const digit = event.key - Qt.Key_1;
        event.accepted = true;
        if (digit >= 0 && digit < Math.min(9, root.choices.count))
            root.chosen(digit);
        else if (event.key === Qt.Key_Up || event.key === Qt.Key_Left || event.key === Qt.Key_Backtab)
            root.moved(-1);
        else if (event.key === Qt.Key_Down || event.key === Qt.Key_Right || event.key === Qt.Key_Tab)
            root.moved(1);
        else if (event.key === Qt.Key_Home || event.key === Qt.Key_PageUp)
            root.moved(-root.choices.current);
        else if (event.key === Qt.Key_End || event.key === Qt.Key_PageDown)
            root.moved(root.choices.count - 1 - root.choices.current);
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space) {
            // What opened the ribbon may still be held down.
            if (!event.isAutoRepeat)
                root.chosen(root.choices.current);
        } else if (event.key === Qt.Key_Escape)
            root.dismissed();
        else
            event.accepted = false;
    }

    SoftShadow {
        z: -1
        radius: root.radius
        depth: root.textSize * 0.25
    }

    ListView {
        id: list

        anchors.fill: parent
        anchors.margins: Math.round(root.textSize * 0.4)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height + 1
        model: root.choices
        currentIndex: root.choices.current
        highlightMoveDuration: 0

        T.ScrollBar.vertical: CScrollBar {
            id: bar

            objectName: "ribbonBar"
            visible: list.interactive
        }

        delegate: RibbonLine {
            id: choice

            width: list.width - (list.interactive ? bar.width : 0)
            current: choice.index === root.choices.current
            deckFolder: root.deckFolder
            letters: root.letters
            textSize: root.textSize
            onChosen: root.chosen(choice.index)
        }
    }
}
