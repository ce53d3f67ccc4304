"""The pure layout functions of the table, run without a window."""

import re
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtQml import QJSEngine

import casino_desktop

_QML = Path(casino_desktop.__file__).parent / "qml" / "Casino"
_FILES = {
    "Measures": "TableMeasures",
    "Zones": "TableZones",
    "Layout": "TableLayout",
    "Spots": "TableSpots",
    "Ribbon": "RibbonSpot",
    "Note": "NoteSpot",
}
_NAME = re.compile(r"^(?:function|const) (\w+)", re.MULTILINE)


class Box(NamedTuple):
    """Something on the table, and the rectangle that it takes."""

    name: str
    area: QRectF


def layout_engine() -> QJSEngine:
    """An engine that knows each file of the layout by the name that the others import it by."""
    engine = QJSEngine()
    for name, file in _FILES.items():
        text = (_QML / f"{file}.js").read_text("utf-8")
        code = "\n".join(line for line in text.splitlines() if not line.startswith("."))
        given = ", ".join(_NAME.findall(code))
        evaluate(engine, f"var {name} = (function() {{ {code}\nreturn {{ {given} }}; }})()")
    return engine


def evaluate(engine: QJSEngine, code: str) -> Any:
    """The value of some JavaScript."""
    # The stubs tell of a tuple that is not there.
    value: Any = engine.evaluate(code)
    assert not value.isError(), value.toString()
    return value.toVariant()


class TableLayout:
    """One arrangement of the table, asked for the places of what lies there."""

    def __init__(
        self,
        engine: QJSEngine,
        size: tuple[int, int],
        hands: dict[str, int],
        slots: int,
        grain: int = 1,
        em: int = 14,
    ) -> None:
        self._engine, self.size, self.hands, self.slots = engine, size, hands, slots
        places = ", ".join(f"{place}: {count}" for place, count in hands.items())
        self._eval(
            f"var layout = Layout.arrange({{ width: {size[0]}, height: {size[1]} }},"
            f" {{ {places} }}, {slots}, {{ em: {em}, grain: {grain} }})"
        )

    def _eval(self, code: str) -> Any:
        return evaluate(self._engine, code)

    @property
    def card_width(self) -> float:
        """The width of a card that lies in the hand or on the table."""
        return float(self._eval("layout.width"))

    def fan_step(self, size: int) -> float:
        """How far apart the cards of a build of this size lie."""
        return float(self._eval(f"Spots.fanStep(layout, {size})"))

    def _rect(self, code: str) -> QRectF:
        found = self._eval(code)
        return QRectF(found["x"], found["y"], found["width"], found["height"])

    @property
    def above_hand(self) -> QRectF:
        """The table without one's own hand."""
        gap, hand = float(self._eval("layout.gap")), float(self._eval("layout.hand.y"))
        return QRectF(gap, gap, self.size[0] - 2 * gap, hand - 2 * gap)

    def ribbon(
        self, anchor: QRectF, kept: list[QRectF], lines: int, others: list[QRectF] | None = None
    ) -> QRectF:
        """Where a ribbon of so many lines opens, which take two rows each where it is narrow."""
        near, far = self.above_hand, self.above_hand
        far.setHeight(self.size[1] - 2 * near.y())
        self._eval("var high = width => layout.text * (width < layout.text * 24 ? 6.2 : 3.9)")
        heights = f"width => ({{ whole: {lines} * high(width), first: high(width) }})"
        self._eval(f"var boxes = Ribbon.ribbonBoxes({heights}, {_js(near)}, layout.text)")
        return self._rect(
            f"Ribbon.ribbonSpot({_js(anchor)}, boxes, [{_js(near)}, {_js(far)}],"
            f" [{', '.join(map(_js, kept))}], [{', '.join(map(_js, others or []))}],"
            " layout.text / 2)"
        )

    def note(self, letters: int, kept: list[QRectF]) -> QRectF:
        """Where a hint of so many letters lies, each half as wide as the text is high."""
        self._eval("var rows = width => Math.ceil(letters * 0.5 / (width / layout.text - 1.6))")
        self._eval(f"var letters = {letters}; var line = layout.words")
        room, cards = _js(self.above_hand), ", ".join(map(_js, kept))
        return self._rect(
            f"Note.noteSpot([line.width, {self.above_hand.width()}],"
            " width => rows(width) * layout.text * 1.2 + layout.text * 0.5,"
            f" line, {room}, [{cards}], [])"
        )

    def _card(self, roles: str, place: str, count: int = 1) -> QRectF:
        seat = f"layout.seats.{place}"
        spot = self._eval(f"Spots.cardSpot(layout, {{ {roles} }}, {seat}, {count}, {seat})")
        width, height = self.card_width * spot["scale"], self._eval("layout.height") * spot["scale"]
        if spot["angle"] % 180:
            width, height = height, width
        return QRectF(spot["cx"] - width / 2, spot["cy"] - height / 2, width, height)

    def slot(self, slot: int, build: int = 0) -> QRectF:
        """The area of a table slot with a build of that many cards in it, its badge included."""
        if not build:
            return self._card(f"zone: 'loose', slot: {slot}", "bottom")
        area = QRectF()
        for depth in range(build):
            area |= self._card(f"zone: 'build', slot: {slot}, depth: {depth}", "bottom", build)
        return area.adjusted(0, 0, 0, 0.8 * float(self._eval("layout.text")))

    def hand(self, place: str, count: int) -> QRectF:
        """The area of a hand; one's own hand with a card raised."""
        own = str(place == "bottom").lower()
        area = QRectF()
        for slot in range(count):
            area |= self._card(f"zone: 'hand', own: {own}, slot: {slot}", place, count)
        lift = 0.12 * float(self._eval("layout.height")) if place == "bottom" else 0
        return area.adjusted(0, -lift, 0, 0)

    def pile(self, place: str) -> QRectF:
        """The area of a pile with many sweeps."""
        area = QRectF()
        for slot in range(40):
            roles = f"zone: 'pile', slot: {slot}, depth: {slot % 8}"
            area |= self._card(f"{roles}, crosswise: {str(slot % 5 == 0).lower()}", place)
        return area

    def drawn(self, place: str) -> Box:
        """The card that is drawn at a place for the first dealer."""
        return Box(f"{place} drawn", self._card("zone: 'played', slot: -1, depth: 0", place))

    def boxes(self, builds: int = 0) -> list[Box]:
        """Everything on a full table; the first ``builds`` slots hold builds of three cards."""
        found = [Box("words", self._rect("layout.words"))]
        for place, count in self.hands.items():
            found += [
                Box(f"{place} hand", self.hand(place, count)),
                Box(f"{place} pile", self.pile(place)),
                Box(f"{place} stock", self._card("zone: 'stock', row: 52", place)),
                Box(f"{place} plate", self._rect(f"layout.seats.{place}.plate")),
            ]
        found += [
            Box(f"slot {slot}", self.slot(slot, 3 if slot < builds else 0))
            for slot in range(self.slots)
        ]
        return found


def _js(area: QRectF) -> str:
    return f"Measures.rect({area.x()}, {area.y()}, {area.width()}, {area.height()})"
