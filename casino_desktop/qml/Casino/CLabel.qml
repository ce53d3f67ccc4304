import QtQuick
import QtQuick.Templates as T

// Text that wraps instead of being cut, and that a screen reader can reach.
T.Label {
    id: root

    property bool muted: false

    Accessible.role: Accessible.StaticText
    Accessible.name: root.text

    color: root.muted ? Theme.textMuted : Theme.text
    linkColor: Theme.accent
    textFormat: Text.PlainText
    wrapMode: Text.WordWrap
    font.pixelSize: Measure.em
}
