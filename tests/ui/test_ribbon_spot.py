"""The ribbon covers no card that it speaks of, wherever there is room for it."""

from random import Random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQml import QJSEngine

from tests.ui.layouts import TableLayout, evaluate, layout_engine
from tests.ui.test_table_layout import HANDS, TABLES

STEP = 4


@pytest.fixture(scope="module")
def engine() -> QJSEngine:
    return layout_engine()


def covers(box: QRectF, cards: list[QRectF]) -> bool:
    return any(box.intersects(card.adjusted(1, 1, -1, -1)) for card in cards)


def has_room(box: QRectF, window: QRectF, cards: list[QRectF], gap: float) -> bool:
    """Whether a box that size has a place a gap away from every card."""
    apart = [card.adjusted(-gap, -gap, gap, gap) for card in cards]
    return any(
        not covers(QRectF(x, y, box.width(), box.height()), apart)
        for x in range(int(window.left()), int(window.right() - box.width()) + 1, STEP)
        for y in range(int(window.top()), int(window.bottom() - box.height()) + 1, STEP)
    )


@pytest.mark.parametrize("slots", [2, 4, 12, 30])
@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_the_ribbon_covers_no_card_that_it_speaks_of(
    qapp: object, engine: QJSEngine, size: tuple[int, int], seats: int, slots: int
) -> None:
    table = TableLayout(engine, size, HANDS[seats], slots)
    gap = table.above_hand.x()
    window = QRectF(0, 0, *size).adjusted(gap, gap, -gap, -gap)
    rng = Random(slots)
    for lines in (2, 5, 9):
        for count in (1, 2, 4, 9):
            spoken = [table.slot(slot) for slot in rng.sample(range(slots), min(count, slots))]
            cards = [*spoken, table.hand("bottom", 1)]
            ribbon = table.ribbon(spoken[0], cards, lines)
            assert window.adjusted(-1, -1, 1, 1).contains(ribbon)
            assert not covers(ribbon, cards) or not has_room(ribbon, window, cards, 7)


@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_the_ribbon_finds_room_beside_the_first_cards_of_a_deal(
    qapp: object, engine: QJSEngine, size: tuple[int, int], seats: int
) -> None:
    table = TableLayout(engine, size, HANDS[seats], 4)
    cards = [table.slot(slot) for slot in range(4)]
    for lines in range(2, 10):
        for anchor in cards:
            assert not covers(table.ribbon(anchor, cards, lines), cards)


def test_the_ribbon_lies_close_to_what_was_dropped_on(qapp: object, engine: QJSEngine) -> None:
    table = TableLayout(engine, (1280, 764), HANDS[2], 10)
    card = table.slot(0)
    ribbon = table.ribbon(card, [card], 2)
    assert ribbon.intersects(card.adjusted(-12, -12, 12, 12))


def hidden(box: QRectF, cards: list[QRectF]) -> float:
    """The area of the cards under a box."""
    return sum((box & card).width() * (box & card).height() for card in cards)


def test_the_ribbon_hides_less_of_the_other_cards_and_stays_close(
    qapp: object, engine: QJSEngine
) -> None:
    table = TableLayout(engine, (1280, 764), HANDS[2], 10)
    cards = [table.slot(slot) for slot in range(6)]
    blind = kind = 0.0
    for card in cards:
        others = [other for other in cards if other != card]
        ribbon = table.ribbon(card, [card], 2, others)
        kind += hidden(ribbon, others)
        blind += hidden(table.ribbon(card, [card], 2), others)
        assert ribbon.intersects(card.adjusted(-200, -200, 200, 200))
    assert kind < blind / 2


def test_a_ribbon_of_many_lines_stays_on_the_table(qapp: object, engine: QJSEngine) -> None:
    table = TableLayout(engine, (800, 524), HANDS[4], 30)
    cards = [table.slot(slot) for slot in range(30)]
    ribbon = table.ribbon(cards[0], cards, 60)
    assert QRectF(0, 0, 800, 524).contains(ribbon)
    assert ribbon.height() < 524 / 2


def test_a_ribbon_made_lower_shows_its_first_line(qapp: object, engine: QJSEngine) -> None:
    heights = "width => ({ whole: 2000, first: 300 })"
    boxes = evaluate(engine, f"Ribbon.ribbonBoxes({heights}, Measures.rect(0, 0, 800, 400), 14)")
    assert sorted({box["height"] for box in boxes}) == [328, 400]
