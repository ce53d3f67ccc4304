"""The draw for the first dealer before the first deal of a game."""

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from casino_desktop.rules.cards import NAMES
from casino_desktop.rules.law import law_of
from casino_desktop.rules.presets import preset
from casino_desktop.session.first_dealer import DealerDraw, draw_first_dealer
from casino_desktop.session.seats import Seat
from casino_desktop.session.session import GameSession
from casino_desktop.storage.settings import NewGameChoice
from casino_desktop.ui.card_names import in_signs
from casino_desktop.ui.first_draw import drawing
from casino_desktop.ui.narration import Cast, Narrator
from casino_desktop.ui.placements import place
from casino_desktop.ui.program import Program
from casino_desktop.ui.scene import undealt
from casino_desktop.ui.table_model import TableModel
from tests.ui.tables import ToldSearch, role_of

pytestmark = pytest.mark.usefixtures("qapp")

SEATS = (Seat("Ada", "human"), Seat("Bob", "computer", "greedy"), Seat("Cy", "computer", "greedy"))
# Ada and Bob draw threes, Cy a king; then Bob draws the lower card.
TIED = DealerDraw(1, (((0, 8), (1, 9), (2, 48)), ((0, 20), (1, 0))))
DECK = tuple(reversed(range(52)))
UNDEALT = undealt(law_of(preset("casino-de")), DECK, 3, 1)


def test_each_card_is_drawn_before_its_seat_and_laid_back() -> None:
    beats = drawing(UNDEALT, TIED)
    drawn = [beat.scene.drawn for beat in beats]
    first, second = TIED.rounds
    shown = [first[:1], first[:2], first, first, second[:1], second, second, ()]
    assert drawn == shown
    assert beats[-1].scene == UNDEALT
    assert [beat.events for beat in beats if beat.events] == [(TIED,)]


def test_the_drawn_cards_lie_open_and_tell_nothing_of_the_deck() -> None:
    scene = drawing(UNDEALT, TIED)[2].scene
    placements = place(scene, DECK, 0)
    open_cards = {row: placed for row, placed in enumerate(placements) if placed.face}
    assert [(placed.seat, placed.face) for placed in open_cards.values()] == [
        (seat, NAMES[card]) for seat, card in TIED.rounds[0]
    ]
    # The rows are the top of the deck whatever was drawn, and not the rows of those cards.
    assert list(open_cards) == [0, 1, 2]
    assert all(placed.zone == "played" for placed in open_cards.values())
    assert len(placements) == len(DECK)


def test_the_draw_is_told_with_its_ties() -> None:
    cast = Cast(("Ada", "Bob", "Cy"), ("Ada", "Bob", "Cy"), you=0, your_side=0)
    told = Narrator(cast, in_signs).tell(TIED)
    assert told == (-1, "The draw: Ada 3♣, Bob 3♦, Cy K♣; Ada 6♣, Bob A♣. Bob deals first.")
    mine = Narrator(cast, in_signs).tell(DealerDraw(0, TIED.rounds[:1]))
    assert mine is not None
    assert mine.text.endswith("You deal first.")


def table_with_draw(speed: float, name: str = "casino-de") -> tuple[TableModel, DealerDraw]:
    rules, rng = preset(name), Random(3)
    draw = draw_first_dealer(rules, 3, rng)
    session = GameSession.new(name, rules, SEATS, first_dealer=draw.dealer, rng=rng)
    table = TableModel(search=ToldSearch(), rng=Random(1), speed=speed)
    table.load(session, deal=True, draw=draw)
    return table, draw


def faces(table: TableModel) -> set[object]:
    found = {role_of(table.card_model, row, "face") for row in range(52)}
    return found - {""}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("casino-de", "Everybody draws: the lowest card deals first."),
        ("kasino-sv", "Everybody draws: the highest card deals first."),
    ],
)
def test_the_draw_is_shown_before_the_cards_are_dealt(qtbot: QtBot, name: str, text: str) -> None:
    table, draw = table_with_draw(0.05, name)
    assert table.state.turnText == text
    cards = {NAMES[card] for _, card in draw.rounds[0]}
    qtbot.waitUntil(lambda: faces(table) == cards)
    assert table.state.busy
    table.close()


def test_a_press_skips_the_draw() -> None:
    table, draw = table_with_draw(1.0)
    heard: list[str] = []
    table.announced.connect(lambda said, urgent: heard.append(said))
    table.skip()
    assert not table.state.busy
    assert "The draw: " in heard[0]
    assert "You deal first." in heard[0]
    dealers = [role_of(table.seat_model, seat, "dealer") for seat in range(3)]
    assert dealers.index(True) == draw.dealer
    table.close()


def test_the_draw_stays_in_the_log_after_an_undo(program: Program) -> None:
    program.game.begin(NewGameChoice(), 3)
    table, session = program.table, program.game.session
    assert session is not None

    def first_line() -> str:
        return str(role_of(table.log_model, 0, "text"))

    line = first_line()
    assert line.startswith("The draw: ")
    program.game.put(session, deal=False)
    assert not first_line().startswith("The draw: ")


def test_nobody_is_the_dealer_before_the_draw_has_told(qtbot: QtBot) -> None:
    table, draw = table_with_draw(0.3)

    def dealers() -> list[object]:
        return [role_of(table.seat_model, seat, "dealer") for seat in range(3)]

    assert not any(dealers())
    said = ("You deal first.", "Bob deals first.", "Cy deals first.")[draw.dealer]
    qtbot.waitUntil(lambda: table.state.turnText == said)
    table.skip()
    assert dealers().index(True) == draw.dealer
    table.close()
