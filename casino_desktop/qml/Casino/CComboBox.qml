pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

// Its model is a list of {id, name}.
T.ComboBox {
    id: root

    property string label: ""
    readonly property real windowHeight: Window.height
    // The template takes the release of Enter as the end of a choice: open with it, not before it.
    property bool opens: false

    Accessible.role: Accessible.ComboBox
    Accessible.name: root.label
    Accessible.description: root.displayText
    Accessible.onPressAction: root.popup.open()

    Keys.onReturnPressed: root.opens = !root.popup.visible
    Keys.onEnterPressed: root.opens = !root.popup.visible
    Keys.onReleased: event => {
        event.accepted = root.opens && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter);
        if (event.accepted) {
            root.opens = false;
            root.popup.open();
        }
    }

    implicitWidth: Math.max(Measure.em * 12, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Measure.control, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: Measure.em * 0.7
    rightPadding: Measure.em * 2.2
    verticalPadding: Measure.em * 0.3
    textRole: "name"
    valueRole: "id"
    implicitContentWidthPolicy: T.ComboBox.WidestText
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    font.pixelSize: Measure.em
    opacity: root.enabled ? 1 : 0.45

    delegate: CListRow {
        required property var modelData
        required property int index

        width: ListView.view.width
        text: modelData.name
        line: modelData.line ?? ""
        current: root.currentIndex === index
        highlighted: root.highlightedIndex === index
    }

    contentItem: Text {
        Accessible.ignored: true
        text: root.displayText
        font: root.font
        color: Theme.text
        wrapMode: Text.WordWrap
        verticalAlignment: Text.AlignVCenter
    }

    indicator: Glyph {
        x: root.width - width - Measure.em * 0.7
        y: (root.height - height) / 2
        name: "down"
    }

    background: Rectangle {
        radius: Measure.radius
        color: Theme.surfaceRaised
        border.width: 1
        border.color: Theme.edge

        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: root.down ? Theme.pressed : root.hovered ? Theme.hover : "transparent"
        }

        FocusRing {
            shown: root.visualFocus
        }
    }

    popup: T.Popup {
        y: root.height + 2
        width: root.width
        height: Math.min(contentItem.implicitHeight + 2 * padding, root.windowHeight - topMargin - bottomMargin)
        topMargin: Measure.gap
        bottomMargin: Measure.gap
        padding: 4

        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: root.delegateModel
            currentIndex: root.highlightedIndex
            highlightMoveDuration: 0
            boundsBehavior: Flickable.StopAtBounds
        }

        background: Rectangle {
            radius: Measure.radius
            color: Theme.surfaceRaised
            border.width: 1
            border.color: Theme.edge
        }
    }
}
