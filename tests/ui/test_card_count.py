"""The page of the cards seen so far: it tells what the table shows, and nothing more."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from casino_desktop.rules.cards import FULL_DECK, SUIT_MASKS, parse_cards
from casino_desktop.rules.observation import observe
from casino_desktop.rules.presets import preset
from casino_desktop.rules.scoring import side_piles
from casino_desktop.session.session import GameSession
from casino_desktop.ui.card_count import (
    FACES,
    IN_ROWS,
    Count,
    brightness,
    count_of,
    majority_text,
    side_lines,
    titles,
)
from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.program import Program
from casino_desktop.ui.scene import Scene, after, undealt
from casino_desktop.ui.viewers import EVERYBODY, NOBODY
from tests.session.games import new_game, play_on
from tests.ui.table_driver import TableDriver, accessible_name


def shown(session: GameSession) -> Scene:
    """The settled scene of a deal in progress."""
    deck, state = session.record.deals[-1].deck, session.state
    scene = undealt(state.law, deck, state.seats, state.dealer)
    for step in session.steps:
        for event in step.events:
            scene = after(scene, event)
    return scene


@pytest.mark.parametrize("name", ["casino-de", "kasino-sv", "kasino-sv-draw", "casino-classic"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_tells_what_the_viewer_may_know(name: str, seats: int) -> None:
    session, rng = new_game(name, seats), Random(seats)
    while not session.deal_over:
        scene, state = shown(session), session.state
        for eyes in range(seats):
            count = count_of(scene, session.rules, eyes)
            assert count.unseen == observe(state, eyes).hidden
            assert count.captured == side_piles(state)
        assert sum(count.sweeps) == len(state.sweeps)
        play_on(session, 1, rng)


def test_who_sees_no_hand_or_all_of_them() -> None:
    session = play_on(new_game(), 5, Random(1))
    scene, hands = shown(session), sum(session.state.hands)
    stock = sum(1 << card for card in session.state.stock)
    assert count_of(scene, session.rules, NOBODY).unseen == stock | hands
    assert count_of(scene, session.rules, EVERYBODY).unseen == stock


def test_before_the_first_card_all_are_to_come() -> None:
    session = new_game()
    deck = session.record.deals[0].deck
    scene = undealt(session.state.law, deck, 2, session.state.dealer)
    assert count_of(scene, session.rules, 0).unseen == FULL_DECK


def count(rules: str, captured: tuple[int, ...]) -> Count:
    return Count(preset(rules), parse_cards("2s9h"), captured, (0,) * len(captured))


@pytest.mark.usefixtures("program")
def test_the_suit_is_the_one_that_counts() -> None:
    spades, diamonds = parse_cards("AsKs3d"), parse_cards("7d8d9d4s")
    for rules, suit, cells in (
        ("casino-de", "Spades", ["2", "1"]),
        ("cassino-de", "Diamonds", ["1", "3"]),
    ):
        found = count(rules, (spades, diamonds))
        assert titles(found) == ["", "Cards", suit, "Sweeps"]
        assert [line[2] for line in side_lines(found, ["Ada", "Bob"])] == cells


@pytest.mark.usefixtures("program")
def test_a_majority_is_told_where_two_play_for_it() -> None:
    text = majority_text(count("casino-de", (0, 0)))
    assert text == "Certain: most cards from 27 on, most spades from 7 on."
    assert majority_text(count("casino-de", (0, 0, 0))) == ""
    assert majority_text(count("casino-de-spades", (0, 0))) == ""


def test_the_cards_lie_in_rows_by_suit_from_the_ace_on() -> None:
    assert FACES[:3] == ["As", "2s", "3s"]
    assert FACES[12] == "Ks"
    for row, suit in enumerate((3, 2, 1, 0)):
        assert all(SUIT_MASKS[suit] >> card & 1 for card in IN_ROWS[13 * row : 13 * (row + 1)])
    bright = brightness(count("casino-de", (0, 0)))
    assert {face for face, lit in zip(FACES, bright, strict=True) if lit} == {"2s", "9h"}


def test_the_page_follows_the_table(window: MainWindow, program: Program, qtbot: QtBot) -> None:
    session, model = program.game.session, program.pages.card_count
    assert session is not None
    assert window.window is not None
    table = TableDriver(window.window, program)
    assert (model.property("summary"), model.property("lines")) == ("", [])
    table.keys(Qt.Key.Key_C)
    qtbot.waitUntil(lambda: bool(list(table.items("grid"))))
    assert model.property("summary") == "You have not seen 44 cards yet; they are bright."
    assert accessible_name(table.item("grid")).startswith("Not seen yet: ")
    assert sum(model.property("bright")) == 44
    play_on(session, 6, Random(2))
    unseen = observe(session.state, 0).hidden.bit_count()
    assert sum(model.property("bright")) == unseen < 44
    cells = [line["cells"] for line in model.property("lines")]
    piles = [str(pile.bit_count()) for pile in session.state.piles]
    assert [cell[:2] for cell in cells] == [["You", piles[0]], ["Robin", piles[1]]]
    assert next(map(accessible_name, table.items("side"))).startswith(f"You: Cards {piles[0]},")
    table.keys(Qt.Key.Key_Escape)
    assert model.property("bright") == []
