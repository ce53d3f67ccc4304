pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// One move that cost something; a press unfolds the position that it was made in.
Column {
    id: root

    required property string title
    required property string better
    required property string loss
    required property string spoken
    required property bool unfolded
    required property var position
    required property SettingsModel settings

    signal toggled

    spacing: Measure.gap / 2

    CPress {
        id: press

        objectName: "reviewLine"

        Accessible.name: root.spoken
        Accessible.description: root.unfolded ? qsTr("Hides the position") : qsTr("Shows the position")

        width: root.width
        implicitHeight: implicitContentHeight + topPadding + bottomPadding
        padding: Measure.em * 0.7
        rightPadding: Measure.em * 2.4
        onClicked: {
            root.toggled();
            if (root.unfolded)
                press.Accessible.announce(root.position.spoken);
        }

        contentItem: Column {
            spacing: Measure.em * 0.2

            CLabel {
                Accessible.ignored: true
                width: parent.width
                text: root.title
                font.weight: Font.DemiBold
            }

            CLabel {
                Accessible.ignored: true
                width: parent.width
                text: root.better
            }

            CLabel {
                Accessible.ignored: true
                width: parent.width
                muted: true
                text: root.loss
            }
        }

        background: Rectangle {
            radius: Measure.radius
            color: press.down ? Theme.pressed : press.hovered ? Theme.hover : Theme.surfaceRaised
            border.width: 1
            border.color: Theme.edge

            FocusRing {
                shown: press.visualFocus
            }

            Glyph {
                anchors.right: parent.right
                anchors.rightMargin: Measure.em * 0.8
                anchors.verticalCenter: parent.verticalCenter
                name: root.unfolded ? "down" : "right"
            }
        }
    }

    Loader {
        width: root.width
        active: root.unfolded
        visible: active

        sourceComponent: ReviewPosition {
            position: root.position
            settings: root.settings
        }
    }
}
