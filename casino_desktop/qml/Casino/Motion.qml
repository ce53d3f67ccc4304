pragma Singleton

import QtQuick

// Every duration in one place, in milliseconds; Main sets `speedFactor` from the settings, 0 is off.
QtObject {
    property real speedFactor: 1

    readonly property bool on: speedFactor > 0
    readonly property int flip: 260 * speedFactor
    readonly property int lift: 110 * speedFactor
    readonly property int celebrate: 1500 * speedFactor
    // A card thrown on cloth: off at once, then slower and slower.
    readonly property list<real> paper: [0.2, 0.75, 0.25, 1, 1, 1]
    readonly property int fade: on ? 130 : 0
    // How long words stay to be read: movement being off does not make anybody read faster.
    readonly property int read: 2600
    readonly property int readLong: 5200
    // How long what opens by itself needs to be seen before a key or click can be meant for it.
    readonly property int grace: 400

    // How long a card travels; the distance is in widths of a card, so that a large window is not a slow one.
    function travel(distance: real): int {
        return Math.min(430, 140 + 95 * Math.sqrt(distance)) * speedFactor;
    }
}
