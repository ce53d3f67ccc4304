"""A hand that plays by clicking in the real window, for the self-test."""

import time
from collections.abc import Iterator
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtQuick import QQuickItem, QQuickWindow

from casino_desktop.rules.cards import NAMES, cards_of
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.moves import Move

from .items import items_below
from .program import Program

_LEFT, _NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton


class SelfPlayer:
    """Makes random legal moves as a mouse does: press and release, at pixels of the window."""

    def __init__(self, window: QQuickWindow, program: Program, seed: int) -> None:
        self._window, self._program = window, program
        self._rng = Random(seed)

    def play(self) -> Move:
        """Click one move together; return what was meant, of which the card at least is certain.

        ValueError where something cannot be found.
        """
        assert self._program.game.session is not None
        move = self._rng.choice(legal_moves(self._program.game.session.state))
        if move.kind == "trail":
            self._click(self._card(move.card))
            self._click_at(self._free_place())
            return move
        for card in cards_of(move.loose):
            self._click(self._card(card))
        for build in move.builds:
            self._click(self._build_of(build))
        self._click(self._card(move.card))
        self._choose()
        return move

    def _choose(self) -> None:
        """Where the clicks may mean several moves, press the first line of the ribbon."""
        if self._program.table.choice_model.rowCount():
            # The ribbon is laid out with the next frame.
            self._window.grabWindow()
            self._click(next(item for item in self._items("choice") if item.isVisible()))

    def _card(self, card: int) -> QQuickItem:
        name = NAMES[card]
        for item in self._items("card"):
            if item.property("face") == name and item.property("zone") in ("hand", "loose"):
                return item
        raise ValueError(f"the card {name} is not to be seen")

    def _build_of(self, cards: int) -> QQuickItem:
        """The pile that lies over a build's cards."""
        names = {NAMES[card] for card in cards_of(cards)}
        inside = [item for item in self._items("card") if item.property("face") in names]
        for pile in self._items("build"):
            frame = pile.mapRectToScene(pile.boundingRect())
            if inside and all(frame.contains(_middle(item)) for item in inside):
                return pile
        raise ValueError(f"the build of {', '.join(sorted(names))} is not to be seen")

    def _free_place(self) -> QPointF:
        """A place on the free table beside every card."""
        area = next(item for item in self._items("freeTable"))
        frame = area.mapRectToScene(area.boundingRect())
        return QPointF(frame.left() + frame.width() * 0.06, frame.center().y())

    def _items(self, prefix: str) -> Iterator[QQuickItem]:
        everything = items_below(self._window.contentItem())
        yield from (item for item in everything if item.objectName().startswith(prefix))

    def _click(self, item: QQuickItem) -> None:
        self._click_at(_middle(item))

    def _click_at(self, place: QPointF) -> None:
        self._send(QEvent.Type.MouseButtonPress, place, _LEFT)
        self._send(QEvent.Type.MouseButtonRelease, place, _NONE)

    def _send(self, kind: QEvent.Type, place: QPointF, held: Qt.MouseButton) -> None:
        on_screen = self._window.mapToGlobal(place)
        no_keys = Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(kind, place, on_screen, _LEFT, held, no_keys)
        # Handlers take a press without a time for none.
        event.setTimestamp(time.monotonic_ns() // 1_000_000)
        QCoreApplication.sendEvent(self._window, event)
        QCoreApplication.processEvents()


def _middle(item: QQuickItem) -> QPointF:
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2))
