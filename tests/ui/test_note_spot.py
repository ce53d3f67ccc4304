"""A hint covers no card where there is a free place, and no card's index where there is none."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQml import QJSEngine

from tests.ui.layouts import TableLayout, layout_engine
from tests.ui.test_table_layout import HANDS, TABLES


@pytest.fixture(scope="module")
def engine() -> QJSEngine:
    return layout_engine()


def covers(box: QRectF, areas: list[QRectF]) -> bool:
    return any(box.intersects(area.adjusted(0, 1, 0, -1)) for area in areas)


@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_a_short_hint_lies_on_the_line(
    qapp: object, engine: QJSEngine, size: tuple[int, int], seats: int
) -> None:
    table = TableLayout(engine, size, HANDS[seats], 30)
    (line,) = (box.area for box in table.boxes() if box.name == "words")
    assert line.contains(table.note(30, [table.slot(slot) for slot in range(30)]).center())


@pytest.mark.parametrize("slots", [4, 8])
@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_a_long_hint_covers_no_card_of_a_usual_table(
    qapp: object, engine: QJSEngine, size: tuple[int, int], seats: int, slots: int
) -> None:
    table = TableLayout(engine, size, HANDS[seats], slots)
    cards = [*(table.slot(slot) for slot in range(slots)), table.hand("bottom", 4)]
    note = table.note(220, cards)
    assert not covers(note, cards)
    assert QRectF(0, 0, *size).contains(note)


@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_a_long_hint_covers_no_index_of_a_crowded_table(
    qapp: object, engine: QJSEngine, size: tuple[int, int], seats: int
) -> None:
    table = TableLayout(engine, size, HANDS[seats], 30)
    cards = [table.slot(slot) for slot in range(30)]
    indices = [QRectF(card.topLeft(), card.size() * 0.4) for card in cards]
    assert not covers(table.note(280, cards), indices)


def test_a_long_hint_has_room_below_the_line_in_an_upright_window(
    qapp: object, engine: QJSEngine
) -> None:
    table = TableLayout(engine, (700, 964), HANDS[2], 8)
    cards = [table.slot(slot) for slot in range(8)]
    note = table.note(280, cards)
    assert note.top() >= max(card.bottom() for card in cards)
    assert note.bottom() <= table.hand("bottom", 4).top()
