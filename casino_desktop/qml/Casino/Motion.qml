pragma Singleton

import QtQuick

// Every duration in one place, in milliseconds; Main sets `speedFactor` from the settings, 0 is off.
QtObject {
    property real speedFactor: 1

    readonly property bool on: speedFactor > 0
    readonly property int glide: 280 * speedFactor
    readonly property int flip: 200 * speedFactor
    readonly property int lift: 110 * speedFactor
    readonly property int fade: on ? 130 : 0
    // How long words stay to be read: movement being off does not make anybody read faster.
    readonly property int read: 2600
    readonly property int readLong: 5200
}
