import QtQuick
import QtQuick.Templates as T

// One line of a combo box's list.
T.ItemDelegate {
    id: root

    property bool current: false
    property string line: ""
    // The url of a portrait, or "" for none.
    property string picture: ""

    Accessible.role: Accessible.ListItem
    Accessible.name: root.text
    Accessible.description: root.line
    Accessible.selected: root.current
    Accessible.onPressAction: root.click()

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Measure.control, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: Measure.em * (root.picture === "" ? 0.7 : 2.9)
    verticalPadding: Measure.em * 0.3
    rightPadding: Measure.em * 2.2
    hoverEnabled: true

    contentItem: Column {
        topPadding: Math.max(0, (root.availableHeight - words.height - (more.visible ? more.height : 0)) / 2)

        Text {
            id: words

            Accessible.ignored: true
            width: parent.width
            text: root.text
            font.pixelSize: Measure.em
            font.weight: root.current ? Font.DemiBold : Font.Normal
            color: Theme.text
            wrapMode: Text.WordWrap
        }

        Text {
            id: more

            Accessible.ignored: true
            width: parent.width
            visible: root.line !== ""
            text: root.line
            font.pixelSize: Measure.small
            color: Theme.textMuted
            wrapMode: Text.WordWrap
        }
    }

    Image {
        x: Measure.em * 0.6
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(Measure.em * 1.8)
        height: width
        source: root.picture
        sourceSize: Qt.size(width * Screen.devicePixelRatio, height * Screen.devicePixelRatio)
    }

    background: Rectangle {
        radius: Measure.radius
        color: root.down ? Theme.pressed : root.highlighted ? Theme.hover : "transparent"
        border.width: root.highlighted ? 1 : 0
        border.color: Theme.border

        Glyph {
            anchors.right: parent.right
            anchors.rightMargin: Measure.em * 0.6
            anchors.verticalCenter: parent.verticalCenter
            visible: root.current
            name: "check"
            color: Theme.accent
        }
    }
}
