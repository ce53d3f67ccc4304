pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Casino.Ui

CPage {
    id: root

    required property AppModel app
    readonly property GameModel game: app.game
    readonly property RulesDraft draft: app.draft
    readonly property bool valid: number.acceptableInput && draft.trouble === ""

    // What the page offers at first: the last choice.
    function prefill() {
        const last = root.game.lastChoice;
        root.draft.begin(last);
        players.fill(last.names ?? [], last.levels ?? []);
        number.clear();
    }

    function choice(): var {
        return {
            "preset": root.draft.preset,
            "options": root.draft.changes,
            "own": root.draft.own,
            "names": players.names(),
            "levels": players.levels(),
            "dealNumber": number.text === "" ? 0 : parseInt(number.text, 10)
        };
    }

    title: qsTr("New game")
    measure: 50
    rowGap: Measure.em
    first: deal
    onAboutToShow: root.prefill()
    onAccepted: root.game.newGame(root.choice())
    // The book tells of the rules that are being chosen.
    onRulesWanted: root.app.rules.look(Object.assign({
        "preset": root.draft.preset
    }, root.draft.changes), root.draft.seats)

    RulesChoice {
        draft: root.draft
        onCustomiseWanted: over.show("CustomisePage.qml")
        onOwnWanted: over.show("OwnRulesPage.qml")
        onReadWanted: root.rulesWanted()
    }

    SidesForm {
        width: parent.width
        draft: root.draft
    }

    SeatForm {
        id: players

        width: parent.width
        seats: root.draft.seats
        strengths: root.game.levels
    }

    LengthForm {
        width: parent.width
        draft: root.draft
    }

    CField {
        label: number.label
        hint: qsTr("The same number deals the same cards.")

        Flow {
            width: parent.width
            spacing: Measure.gap

            CTextField {
                id: number

                objectName: "dealNumber"
                width: Math.min(parent.width, Measure.em * 12)
                label: qsTr("Deal number")
                placeholderText: qsTr("Any")
                inputMethodHints: Qt.ImhDigitsOnly
                validator: RegularExpressionValidator {
                    regularExpression: /([1-9][0-9]{0,8})?/
                }
                onAccepted: deal.click()
            }

            CButton {
                objectName: "dealOfTheDay"
                text: qsTr("Deal of the day")
                onClicked: number.text = String(root.game.numberOfToday())
            }
        }
    }

    Row {
        width: parent.width
        // A game without a move is not kept.
        visible: root.game.inProgress && root.app.table.canUndo
        topPadding: Measure.gap
        spacing: Measure.gap

        Glyph {
            id: sign

            name: "info"
            width: Measure.em * 1.3
            height: width
            color: Theme.accent
        }

        CLabel {
            objectName: "keptGame"
            width: parent.width - sign.width - parent.spacing
            text: qsTr("You find the running game again under “Recent games”.")
        }
    }

    Loader {
        id: over

        function show(file: string) {
            setSource(file, {
                "app": root.app
            });
        }

        onLoaded: (item as T.Dialog).open()
    }

    Connections {
        target: over.item
        ignoreUnknownSignals: true

        function onRulesWanted() {
            root.rulesWanted();
        }
        function onClosed() {
            over.source = "";
        }
    }

    actions: [
        CButton {
            id: deal

            objectName: "deal"
            primary: true
            enabled: root.valid
            text: qsTr("Deal")
            onClicked: root.accept()
        },
        CButton {
            objectName: "cancel"
            text: qsTr("Cancel")
            onClicked: root.reject()
        }
    ]
}
