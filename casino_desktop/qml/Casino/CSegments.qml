pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

// One of a few: radio buttons that look like one control, and wrap where the row is too short.
FocusScope {
    id: root

    property string label: ""
    property string description: ""
    // A list of {id, name}; an entry may add a color, drawn as a dot, or the url of a picture of a card.
    property var options: []
    property string value: ""

    signal chosen(string id)

    function indexOfValue(): int {
        return root.options.findIndex(option => option.id === root.value);
    }

    function step(delta: int) {
        const index = Math.max(0, Math.min(root.options.length - 1, root.indexOfValue() + delta));
        const button = buttons.itemAt(index) as T.RadioButton;
        button?.forceActiveFocus(Qt.TabFocusReason);
        root.chosen(root.options[index].id);
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: root.label
    Accessible.description: root.description

    Keys.onLeftPressed: root.step(-1)
    Keys.onUpPressed: root.step(-1)
    Keys.onRightPressed: root.step(1)
    Keys.onDownPressed: root.step(1)

    implicitHeight: row.implicitHeight

    Flow {
        id: row

        width: root.width
        spacing: Math.round(Measure.gap / 2)

        Repeater {
            id: buttons

            model: root.options

            T.RadioButton {
                id: button

                required property var modelData
                required property int index
                readonly property bool current: modelData.id === root.value

                Accessible.role: Accessible.RadioButton
                Accessible.name: modelData.name
                Accessible.checkable: true
                Accessible.checked: button.current
                Accessible.onPressAction: root.chosen(button.modelData.id)

                Keys.onReturnPressed: root.chosen(button.modelData.id)
                Keys.onEnterPressed: root.chosen(button.modelData.id)

                width: Math.min(implicitWidth, root.width)
                implicitWidth: implicitContentWidth + leftPadding + rightPadding
                implicitHeight: Math.max(Measure.control, implicitContentHeight + topPadding + bottomPadding)
                leftPadding: Measure.em * (dot.visible ? 2.1 : 0.8)
                rightPadding: Measure.em * 0.8
                verticalPadding: Math.max(0, (Measure.control - Measure.lineHeight) / 2)
                autoExclusive: false
                checkable: false
                checked: button.current
                focus: button.current
                activeFocusOnTab: button.activeFocus || button.current || (root.indexOfValue() < 0 && index === 0)
                focusPolicy: Qt.StrongFocus
                hoverEnabled: true
                opacity: button.enabled ? 1 : 0.45
                onClicked: root.chosen(button.modelData.id)

                contentItem: Item {
                    Accessible.ignored: true
                    implicitWidth: Math.max(picture.visible ? picture.width : 0, Math.ceil(name.implicitWidth) + 1)
                    implicitHeight: name.y + name.height

                    Image {
                        id: picture

                        anchors.horizontalCenter: parent.horizontalCenter
                        visible: button.modelData.picture !== undefined
                        width: Math.round(Measure.em * 2.6)
                        height: Math.round(width * 1.4)
                        source: button.modelData.picture ?? ""
                        sourceSize: Qt.size(width * Screen.devicePixelRatio, height * Screen.devicePixelRatio)
                    }

                    Text {
                        id: name

                        Accessible.ignored: true
                        y: picture.visible ? picture.height + Measure.gap / 2 : 0
                        width: parent.width
                        horizontalAlignment: picture.visible ? Text.AlignHCenter : Text.AlignLeft
                        text: button.modelData.name
                        font.pixelSize: Measure.em
                        font.weight: Font.Medium
                        color: button.current ? Theme.accentText : Theme.text
                        wrapMode: Text.WordWrap
                    }
                }

                background: Rectangle {
                    radius: Measure.radius
                    color: button.current ? Theme.accent : Theme.surfaceRaised
                    border.width: 1
                    border.color: button.current ? Theme.accent : Theme.edge

                    Rectangle {
                        anchors.fill: parent
                        radius: parent.radius
                        color: button.down ? Theme.pressed : button.hovered ? Theme.hover : "transparent"
                    }

                    Rectangle {
                        id: dot

                        x: Measure.em * 0.6
                        anchors.verticalCenter: parent.verticalCenter
                        visible: button.modelData.color !== undefined
                        width: Math.round(Measure.em * 1.1)
                        height: width
                        radius: width / 2
                        color: button.modelData.color ?? "transparent"
                        border.width: 1
                        border.color: button.current ? Theme.accentText : Theme.edge
                    }

                    Glyph {
                        anchors.centerIn: dot
                        visible: button.current && dot.visible
                        width: Measure.em * 0.7
                        height: width
                        name: "check"
                        color: Theme.feltText
                    }

                    FocusRing {
                        shown: button.visualFocus
                    }
                }
            }
        }
    }
}
