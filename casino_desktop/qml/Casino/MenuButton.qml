import QtQuick
import QtQuick.Templates as T

// A word in the tool bar with a menu below it.
T.Button {
    id: root

    required property T.Menu menu

    function drop(): void {
        root.menu.popup(root, 0, root.height);
        root.menu.currentIndex = 0;
    }

    Accessible.role: Accessible.ButtonMenu
    Accessible.name: root.text
    Accessible.onPressAction: root.drop()

    Keys.onReturnPressed: root.drop()
    Keys.onEnterPressed: root.drop()
    Keys.onDownPressed: root.drop()

    implicitWidth: label.implicitWidth + Measure.em * 1.4
    implicitHeight: Measure.control
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    onClicked: root.drop()

    contentItem: Text {
        id: label

        Accessible.ignored: true
        text: root.text
        font.pixelSize: Measure.em
        color: Theme.text
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }

    background: Rectangle {
        radius: Measure.radius
        color: root.down || root.menu.visible ? Theme.pressed : root.hovered ? Theme.hover : "transparent"

        FocusRing {
            shown: root.visualFocus
        }
    }
}
