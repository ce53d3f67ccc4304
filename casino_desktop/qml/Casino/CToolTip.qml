import QtQuick
import QtQuick.Templates as T

T.ToolTip {
    id: root

    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? parent.height + Measure.gap / 2 : 0
    implicitWidth: Math.min(Measure.em * 22, contentItem.implicitWidth + leftPadding + rightPadding)
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    margins: Measure.gap
    horizontalPadding: Measure.gap
    verticalPadding: Measure.gap / 2
    delay: 700
    timeout: 8000
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent | T.Popup.CloseOnReleaseOutsideParent

    contentItem: Text {
        Accessible.ignored: true
        text: root.text
        font.pixelSize: Measure.small
        color: Theme.surface
        wrapMode: Text.WordWrap
    }

    background: Rectangle {
        radius: Measure.radius
        color: Theme.text
    }
}
