import QtQuick
import QtQuick.Templates as T

T.Menu {
    id: root

    function widest(): real {
        let widest = Measure.em * 10;
        for (let index = 0; index < root.count; ++index)
            widest = Math.max(widest, root.itemAt(index)?.implicitWidth ?? 0);
        return widest;
    }

    implicitWidth: widest() + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    margins: Measure.gap
    padding: 4
    overlap: 2

    delegate: CMenuItem {}

    contentItem: ListView {
        implicitHeight: contentHeight
        model: root.contentModel
        interactive: contentHeight > height + 1
        clip: true
        currentIndex: root.currentIndex
        boundsBehavior: Flickable.StopAtBounds
    }

    background: Rectangle {
        radius: Measure.radius
        color: Theme.surfaceRaised
        border.width: 1
        border.color: Theme.border
    }

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }

    T.Overlay.modeless: Item {}
}
