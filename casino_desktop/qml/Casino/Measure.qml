pragma Singleton

import QtQuick

// Lengths that grow with the system's font, so that no text outgrows its control.
QtObject {
    id: root

    // The system's font, whose size may have been given in points or in pixels.
    readonly property Text probe: Text {
        font: Application.font
    }
    readonly property FontMetrics metrics: FontMetrics {
        font.family: root.probe.fontInfo.family
        font.pixelSize: root.em
    }

    readonly property real em: Math.max(14, Math.round(root.probe.fontInfo.pixelSize))
    readonly property real lineHeight: Math.ceil(root.metrics.height)
    readonly property real gap: Math.round(root.em * 0.6)
    readonly property real control: Math.round(root.lineHeight + root.em)
    readonly property real bar: root.control + 4
    readonly property real radius: Math.round(root.em * 0.35)
    readonly property real small: Math.round(root.em * 0.9)
    readonly property real large: Math.round(root.em * 1.2)
    readonly property real title: Math.round(root.em * 1.6)
}
