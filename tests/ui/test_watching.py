"""A game that only computers play: it goes on by itself, its hands open or closed."""

from random import Random

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from casino_desktop.rules.cards import DECK_SIZE, NAMES
from casino_desktop.rules.presets import preset
from casino_desktop.session.seats import Seat
from casino_desktop.session.session import GameSession
from casino_desktop.storage.settings import NewGameChoice
from casino_desktop.ui.program import Program
from casino_desktop.ui.table_model import TableModel
from tests.ui.instant_search import InstantSearch
from tests.ui.tables import Table, role_of

LEVELS = ("greedy", "beginner", "counter", "random")


def watched(seats: int = 2) -> GameSession:
    rules = preset("casino-de")
    players = tuple(Seat(f"C{seat}", "computer", LEVELS[seat]) for seat in range(seats))
    return GameSession.new("casino-de", rules, players, first_dealer=0, rng=Random(3))


def seen_hands(table: Table) -> dict[int, int]:
    """How many open hand cards each seat has."""
    cards = table.model.card_model
    seats = [
        role_of(cards, row, "seat")
        for row in range(DECK_SIZE)
        if role_of(cards, row, "zone") == "hand" and role_of(cards, row, "face") in NAMES
    ]
    return {seat: seats.count(seat) for seat in range(4) if seat in seats}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_hands_lie_open_or_none(seats: int) -> None:
    table = Table(watched(seats))
    assert seen_hands(table) == {}
    table.model.open_watched_hands(True)
    assert seen_hands(table) == dict.fromkeys(range(seats), 4)
    table.model.open_watched_hands(False)
    assert seen_hands(table) == {}


@pytest.mark.usefixtures("qapp")
def test_open_hands_are_for_those_only_who_do_not_play() -> None:
    players = Seat("Ada", "human"), Seat("Bob", "computer", "greedy")
    rules = preset("casino-de")
    table = Table(GameSession.new("casino-de", rules, players, first_dealer=1, rng=Random(3)))
    table.model.open_watched_hands(True)
    assert seen_hands(table) == {0: 4}


@pytest.mark.usefixtures("qapp")
def test_a_watched_game_asks_nothing_of_anybody() -> None:
    table = Table(watched())
    table.model.open_watched_hands(True)
    table.model.askHint()
    table.use(next(NAMES[card] for card in range(DECK_SIZE) if card in open_cards(table)))
    state = table.state()
    assert (state.myTurn, state.handOver, state.hint, state.raisedRow) == (False, "", "", -1)
    assert state.turnText == "C1 is thinking."


def open_cards(table: Table) -> set[int]:
    return {NAMES.index(face) for face in NAMES if table.card(face, "zone") == "hand"}


def test_it_plays_a_deal_by_itself(qtbot: QtBot) -> None:
    session = watched(4)
    model = TableModel(search=InstantSearch(), rng=Random(1), speed=0.01)
    model.load(session, deal=True)
    qtbot.waitUntil(lambda: model.deal_over, timeout=30_000)
    assert len(session.moves) == 48
    model.close()


@pytest.mark.usefixtures("qapp")
def test_moves_that_are_shown_at_once_can_still_be_followed() -> None:
    table = Table(watched(), speed=0)
    timers = table.model._engine.findChildren(QTimer)
    assert max(timer.interval() for timer in timers if timer.isActive()) >= 500


def test_the_settings_say_whether_hands_lie_open(program: Program) -> None:
    program.game.begin(NewGameChoice(levels=["greedy", "greedy"]), 3)
    assert program.game.property("watched")
    for wanted in (False, True):
        program.settings.setProperty("watchedOpen", wanted)
        faces = [role_of(program.table.card_model, row, "face") for row in range(DECK_SIZE)]
        assert len([face for face in faces if face]) == (12 if wanted else 4)
