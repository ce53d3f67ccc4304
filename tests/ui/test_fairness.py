"""The page that answers whether the computer cheats."""

from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from casino_desktop.rules.cards import NAMES
from casino_desktop.storage.games import GameStore
from casino_desktop.ui.fairness_model import FairnessModel
from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.program import Program
from tests.session.games import new_game, play_on, whole_game
from tests.ui.table_driver import TableDriver, accessible_name


@pytest.fixture
def store(tmp_path: Path) -> GameStore:
    return GameStore(tmp_path / "games")


def test_it_counts_the_finished_games(store: GameStore, qtbot: QtBot) -> None:
    game = whole_game("casino-de", 2)
    store.archive(game.record)
    model = FairnessModel(store)
    model.begin(game)
    assert model.property("summary") == "Reading game 1 of 1 …"
    assert model.property("rows") == []
    qtbot.waitUntil(lambda: not model.property("running"))
    rows = model.property("rows")
    assert [len(row["lines"]) for row in rows] == [1, 1, 4]
    name, people, computers, expected = rows[0]["lines"][0]
    assert name == "Aces"
    assert 0 < int(people) + int(computers) <= 4 * len(game.record.deals)
    assert float(expected) == pytest.approx((int(people) + int(computers)) / 2)


def test_a_broken_file_is_passed_over(store: GameStore, qtbot: QtBot) -> None:
    game = whole_game("casino-de", 2)
    store.archive(game.record).with_name("0-broken.casino").write_bytes(b"no game")
    model = FairnessModel(store)
    model.begin(game)
    qtbot.waitUntil(lambda: not model.property("running"))
    assert len(model.property("rows")) == 3


def test_it_says_so_without_a_finished_game(store: GameStore, qtbot: QtBot) -> None:
    model = FairnessModel(store)
    model.begin(new_game())
    qtbot.waitUntil(lambda: not model.property("running"))
    assert model.property("rows") == []
    assert model.property("summary") == "No finished game against the computer is kept yet."


def test_only_the_deck_of_a_finished_deal_is_shown(store: GameStore, qtbot: QtBot) -> None:
    game = new_game()
    model = FairnessModel(store)
    model.begin(game)
    assert (model.property("deck"), model.property("deckSpoken")) == ([], "")
    rng = Random(1)
    while not game.deal_over:
        play_on(game, 1, rng)
    model.begin(game)
    first = [NAMES[card] for card in game.record.deals[0].deck]
    assert model.property("deck") == first
    game.next_deal()
    model.begin(game)
    assert model.property("deck") == first


def test_the_page_shows_the_number_and_closes_again(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    assert window.window is not None
    table = TableDriver(window.window, program)
    program.app.open_page("honesty")
    qtbot.waitUntil(lambda: bool(list(table.items("shuffle"))))
    assert "deal number 1." in accessible_name(table.item("shuffle"))
    program.app.open_page("")
    assert program.pages.fairness.property("deck") == []


def test_the_page_counts_what_was_played_in_the_window(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    session = program.game.session
    assert session is not None
    play_on(session, 5000, Random(1))
    program.app.open_page("honesty")
    qtbot.waitUntil(lambda: not program.pages.fairness.property("running"))
    assert len(program.pages.fairness.property("rows")) == 3
    deals = len(session.record.deals)
    assert program.pages.fairness.property("summary") == f"{deals} finished deals counted"
