import QtQuick
import Casino.Ui

// One sentence over the table that goes by itself; a file that cannot be read gets a dialog.
// Most games end without either, so neither is made before it is wanted.
Item {
    id: root

    required property AppModel app
    property string sentence: ""
    property bool serious: false

    // What had the keys is gone.
    signal keysFreed

    function show(sentence: string, serious: bool) {
        root.sentence = sentence;
        root.serious = serious;
        root.Accessible.announce(sentence, serious ? Accessible.Assertive : Accessible.Polite);
        bar.setSource("NoticeBar.qml", {
            "sentence": sentence,
            "serious": serious
        });
    }

    function hide() {
        const hadKeys = bar.activeFocus;
        root.sentence = "";
        bar.source = "";
        if (hadKeys)
            root.keysFreed();
    }

    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.sentence
    Accessible.ignored: !visible

    visible: root.sentence !== ""
    implicitWidth: bar.implicitWidth
    implicitHeight: bar.implicitHeight

    Connections {
        target: root.app

        function onFailed(sentence: string) {
            root.show(sentence, true);
        }

        function onNoticed(sentence: string) {
            root.show(sentence, false);
        }

        function onRefused(title: string, sentence: string, path: string) {
            refusal.setSource("RefusedFile.qml", {
                "title": title,
                "sentence": sentence,
                "path": path
            });
        }
    }

    Loader {
        id: bar

        anchors.fill: parent
    }

    Connections {
        target: bar.item

        function onDone() {
            root.hide();
        }
    }

    Loader {
        id: refusal
    }

    Connections {
        target: refusal.item

        function onClosed() {
            refusal.source = "";
            root.keysFreed();
        }
    }
}
