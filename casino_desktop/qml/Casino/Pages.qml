import QtQuick
import QtQuick.Templates as T
import Casino.Ui

// Opens the page that the model names, and tells it when the page was closed. A page exists only while it is read.
Item {
    id: root

    required property AppModel app

    readonly property string page: root.app.page
    readonly property var files: ({
            "first-start": "FirstStart.qml",
            "new-game": "NewGamePage.qml",
            "score": "ScoreSheet.qml",
            "settings": "SettingsPage.qml",
            "about": "AboutPage.qml",
            "rules": "RulesPage.qml",
            "keys": "KeysPage.qml",
            "review": "ReviewPage.qml",
            "honesty": "HonestyPage.qml",
            "history": "HistoryPage.qml",
            "count": "CountPage.qml",
            "second": "SecondProgram.qml"
        })
    // The page that the loaded dialog shows.
    property string shown: ""

    signal closed

    function follow(): void {
        book.source = "";
        root.shown = root.page;
        if (root.files[root.page] === undefined)
            loader.source = "";
        else
            loader.setSource(root.files[root.page], {
                "app": root.app
            });
    }

    onPageChanged: root.follow()
    // WORKAROUND Qt 6.11: the header of a dialog that opens before the window is complete is drawn twice.
    Component.onCompleted: Qt.callLater(root.follow)

    Loader {
        id: loader

        onLoaded: (item as T.Dialog).open()
    }

    Connections {
        target: loader.item
        ignoreUnknownSignals: true

        function onNewGameWanted() {
            root.app.page = "new-game";
        }
        function onRulesWanted() {
            book.setSource("RulesPage.qml", {
                "app": root.app
            });
        }
        function onClosed() {
            if (root.app.page === root.shown)
                root.app.page = "";
            root.closed();
        }
    }

    // The rules book lies over a page that it was asked for from, and leaves it as it is.
    Loader {
        id: book

        onLoaded: (item as T.Dialog).open()
    }

    Connections {
        target: book.item
        ignoreUnknownSignals: true

        function onClosed() {
            book.source = "";
            root.app.rules.lookBack();
        }
    }
}
