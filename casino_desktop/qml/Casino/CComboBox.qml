pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

// Its model is a list of {id, name}; an entry may add a line below the name and the url of a picture beside it.
T.ComboBox {
    id: root

    property string label: ""
    // How wide the list may be where the window has room, to hold each line in a row.
    property real listWidth: width
    readonly property real windowWidth: Window.width
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
        picture: modelData.picture ?? ""
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
        x: root.width - width
        y: root.height + 2
        width: Math.max(root.width, Math.min(root.listWidth, root.windowWidth - 2 * margins))
        height: Math.min(contentItem.implicitHeight + 2 * padding, root.windowHeight - 2 * margins)
        margins: Measure.gap
        padding: 4

        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: root.delegateModel
            currentIndex: root.highlightedIndex
            highlightMoveDuration: 0
            boundsBehavior: Flickable.StopAtBounds

            T.ScrollBar.vertical: CScrollBar {
                visible: size < 1
            }
        }

        background: Rectangle {
            radius: Measure.radius
            color: Theme.surfaceRaised
            border.width: 1
            border.color: Theme.edge
        }
    }
}
