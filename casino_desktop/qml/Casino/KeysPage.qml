pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

CPage {
    id: root

    required property AppModel app
    // The desktop has keys of its own for the menus that it shows.
    readonly property var menuLines: root.app.menus === "window" ? [[menus.nativeText, qsTr("Open the menus")]] : []
    readonly property var groups: [
        {
            "title": qsTr("Playing"),
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
                [undo.nativeText, qsTr("Undo")],
                [redo.nativeText, qsTr("Redo")],
                [lastMove.nativeText, qsTr("Show the last move again")],
                [hint.nativeText, qsTr("Hint: the best move, and why")],
                [log.nativeText, qsTr("Show or hide the list of moves")]
            ]
        },
        {
            "title": qsTr("Program"),
            "lines": [
                ...root.menuLines,
                [newGame.nativeText, qsTr("New game")],
                [open.nativeText, qsTr("Open a saved game")],
                [saveAs.nativeText, qsTr("Save the game as a file")],
                [settings.nativeText, qsTr("Settings")],
                [rules.nativeText, qsTr("The rules of the game")],
                [keys.nativeText, qsTr("This list")],
                [fullScreen.nativeText, qsTr("Full screen")],
                [quit.nativeText, qsTr("Quit; the game goes on at the next start")]
            ]
        }
    ]

    title: qsTr("Keys")
    measure: 44

    // Never enabled: they only know how this system writes the keys.
    component Key: Shortcut {
        enabled: false
    }

    Key {
        id: menus

        sequence: KeyMap.menus
    }
    Key {
        id: undo

        sequence: KeyMap.undo
    }
    Key {
        id: redo

        sequence: KeyMap.redo
    }
    Key {
        id: lastMove

        sequence: KeyMap.lastMove
    }
    Key {
        id: hint

        sequence: KeyMap.hint
    }
    Key {
        id: log

        sequence: KeyMap.log
    }
    Key {
        id: newGame

        sequence: KeyMap.newGame
    }
    Key {
        id: open

        sequence: KeyMap.open
    }
    Key {
        id: saveAs

        sequence: KeyMap.saveAs
    }
    Key {
        id: settings

        sequence: KeyMap.settings
    }
    Key {
        id: rules

        sequence: KeyMap.rules
    }
    Key {
        id: keys

        sequence: KeyMap.keys
    }
    Key {
        id: fullScreen

        sequence: KeyMap.fullScreen
    }
    Key {
        id: quit

        sequence: KeyMap.quit
    }

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
                    required property var modelData

                    width: group.width
                    keys: modelData[0]
                    text: modelData[1]
                }
            }
        }
    }
}
