import QtQuick
import QtQuick.Templates as T

T.MenuSeparator {
    Accessible.role: Accessible.Separator

    implicitWidth: Measure.em
    implicitHeight: 9
    verticalPadding: 4
    horizontalPadding: Measure.gap

    contentItem: Rectangle {
        implicitHeight: 1
        color: Theme.line
    }
}
