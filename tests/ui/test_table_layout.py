"""Nothing on the table overlaps what it must not, at any size."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtQml import QJSEngine

from tests.ui.layouts import Box, TableLayout, evaluate, layout_engine

SIZES = [
    (800, 524),
    (700, 964),
    (1024, 564),
    (1024, 700),
    (1280, 764),
    (1920, 1044),
    (2560, 1404),
    (3840, 2124),
]
HANDS = {
    2: {"bottom": 4, "top": 4},
    3: {"bottom": 4, "left": 4, "right": 4},
    4: {"bottom": 4, "left": 4, "top": 4, "right": 4},
}
LEAST_CARD = 44


@pytest.fixture(scope="module")
def engine() -> QJSEngine:
    return layout_engine()


# The least width for two is what the list of moves leaves of a small window.
TABLES = [(size, seats) for size in SIZES for seats in (2, 3, 4)] + [((548, 524), 2)]


@pytest.mark.parametrize("slots", [2, 4, 12, 16, 30])
@pytest.mark.parametrize(("size", "seats"), TABLES)
@pytest.mark.parametrize("em", [14, 21, 28])
def test_nothing_overlaps(
    qapp: object, engine: QJSEngine, size: tuple[int, int], seats: int, slots: int, em: int
) -> None:
    table = TableLayout(engine, size, HANDS[seats], slots, em=em)
    assert table.card_width >= LEAST_CARD
    window = QRectF(0, 0, *size).adjusted(-1, -1, 1, 1)
    for builds in range(min(slots, 4) + 1):
        boxes = table.boxes(builds)
        assert [box.name for box in boxes if not window.contains(box.area)] == []
        assert [(a.name, b.name) for a, b in combinations(boxes, 2) if overlap(a, b)] == []


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share more than a rounded edge."""
    shared = one.area & other.area
    return shared.width() >= 1 and shared.height() >= 1


@pytest.mark.parametrize(("size", "seats"), TABLES)
@pytest.mark.parametrize("em", [14, 21, 28])
def test_the_cards_drawn_for_the_dealer_hide_nothing(
    qapp: object, engine: QJSEngine, size: tuple[int, int], seats: int, em: int
) -> None:
    table = TableLayout(engine, size, HANDS[seats], 4, em=em)
    drawn = [table.drawn(place) for place in HANDS[seats]]
    around = [box for box in table.boxes() if not box.name.startswith("slot")]
    assert [(a.name, b.name) for a in drawn for b in around if overlap(a, b)] == []
    assert [(a.name, b.name) for a, b in combinations(drawn, 2) if overlap(a, b)] == []


@pytest.mark.parametrize("size", SIZES[1:])
def test_a_build_shows_the_index_of_each_card(
    qapp: object, engine: QJSEngine, size: tuple[int, int]
) -> None:
    table = TableLayout(engine, size, HANDS[2], 10)
    assert table.fan_step(2) >= 0.25 * table.card_width
    assert table.fan_step(3) >= 0.2 * table.card_width


def test_long_hands_fit(qapp: object, engine: QJSEngine) -> None:
    for size in SIZES[1:]:
        table = TableLayout(engine, size, {"bottom": 13, "top": 13}, 10)
        assert table.hand("bottom", 12).width() <= size[0]
        assert not table.hand("bottom", 12).intersects(table.pile("bottom"))


def test_a_slot_stays_where_it_is_while_the_table_fills(qapp: object, engine: QJSEngine) -> None:
    places = {str(TableLayout(engine, (1280, 764), HANDS[2], n).slot(2)) for n in range(4, 11)}
    assert len(places) == 1


def middle_of(slots: list[QRectF]) -> QPointF:
    """The middle of what lies in some slots."""
    x = sum(slot.center().x() for slot in slots) / len(slots)
    return QPointF(x, sum(slot.center().y() for slot in slots) / len(slots))


@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_few_cards_lie_about_the_middle_of_the_table(
    qapp: object, engine: QJSEngine, size: tuple[int, int], seats: int
) -> None:
    table = TableLayout(engine, size, HANDS[seats], 8)
    slots = [table.slot(slot) for slot in range(8)]
    width, height = slots[0].width(), slots[0].height()
    for count in (2, 4, 6, 8):
        assert middle_of(slots[:count]).x() == pytest.approx(size[0] / 2, abs=1)
    for count in range(1, 9):
        off = middle_of(slots[:count]) - QPointF(size[0] / 2, size[1] / 2)
        assert abs(off.x()) < 0.9 * width
        assert abs(off.y()) < 0.9 * height


def test_an_upright_window_has_large_cards(qapp: object, engine: QJSEngine) -> None:
    assert TableLayout(engine, (700, 964), HANDS[2], 4).card_width >= 100


@pytest.mark.parametrize(("ratio", "grain"), [(1, 1), (1.25, 4), (1.5, 2), (1.75, 4), (2, 1)])
def test_cards_are_whole_pixels_of_the_screen(
    qapp: object, engine: QJSEngine, ratio: float, grain: int
) -> None:
    assert evaluate(engine, f"Measures.grainOf({ratio})") == grain
    for size in SIZES:
        table = TableLayout(engine, size, HANDS[2], 10, grain)
        card = table.slot(0)
        assert (card.width() * ratio).is_integer()
        assert (card.height() * ratio).is_integer()
