"""The table in its real window, as a hand with a mouse and a keyboard has it."""

import random
from collections.abc import Iterator

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from casino_desktop.rules.cards import FULL_DECK, cards_of, mask_of, parse_card_list
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.state import DealState
from casino_desktop.session.record import DealRecord, Record
from casino_desktop.session.seats import Seat
from casino_desktop.session.session import GameSession
from casino_desktop.ui.items import items_below
from casino_desktop.ui.program import Program

LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
STEPS = 8


def deck_of(mine: str, table: str, other: str) -> tuple[int, ...]:
    """A deck whose first packet is these cards, dealt in twos by the other player."""
    hands = [parse_card_list(part) for part in (mine, table, other)]
    dealt = [card for half in (0, 2) for hand in hands for card in hand[half : half + 2]]
    return (*dealt, *cards_of(FULL_DECK & ~mask_of(dealt)))


class TableDriver:
    """Does with the table what a person does, and reads what lies there."""

    def __init__(self, window: QQuickWindow, program: Program) -> None:
        self.window, self.program = window, program
        self.model = program.table

    def lay(self, mine: str, table: str, other: str, *moves: str) -> None:
        """Put a casino-de deal for two on the table: my four cards, the table's, the other's."""
        seats = (Seat("Me", "human"), Seat("Other", "computer", "greedy"))
        deal = DealRecord(deck_of(mine, table, other), tuple(map(parse_move, moves)))
        record = Record(PRESETS["casino-de"], "casino-de", seats, 1, (deal,))
        self.program.game.put(GameSession.resume(record, random.Random(1)), deal=False)
        self.model.settle()

    @property
    def state(self) -> DealState:
        """The state of the deal."""
        assert self.program.game.session is not None
        return self.program.game.session.state

    @property
    def moves(self) -> list[str]:
        """The moves of the deal so far."""
        assert self.program.game.session is not None
        return [str(move) for move in self.program.game.session.moves]

    @property
    def page(self) -> str:
        """The page that lies over the table, "" for none."""
        return str(self.program.app.property("page"))

    def items(self, prefix: str) -> Iterator[QQuickItem]:
        """The items whose object names begin like this."""
        everything = items_below(self.window.contentItem())
        yield from (item for item in everything if item.objectName().startswith(prefix))

    def item(self, name: str) -> QQuickItem:
        """The item of this object name."""
        return next(item for item in self.items(name) if item.objectName() == name)

    def card(self, face: str) -> QQuickItem:
        """The card that shows this face."""
        return next(item for item in self.items("card") if item.property("face") == face)

    def faces(self, zone: str) -> set[str]:
        """What can be seen in a zone."""
        return {str(card.property("face")) for card in self.items("card") if in_zone(card, zone)}

    @property
    def build(self) -> QQuickItem:
        """The only build on the table."""
        (build,) = self.items("build")
        return build

    @property
    def ribbon(self) -> list[QQuickItem]:
        """The lines of the ribbon that can be seen, once they are drawn."""
        self.window.grabWindow()
        return [line for line in self.items("choice") if line.isVisible()]

    def middle(self, item: QQuickItem) -> QPoint:
        """The middle of an item in the window."""
        return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()

    def free_place(self) -> QPoint:
        """A place on the free table far from every card."""
        area = scene_rect(self.item("freeTable"))
        return QPointF(area.left() + area.width() * 0.06, area.center().y()).toPoint()

    def press(self, place: QPoint) -> None:
        QTest.mousePress(self.window, LEFT, NO_KEYS, place)

    def move(self, start: QPoint, end: QPoint) -> None:
        """Move the pressed mouse along a line."""
        for step in range(1, STEPS + 1):
            QTest.mouseMove(self.window, start + (end - start) * step / STEPS)

    def release(self, place: QPoint) -> None:
        QTest.mouseRelease(self.window, LEFT, NO_KEYS, place)

    def lift(self, face: str, end: QPoint) -> None:
        """Drag a card to a place and hold it there."""
        start = self.middle(self.card(face))
        self.press(start)
        self.move(start, end)

    def drag(self, face: str, end: QPoint | QQuickItem | str) -> None:
        """Drag a card to a place, an item, or another card, and drop it there."""
        item = self.card(end) if isinstance(end, str) else end
        place = self.middle(item) if isinstance(item, QQuickItem) else item
        self.lift(face, place)
        self.release(place)

    def click(self, what: QPoint | QQuickItem | str) -> None:
        """Click a card, an item, or a place."""
        item = self.card(what) if isinstance(what, str) else what
        place = self.middle(item) if isinstance(item, QQuickItem) else item
        QTest.mouseClick(self.window, LEFT, NO_KEYS, place)

    def double_click(self, face: str) -> None:
        """Click a card twice at once."""
        QTest.mouseDClick(self.window, LEFT, NO_KEYS, self.middle(self.card(face)))

    def keys(self, *keys: Qt.Key) -> None:
        """Press keys one after another."""
        for key in keys:
            QTest.keyClick(self.window, key)

    def control(self, key: Qt.Key) -> None:
        """Press a key together with Ctrl."""
        QTest.keyClick(self.window, key, Qt.KeyboardModifier.ControlModifier)

    @property
    def focused(self) -> QQuickItem:
        """What the keyboard acts on."""
        item = self.window.activeFocusItem()
        assert item is not None
        return item

    def at_home(self, card: QQuickItem) -> bool:
        """Whether a card lies where its row of the model puts it."""
        return bool(
            card.x() == card.property("homeX")
            and card.y() == card.property("homeY")
            and not card.property("held")
        )


def in_zone(card: QQuickItem, zone: str) -> bool:
    """Whether a card lies in a zone."""
    return bool(card.property("zone") == zone)


def accessible_name(item: QQuickItem) -> str:
    """What a screen reader calls an item; empty where it passes it by."""
    reading: QAccessibleInterface | None = QAccessible.queryAccessibleInterface(item)
    return "" if reading is None else reading.text(QAccessible.Text.Name)


def scene_rect(item: QQuickItem) -> QRectF:
    """The rectangle of an item in its window, scale and rotation included."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
