pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

CPage {
    id: root

    required property AppModel app
    // The desktop has keys of its own for the menus that it shows.
    readonly property var menuLines: root.app.menus === "window" ? [[KeyMap.menus, qsTr("Open the menus")]] : []
    // What is not written in words here is a shortcut of the window.
    readonly property var groups: [
        {
            "title": qsTr("Playing"),
            "written": true,
            "lines": [
                [qsTr("Tab"), qsTr("To the next part: your hand, the table, the buttons")],
                [qsTr("Arrow keys"), qsTr("To the next card in this part")],
                [qsTr("Enter or space"), qsTr("Choose a card, or play the raised card onto this one")],
                [qsTr("1 to 9"), qsTr("Take that line of the choices")],
                [qsTr("Escape"), qsTr("Close the choices, lower the card, or take the hint away")],
                [qsTr("Double-click"), qsTr("Take all that a card of yours can take, where there is no choice")]
            ]
        },
        {
            "title": qsTr("Moves"),
            "lines": [
                [KeyMap.undo, qsTr("Undo")],
                [KeyMap.redo, qsTr("Redo")],
                [KeyMap.lastMove, qsTr("Show the last move again")],
                [KeyMap.hint, qsTr("Hint: the best move, and why")],
                [KeyMap.count, qsTr("Count the cards seen so far")],
                [KeyMap.log, qsTr("Show or hide the list of moves")]
            ]
        },
        {
            "title": qsTr("Program"),
            "lines": [
                ...root.menuLines,
                [KeyMap.newGame, qsTr("New game")],
                [KeyMap.open, qsTr("Open a saved game")],
                [KeyMap.saveAs, qsTr("Save the game as a file")],
                [KeyMap.settings, qsTr("Settings")],
                [KeyMap.rules, qsTr("The rules of the game")],
                [KeyMap.keys, qsTr("This list")],
                [KeyMap.fullScreen, qsTr("Full screen")],
                [KeyMap.quit, qsTr("Quit; the game goes on at the next start")]
            ]
        }
    ]

    title: qsTr("Keys")
    measure: 44

    Repeater {
        model: root.groups

        Column {
            id: group

            required property var modelData

            width: parent.width
            bottomPadding: Measure.gap
            spacing: Measure.gap

            CHeading {
                width: parent.width
                text: group.modelData.title
            }

            Repeater {
                model: group.modelData.lines

                KeyLine {
                    id: line

                    required property var modelData

                    // Never enabled: it only knows how this system writes the key.
                    readonly property Shortcut shortcut: Shortcut {
                        sequence: line.modelData[0]
                        enabled: false
                    }

                    width: group.width
                    keys: group.modelData.written ? line.modelData[0] : line.shortcut.nativeText
                    text: line.modelData[1]
                }
            }
        }
    }
}
