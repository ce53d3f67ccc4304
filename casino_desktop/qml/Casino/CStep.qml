import QtQuick

// The minus or plus of a number field.
Rectangle {
    id: root

    required property Item control
    required property string glyph
    required property bool held
    required property bool lit
    required property bool spent

    Accessible.ignored: true

    implicitWidth: Measure.control
    implicitHeight: Measure.control
    height: control.height
    radius: Measure.radius
    color: held ? Theme.pressed : lit ? Theme.hover : "transparent"

    Glyph {
        anchors.centerIn: parent
        width: Measure.em * 0.8
        height: width
        name: root.glyph
        opacity: root.spent ? 0.35 : 1
    }
}
