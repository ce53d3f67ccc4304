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

    CPressLine {
        id: press

        objectName: "reviewLine"

        Accessible.name: root.spoken
        Accessible.description: root.unfolded ? qsTr("Hides the position") : qsTr("Shows the position")

        width: root.width
        glyph: root.unfolded ? "down" : "right"
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
