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

        Accessible.role: Accessible.List
        Accessible.name: box.label

        objectName: "contents"
        anchors.fill: parent
        visible: root.beside
        activeFocusOnTab: true
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        keyNavigationEnabled: false
        model: root.rules.sections
        currentIndex: root.rules.place

        Keys.onUpPressed: root.rules.open(root.rules.previous)
        Keys.onDownPressed: {
            if (root.rules.next !== "")
                root.rules.open(root.rules.next);
        }

        T.ScrollBar.vertical: CScrollBar {
            visible: list.overflows
            marked: list.activeFocus
        }

        delegate: CListRow {
            id: entry

            required property var modelData
            required property int index

            width: list.width - (list.overflows ? Measure.gap : 0)
            focusPolicy: Qt.NoFocus
            text: modelData.name
            current: index === root.rules.place
            highlighted: entry.current && list.activeFocus
            onClicked: root.rules.open(modelData.id)
        }
    }
}
