pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Casino.Ui

// What was said and done at the table, the newest line last.
Rectangle {
    id: root

    required property AppModel app

    signal closeWanted

    Accessible.role: Accessible.Pane
    Accessible.name: title.text

    Keys.onEscapePressed: root.closeWanted()

    implicitWidth: Measure.em * 18
    color: Theme.surface

    Rectangle {
        width: 1
        height: parent.height
        color: Theme.line
    }

    CHeading {
        id: title

        anchors.left: parent.left
        anchors.leftMargin: Measure.em
        anchors.right: close.left
        anchors.verticalCenter: close.verticalCenter
        text: qsTr("Moves")
    }

    CIconButton {
        id: close

        objectName: "closeLog"
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Measure.gap / 2
        text: qsTr("Close the list of moves")
        glyph: "close"
        onClicked: root.closeWanted()
    }

    ListView {
        id: list

        readonly property bool overflows: contentHeight > height + 1
        // The newest line stays in sight until the reader goes to another one.
        property bool follows: true

        Accessible.role: Accessible.List
        Accessible.name: title.text

        anchors.top: close.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Measure.gap / 2
        objectName: "log"
        activeFocusOnTab: list.count > 0
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        model: root.app.table.log
        onCountChanged: {
            list.follows = true;
            soon.restart();
        }
        onContentHeightChanged: soon.restart()
        onHeightChanged: soon.restart()
        onMovementEnded: list.follows = list.atYEnd
        onCurrentIndexChanged: {
            if (list.activeFocus)
                list.follows = list.currentIndex === list.count - 1;
        }
        Component.onCompleted: list.positionViewAtEnd()

        Soon {
            id: soon

            onTriggered: {
                if (list.follows)
                    list.positionViewAtEnd();
            }
        }

        T.ScrollBar.vertical: CScrollBar {
            visible: list.overflows
        }

        delegate: CLabel {
            id: line

            required property int index
            required property var model

            Accessible.role: Accessible.ListItem

            // The current line has the focus, so that it is the one read aloud.
            focus: ListView.isCurrentItem
            width: list.width - Measure.em
            padding: Measure.gap / 2
            text: model.text

            background: Item {
                FocusRing {
                    anchors.margins: 0
                    shown: line.activeFocus
                }
            }
        }
    }

    CLabel {
        anchors.top: close.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Measure.em
        visible: list.count === 0
        muted: true
        text: qsTr("No move has been made in this deal.")
    }
}
