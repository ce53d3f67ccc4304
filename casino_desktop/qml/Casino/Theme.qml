pragma Singleton

import QtQuick

// The colours of the whole window; Main sets `choice` and `feltName` from the settings.
QtObject {
    property string choice: "light"
    property string feltName: "green"
    property int systemScheme: Application.styleHints.colorScheme

    readonly property bool dark: choice === "dark" || (choice === "system" && systemScheme === Qt.Dark)

    // What the table is made of: its colour in a light and a dark window; all but paper bear light words.
    readonly property var felts: ({
            "green": ["#2c7a57", "#1d5a40"],
            "blue": ["#2f6690", "#1c4160"],
            "red": ["#8a3542", "#57202a"],
            "wood": ["#8c5a36", "#5c3a22"],
            "slate": ["#56606a", "#343b42"],
            "paper": ["#eee4cf", "#cfc4ad"]
        })
    readonly property string ground: feltName in felts ? feltName : "green"
    readonly property bool pale: ground === "paper"
    readonly property color felt: felts[ground][dark ? 1 : 0]
    readonly property string groundPicture: ["wood", "slate", "paper"].includes(ground) ? `qrc:/grounds/${ground}.svg` : ""
    readonly property real vignette: pale ? 0.35 : 1
    readonly property color feltText: pale ? "#1d2226" : "#ffffff"
    readonly property color feltTextSoft: pale ? "#3a3f43" : "#eef3f0"
    readonly property color feltLine: Qt.alpha(feltText, pale ? 0.35 : 0.22)

    // Surfaces and what is written on them.
    readonly property color surface: dark ? "#1d2023" : "#f4f3ef"
    readonly property color surfaceRaised: dark ? "#2a2f33" : "#ffffff"
    readonly property color surfaceSunken: dark ? "#15181a" : "#e9e6de"
    readonly property color border: dark ? "#59626a" : "#b9b4a8"
    // The outline of what can be pressed: 3:1 against every surface.
    readonly property color edge: dark ? "#7c858c" : "#827d72"
    readonly property color line: dark ? "#3a4147" : "#dad6cc"
    readonly property color text: dark ? "#f1f2f2" : "#1d2226"
    readonly property color textMuted: dark ? "#b9c0c6" : "#565e65"
    readonly property color accent: dark ? "#f0c24d" : "#1d6b47"
    readonly property color accentText: dark ? "#1d1a10" : "#ffffff"
    readonly property color hover: Qt.alpha(text, 0.08)
    readonly property color pressed: Qt.alpha(text, 0.16)
    readonly property color danger: dark ? "#ff9c8f" : "#b3261e"
    readonly property color focus: dark ? "#8ec9ff" : "#0b5cad"
    readonly property color scrim: Qt.alpha("#000000", 0.45)

    // On felt and cards, in both themes.
    readonly property color target: pale ? "#9a5b00" : "#ffd84d"
    readonly property color lit: pale ? "#0b63a5" : "#7fd8ff"
    readonly property color selected: pale ? "#1d2226" : "#ffffff"
    readonly property color focusInner: "#ffffff"
    readonly property color focusOuter: "#11181d"
    readonly property color badge: "#16212b"
    readonly property color badgeText: "#ffffff"
    readonly property color plate: pale ? Qt.alpha("#ffffff", 0.5) : Qt.alpha("#000000", 0.34)
    readonly property color plateTurn: pale ? Qt.alpha("#ffffff", 0.8) : Qt.alpha("#000000", 0.52)
    readonly property color dealerButton: "#fff6dd"
    readonly property color bubble: "#fffbe9"
    readonly property color refusal: "#b3261e"
    readonly property color shadow: "#000000"
    readonly property color celebration: target

    readonly property string iconFolder: "qrc:/icons/" + (dark ? "dark" : "light") + "/"
}
