"""The stock says how many packets are to come, at every moment of a deal."""

from random import Random

import pytest
from PySide6.QtQuick import QQuickItem

from casino_desktop.ui.language import LANGUAGES
from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.picture import settled_picture
from casino_desktop.ui.program import Program
from tests.session.games import new_game, play_on
from tests.ui.tables import Table


@pytest.mark.parametrize(
    ("seats", "texts"),
    [
        (2, [f"{n} packets left" for n in (6, 5, 4, 3, 2)]),
        (3, [f"{n} packets left" for n in (4, 3, 2)]),
        (4, [f"{n} packets left" for n in (3, 2)]),
    ],
)
@pytest.mark.usefixtures("program")
def test_the_label_of_a_whole_deal(seats: int, texts: list[str]) -> None:
    session = new_game(seats=seats)
    table = Table(session, deal=True, speed=1)
    seen = [table.state().packetText]
    table.model.settle()
    while not session.deal_over:
        seen.append(table.state().packetText)
        play_on(session, 1, Random(1))
        table.model.settle()
    assert list(dict.fromkeys(seen)) == [*texts, "1 packet left", "0 packets left"]


@pytest.mark.parametrize(
    ("code", "first", "last"),
    [
        ("en", ("40 cards", "40 cards left"), ("1 card", "1 card left")),
        ("de", ("40 Karten", "Noch 40 Karten"), ("1 Karte", "Noch 1 Karte")),
        ("da", ("40 kort", "40 kort tilbage"), ("1 kort", "1 kort tilbage")),
        ("sv", ("40 kort", "40 kort kvar"), ("1 kort", "1 kort kvar")),
    ],
)
def test_where_cards_are_drawn_the_cards_are_counted(
    program: Program, code: str, first: tuple[str, str], last: tuple[str, str]
) -> None:
    program.language.choose(code)
    session = new_game("kasino-sv-draw")
    table = Table(session)
    assert (table.state().stockText, table.state().packetText) == first
    play_on(session, 39, Random(1))
    table.model.settle()
    assert (table.state().stockText, table.state().packetText) == last


@pytest.mark.parametrize("size", [(800, 560), (700, 1000), (1280, 800)])
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_part_of_the_card_shows_on_either_side_of_the_words(
    window: MainWindow, program: Program, code: str, size: tuple[int, int]
) -> None:
    program.language.choose(code)
    assert window.window is not None
    window.window.resize(*size)
    settled_picture(window.window)
    stock = window.window.findChild(QQuickItem, "stock")
    assert stock is not None
    (badge,) = (one for one in stock.childItems() if one.inherits("QQuickRectangle"))
    assert badge.isVisible()
    assert 0 < badge.width() < 0.9 * stock.width()
