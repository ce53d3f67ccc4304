pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// The human's moves of the deal that cost most, found while this page is open.
CPage {
    id: root

    required property AppModel app

    readonly property ReviewModel review: root.app.review

    title: qsTr("Your moves in this deal")
    measure: 48

    CLabel {
        objectName: "summary"
        width: parent.width
        text: root.review.summary
        font.weight: Font.DemiBold
    }

    CProgress {
        width: parent.width
        visible: root.review.running
        value: root.review.progress
        text: root.review.summary
    }

    Repeater {
        model: root.review.rows

        ReviewLine {
            required property var model

            width: parent?.width ?? 0
            title: model.title
            better: model.better
            loss: model.loss
            spoken: model.spoken
            unfolded: root.review.current === model.number
            position: unfolded ? root.review.position : ({})
            settings: root.app.settings
            onToggled: root.review.toggle(model.number)
        }
    }

    CLabel {
        width: parent.width
        muted: true
        text: qsTr("The strongest player has judged each move by what you could know. Points are those of your lead over the others.")
        font.pixelSize: Measure.small
    }
}
