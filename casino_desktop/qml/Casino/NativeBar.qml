pragma ComponentBehavior: Bound

import QtQuick
import Qt.labs.platform as P
import Casino.Ui

// The menus where the desktop shows them: at the top of a Mac's screen, or in a panel by way of D-Bus.
Item {
    id: root

    required property AppModel app
    // The words of the bar in the window, whose menus these are.
    required property list<MenuButton> buttons
    // Whether a dialog has the keys; where a panel has them, one of these menus is open there.
    readonly property bool asking: KeyMap.elsewhere && Application.state === Qt.ApplicationActive

    Component {
        id: menuMaker

        NativeMenu {
            id: menu

            required property MenuButton button

            title: menu.button.text
            list: menu.button.list
            blocked: root.app.page !== "" || root.asking
        }
    }

    P.MenuBar {
        id: bar

        window: root.Window.window
        Component.onCompleted: {
            for (const button of root.buttons) {
                button.fill();
                menuMaker.createObject(bar, {
                    "bar": bar,
                    "button": button
                });
            }
        }
    }
}
