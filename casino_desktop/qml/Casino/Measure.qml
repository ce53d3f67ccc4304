pragma Singleton

import QtQuick

// Lengths that grow with the system's font, so that no text outgrows its control.
QtObject {
    id: root

    readonly property FontMetrics metrics: FontMetrics {
        font: Application.font
    }
    readonly property Text probe: Text {
        font: Application.font
    }

    // The font's size in pixels, whether the system gave it in points or in pixels.
    readonly property real em: root.probe.fontInfo.pixelSize
    readonly property real lineHeight: Math.ceil(root.metrics.height)
    readonly property real gap: Math.round(root.em * 0.6)
    readonly property real control: Math.round(root.lineHeight + root.em * 0.9)
    readonly property real radius: Math.round(root.em * 0.35)
    readonly property real small: Math.round(root.em * 0.9)
    readonly property real large: Math.round(root.em * 1.2)
    readonly property real title: Math.round(root.em * 1.6)
}
