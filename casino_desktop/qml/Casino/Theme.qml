pragma Singleton

import QtQuick

// The colours and measures of the whole window; Main sets `dark` and `feltName` from the settings.
QtObject {
    id: theme

    property bool dark: false
    property string feltName: "green"

    readonly property var felts: ({
            "green": ["#2c7a57", "#1d5a40"],
            "blue": ["#2f6690", "#1c4160"],
            "red": ["#8a3542", "#57202a"],
            "grey": ["#5d656d", "#393f45"]
        })
    readonly property color felt: (felts[feltName] ?? felts.green)[dark ? 1 : 0]
    readonly property color feltText: "#ffffff"
    readonly property color feltTextSoft: "#e2ece6"
    readonly property color feltLine: Qt.alpha("#ffffff", 0.22)
    readonly property color feltShade: Qt.alpha("#000000", 0.30)

    readonly property color window: dark ? "#1d2023" : "#f4f3ef"
    readonly property color panel: dark ? "#282c30" : "#ffffff"
    readonly property color panelRaised: dark ? "#343a3f" : "#ffffff"
    readonly property color panelLine: dark ? "#454c53" : "#cfcbc1"
    readonly property color text: dark ? "#f1f2f2" : "#1d2226"
    readonly property color textSoft: dark ? "#b9c0c6" : "#565e65"
    readonly property color accent: dark ? "#f0c24d" : "#8a5a00"
    readonly property color accentText: dark ? "#1d1a10" : "#ffffff"
    readonly property color hover: Qt.alpha(text, 0.08)
    readonly property color press: Qt.alpha(text, 0.16)
    readonly property color danger: dark ? "#ff9c8f" : "#b3261e"

    // On felt and cards, in both themes.
    readonly property color target: "#ffd84d"
    readonly property color lit: "#7fd8ff"
    readonly property color focusInner: "#ffffff"
    readonly property color focusOuter: "#11181d"
    readonly property color shadow: "#000000"

    readonly property string iconFolder: "qrc:/icons/" + (dark ? "dark" : "light") + "/"

    readonly property int text1: 14
    readonly property int text2: 17
    readonly property int text3: 22
    readonly property int gap: 8
    readonly property int radius: 8
    readonly property int control: 36
}
