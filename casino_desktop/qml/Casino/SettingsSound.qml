pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// Whether the table is heard, and how loud.
Column {
    id: root

    required property SettingsModel settings

    CHeading {
        width: parent.width
        topPadding: Measure.gap
        text: qsTr("Sound")
    }

    CSwitch {
        objectName: "soundOn"
        width: parent.width
        text: qsTr("Cards and moves can be heard")
        checked: root.settings.soundOn
        onToggled: root.settings.soundOn = checked
    }

    CField {
        label: volume.label

        CSlider {
            id: volume

            objectName: "volume"
            width: Math.min(parent.width, Measure.em * 18)
            label: qsTr("Volume")
            enabled: root.settings.soundOn
            value: root.settings.volume
            onMoved: root.settings.volume = value
        }
    }
}
