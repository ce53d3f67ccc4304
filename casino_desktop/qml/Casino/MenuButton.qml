import QtQuick
import QtQuick.Templates as T
import Casino.Ui

// A word in the bar with a menu below it, which is made when it is first wanted.
T.Button {
    id: root

    required property AppModel app
    required property MainKeys shortcuts
    required property string source

    // The first letter opens the menu together with Alt; on a Mac, Alt writes other letters instead.
    readonly property bool lettered: Qt.platform.os !== "osx"
    // What the menu holds, once it is wanted.
    readonly property MenuList list: listed.item as MenuList
    readonly property T.Menu menu: drawn.item as T.Menu
    readonly property bool open: root.menu !== null && root.menu.opened

    function fill(): void {
        if (root.list === null)
            listed.setSource(root.source, {
                "app": root.app,
                "shortcuts": root.shortcuts
            });
    }

    // Opened by key, the first line is chosen already.
    function drop(byKey: bool): void {
        root.fill();
        if (root.menu === null)
            drawn.setSource("DrawnMenu.qml", {
                "list": root.list
            });
        root.menu.popup(root, 0, root.height);
        root.menu.currentIndex = byKey ? 0 : -1;
    }

    Accessible.role: Accessible.ButtonMenu
    Accessible.name: root.text
    Accessible.onPressAction: root.drop(true)

    Keys.onReturnPressed: root.drop(true)
    Keys.onEnterPressed: root.drop(true)
    Keys.onDownPressed: root.drop(true)

    implicitWidth: label.implicitWidth + Measure.em * 1.4
    implicitHeight: Measure.control
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    onClicked: root.drop(root.visualFocus)

    Loader {
        id: listed
    }

    Loader {
        id: drawn
    }

    WindowKey {
        wanted: root.lettered && root.visible
        sequence: "Alt+" + root.text.charAt(0)
        onActivated: root.drop(true)
    }

    contentItem: Text {
        id: label

        Accessible.ignored: true
        textFormat: Text.StyledText
        text: root.lettered ? `<u>${root.text.charAt(0)}</u>${root.text.slice(1)}` : root.text
        font.pixelSize: Measure.em
        color: Theme.text
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }

    background: Rectangle {
        radius: Measure.radius
        color: root.down || root.open ? Theme.pressed : root.hovered ? Theme.hover : "transparent"

        FocusRing {
            shown: root.visualFocus
        }
    }
}
