import QtQuick

CLabel {
    Accessible.role: Accessible.Heading

    font.pixelSize: Measure.large
    font.weight: Font.DemiBold
}
