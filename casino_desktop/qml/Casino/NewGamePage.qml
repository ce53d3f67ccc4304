pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

CPage {
    id: root

    required property AppModel app
    readonly property GameModel game: app.game
    readonly property var presets: game.presets
    readonly property var rules: presets[Math.max(0, preset.currentIndex)]
    readonly property int seats: seatChoice.value === "" ? 2 : parseInt(seatChoice.value, 10)
    readonly property bool valid: number.acceptableInput

    // What the page offers at first: the last choice, where this rule set still allows it.
    function prefill() {
        const last = root.game.lastChoice;
        preset.currentIndex = Math.max(0, root.presets.findIndex(entry => entry.id === last.preset));
        root.fit(last.seats ?? 2, last.target ?? 0);
        teams.value = last.teams ? "pairs" : "single";
        players.fill(last.names ?? [], last.levels ?? []);
        number.clear();
    }

    function fit(seats: int, target: int) {
        seatChoice.value = String(root.rules.seats.includes(seats) ? seats : root.rules.seats[0]);
        goal.value = target > 0 ? target : root.rules.target;
    }

    function choice(): var {
        return {
            "preset": root.rules.id,
            "seats": root.seats,
            "teams": root.seats === 4 && teams.value === "pairs",
            "names": players.names(),
            "levels": players.levels(),
            "target": root.rules.target > 0 ? goal.value : 0,
            "dealNumber": number.text === "" ? 0 : parseInt(number.text, 10)
        };
    }

    title: qsTr("New game")
    measure: 46
    rowGap: Measure.em
    first: deal
    onAboutToShow: root.prefill()
    onAccepted: root.game.newGame(root.choice())

    CField {
        label: preset.label

        CComboBox {
            id: preset

            objectName: "preset"
            width: parent.width
            label: qsTr("Rules")
            model: root.presets
            onActivated: {
                root.fit(root.seats, 0);
                teams.value = root.rules.teams ? "pairs" : "single";
            }
        }

        CLabel {
            objectName: "presetLine"
            width: parent.width
            muted: true
            text: `${root.rules.origin} · ${root.rules.line}`
            font.pixelSize: Measure.small
        }
    }

    CField {
        visible: root.rules.seats.length > 1
        label: seatChoice.label

        CSegments {
            id: seatChoice

            objectName: "seats"
            width: parent.width
            label: qsTr("Players")
            options: root.rules.seats.map(count => ({
                        "id": String(count),
                        "name": Number(count).toLocaleString(Qt.locale(), "f", 0)
                    }))
            onChosen: id => value = id
        }
    }

    CField {
        visible: root.seats === 4
        label: teams.label

        CSegments {
            id: teams

            objectName: "teams"
            width: parent.width
            label: qsTr("Sides")
            options: [
                {
                    "id": "pairs",
                    "name": qsTr("Two pairs, partners opposite")
                },
                {
                    "id": "single",
                    "name": qsTr("Each for oneself")
                }
            ]
            value: "single"
            onChosen: id => value = id
        }
    }

    SeatForm {
        id: players

        width: parent.width
        seats: root.seats
        strengths: root.game.levels
    }

    CField {
        visible: root.rules.target > 0
        label: goal.label

        CNumberField {
            id: goal

            objectName: "target"
            label: qsTr("Points to win")
            from: 1
            to: 500
            value: 21
        }
    }

    CField {
        label: number.label
        hint: qsTr("The same number deals the same cards.")

        CTextField {
            id: number

            objectName: "dealNumber"
            width: Math.min(parent.width, Measure.em * 14)
            label: qsTr("Deal number")
            placeholderText: qsTr("Any")
            inputMethodHints: Qt.ImhDigitsOnly
            validator: RegularExpressionValidator {
                regularExpression: /([1-9][0-9]{0,8})?/
            }
            onAccepted: deal.click()
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
