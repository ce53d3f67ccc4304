pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Casino.Ui

// The table of contents: a list, or a box to choose from where it has to be small.
Item {
    id: root

    required property RulesModel rules
    required property bool beside

    implicitHeight: box.implicitHeight

    CComboBox {
        id: box

        objectName: "contentsBox"
        visible: !root.beside
        width: parent.width
        label: qsTr("Contents")
        model: root.rules.sections
        currentIndex: root.rules.place
        onActivated: index => root.rules.open(root.rules.sections[index].id)
    }

    ListView {
        id: list

        readonly property bool overflows: contentHeight > height + 1
        readonly property int place: root.rules.place

        Accessible.role: Accessible.List
        Accessible.name: box.label

        objectName: "contents"
        anchors.fill: parent
        visible: root.beside
        activeFocusOnTab: true
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        model: root.rules.sections
        // No entry is the view's current item: the view would hand its focus on to it.
        currentIndex: -1
        keyNavigationEnabled: false

        onPlaceChanged: list.positionViewAtIndex(list.place, ListView.Contain)

        Keys.onUpPressed: root.rules.open(root.rules.previous)
        Keys.onDownPressed: {
            if (root.rules.next !== "")
                root.rules.open(root.rules.next);
        }

        T.ScrollBar.vertical: CScrollBar {
            visible: list.overflows
        }

        delegate: CListRow {
            id: entry

            required property var modelData
            required property int index

            width: list.width - (list.overflows ? Measure.gap : 0)
            focusPolicy: Qt.NoFocus
            text: modelData.name
            current: index === root.rules.place
            onClicked: root.rules.open(modelData.id)

            FocusRing {
                anchors.margins: 2
                shown: entry.current && list.activeFocus
            }
        }
    }
}
