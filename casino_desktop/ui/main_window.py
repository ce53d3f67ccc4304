"""The window, from the first frame with the table alone to the end."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import shiboken6
from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlApplicationEngine, QQmlComponent

from .program import Program

# Python's half of QtQuick is not loaded at a start (see application).
if TYPE_CHECKING:
    from PySide6.QtQuick import QQuickWindow

_QML = Path(__file__).resolve().parent.parent / "qml"


def window_engine() -> QQmlApplicationEngine:
    """An engine that finds the window's QML."""
    engine = QQmlApplicationEngine()
    engine.addImportPath(str(_QML))
    return engine


def read_ahead(engine: QQmlApplicationEngine) -> QQmlComponent:
    """Let a thread of Qt's read the window's QML for the engine, which the result may not outlive.

    The window then waits for what is still to be read.
    """
    ahead = QQmlComponent(engine)
    main = QUrl.fromLocalFile(str(_QML / "Casino" / "Main.qml"))
    ahead.loadUrl(main, QQmlComponent.CompilationMode.Asynchronous)
    return ahead


class MainWindow:
    """The QML engine and the window it made of Main.qml; None where it could not.

    ``whole`` is false for a window that shows the table first; ``complete`` brings the rest: what
    is around and over the table, and the cards that lie where nobody sees them.
    """

    def __init__(
        self,
        program: Program,
        place: dict[str, Any],
        *,
        whole: bool = True,
        engine: QQmlApplicationEngine | None = None,
    ) -> None:
        self._language, self._settings = program.language, program.settings
        self._cards = program.table.card_model
        self._draws_decks = False
        if not whole:
            self._cards.leave_out_buried()
        self.engine = engine or window_engine()
        self._preferences = program.preferences
        self._preferences.changed.connect(self._draw_decks)
        self._draw_decks()
        self.engine.setInitialProperties({"app": program.app, "whole": whole, **place})
        self.engine.loadFromModule("Casino", "Main")
        roots = self.engine.rootObjects()
        self.window = cast("QQuickWindow", roots[0]) if roots else None
        self._language.changed.connect(self._retranslate)

    def complete(self) -> None:
        """Make what the first frame did not need, if it is not there."""
        self._cards.complete()
        if self.window is not None:
            self.window.setProperty("whole", True)

    def _draw_decks(self) -> None:
        """Teach the engine to draw the system's decks once one of them is chosen."""
        if self._draws_decks or not self._settings.values.system_deck:
            return
        self._draws_decks = True
        # Few choose one, and all others need not wait for this.
        from .system_decks import DeckPictures, system_decks  # noqa: PLC0415

        self.engine.addImageProvider("deck", DeckPictures())
        self._settings.draw_decks(frozenset(deck.id for deck in system_decks("")))

    def _retranslate(self) -> None:
        self.engine.retranslate()

    def close(self) -> None:
        """Delete the engine while the models that its bindings read are still there."""
        self._language.changed.disconnect(self._retranslate)
        self._preferences.changed.disconnect(self._draw_decks)
        shiboken6.delete(self.engine)
