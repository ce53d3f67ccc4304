"""A window with nothing in it, packaged like the program: what the program is measured against."""

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

WINDOW = b"import QtQuick; Window { width: 1280; height: 800; visible: true }"


def main() -> None:
    """Say ``drawn`` at the first frame, and end there with --quit-after-first-frame."""
    app = QGuiApplication(sys.argv)
    engine = QQmlApplicationEngine()
    engine.loadData(WINDOW)
    window = engine.rootObjects()[0]
    assert isinstance(window, QQuickWindow)

    def drawn() -> None:
        print("drawn", flush=True)
        if "--quit-after-first-frame" in sys.argv:
            app.quit()

    window.frameSwapped.connect(drawn, Qt.ConnectionType.QueuedConnection)
    app.exec()
    del window, engine


if __name__ == "__main__":
    main()
