pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// A whole deck in rows of thirteen; cards may be dimmed.
Rectangle {
    id: root

    required property var faces
    required property string spoken
    required property SettingsModel settings
    // By place, whether a card is bright; all are where there is nothing.
    property var bright: []

    readonly property int columns: 13
    readonly property real gap: Math.round(Measure.gap / 3)
    readonly property real card: Math.floor((width - 2 * Measure.gap - (columns - 1) * gap) / columns)

    Accessible.role: Accessible.StaticText
    Accessible.name: root.spoken

    height: cards.height + 2 * Measure.gap
    radius: Measure.radius
    color: Theme.surfaceSunken
    border.width: 1
    border.color: Theme.line

    Grid {
        id: cards

        anchors.centerIn: parent
        columns: root.columns
        spacing: root.gap

        Repeater {
            model: root.faces

            CardPicture {
                required property string modelData
                required property int index

                width: root.card
                height: Math.round(width * 1.4)
                opacity: (root.bright[index] ?? true) ? 1 : 0.2
                turns: false
                face: modelData
                letters: root.settings.indexLetters
                deckFolder: root.settings.largeDeckFolder
                back: ""
            }
        }
    }
}
