pragma ComponentBehavior: Bound

import QtQuick
import Casino.Ui

// Opens the page that the model names, and tells it when the page was closed. A page exists only while it is read.
Item {
    id: root

    required property AppModel app

    readonly property var kinds: ({
            "first-start": firstStart,
            "new-game": newGame,
            "score": score,
            "settings": settings,
            "about": about,
            "keys": keys
        })

    signal closed

    function leave(page: string): void {
        if (root.app.page === page)
            root.app.page = "";
        root.closed();
    }

    Loader {
        id: loader

        sourceComponent: root.kinds[root.app.page] ?? null
        onLoaded: (item as CPage).open()
    }

    Component {
        id: firstStart

        FirstStart {
            app: root.app
            onClosed: root.leave("first-start")
        }
    }

    Component {
        id: newGame

        NewGamePage {
            app: root.app
            onClosed: root.leave("new-game")
        }
    }

    Component {
        id: score

        ScoreSheet {
            app: root.app
            onClosed: root.leave("score")
            onNewGameWanted: root.app.page = "new-game"
        }
    }

    Component {
        id: settings

        SettingsPage {
            app: root.app
            onClosed: root.leave("settings")
        }
    }

    Component {
        id: about

        AboutPage {
            app: root.app
            onClosed: root.leave("about")
        }
    }

    Component {
        id: keys

        KeysPage {
            onClosed: root.leave("keys")
        }
    }
}
