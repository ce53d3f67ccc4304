pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

// The frame of every page over the table: a title, what scrolls, and the buttons below.
T.Dialog {
    id: root

    default property alias body: scroll.content
    property alias actions: buttons.data
    // The text's width in characters of the font, where the window has that much room.
    property real measure: 42
    property real rowGap: Measure.gap
    property bool closable: true
    // Whether it opens by itself, while the player may be about to do something else.
    property bool unasked: false
    // What is said of it then, after its title, to those who do not see it.
    property string opening: ""
    // Whether the key for the rules book works here.
    property bool answersRules: true
    // Where the focus goes when the page opens.
    property Item first: null

    readonly property real room: Math.max(Measure.gap, Math.min(Measure.em * 2, (parent?.width ?? 0) * 0.03))

    signal rulesWanted
    signal spoken(text: string)

    parent: T.Overlay.overlay
    x: Math.round(((parent?.width ?? 0) - width) / 2)
    y: Math.round(((parent?.height ?? 0) - height) / 2)
    width: Math.min((parent?.width ?? 0) - 2 * room, Measure.em * measure)
    height: Math.min((parent?.height ?? 0) - 2 * room, implicitHeight)
    implicitHeight: implicitHeaderHeight + implicitContentHeight + implicitFooterHeight + topPadding + bottomPadding
    padding: Measure.em
    topPadding: 0
    modal: true
    dim: true
    focus: true
    closePolicy: root.closable ? T.Popup.CloseOnEscape : T.Popup.NoAutoClose

    onOpened: {
        (root.first ?? scroll).forceActiveFocus(Qt.TabFocusReason);
        if (root.unasked)
            root.spoken([root.title, root.opening].join(". "));
    }
    onSpoken: text => scroll.Accessible.announce(text)

    header: Item {
        implicitHeight: heading.implicitHeight + Measure.em * 1.6

        // The window's own shortcuts rest while a page lies over it.
        WindowKey {
            sequence: KeyMap.rules
            wanted: root.opened && root.answersRules
            onActivated: root.rulesWanted()
        }

        Loader {
            parent: root.contentItem.parent
            anchors.fill: parent
            z: 1
            active: root.unasked && root.opened

            sourceComponent: Grace {}
        }

        CHeading {
            id: heading

            anchors.left: parent.left
            anchors.leftMargin: Measure.em + 4
            anchors.right: close.visible ? close.left : parent.right
            anchors.rightMargin: Measure.gap
            anchors.verticalCenter: parent.verticalCenter
            text: root.title
            font.pixelSize: Measure.title
        }

        CIconButton {
            id: close

            anchors.right: parent.right
            anchors.rightMargin: Measure.gap
            anchors.verticalCenter: parent.verticalCenter
            visible: root.closable
            text: qsTr("Close")
            glyph: "close"
            onClicked: root.reject()
        }
    }

    contentItem: CScroll {
        id: scroll

        objectName: "scroller"
        spacing: root.rowGap
    }

    footer: Item {
        // From a button too, the arrow and page keys scroll the text.
        Keys.forwardTo: [scroll]

        visible: buttons.children.length > 0
        implicitHeight: visible ? buttons.implicitHeight + Measure.em * 1.6 : 0

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }

        Flow {
            id: buttons

            x: Measure.em
            y: Measure.em * 0.8
            width: parent.width - 2 * Measure.em
            layoutDirection: Qt.RightToLeft
            spacing: Measure.gap
        }
    }

    background: Rectangle {
        radius: Measure.radius * 2
        color: Theme.surface
        border.width: 1
        border.color: Theme.border
    }

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }
}
