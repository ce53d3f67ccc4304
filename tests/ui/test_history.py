"""The page of the finished games: counted, listed, exported, and looked at once more."""

import csv
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QUrl
from pytestqt.qtbot import QtBot

from casino_desktop.session.statistics import finished
from casino_desktop.storage.games import GameStore
from casino_desktop.ui.history_model import HistoryModel
from casino_desktop.ui.history_rows import LISTED, Kept, game_rows
from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.picture import settled_picture
from casino_desktop.ui.program import Program
from tests.session.games import new_game, play_on, whole_game
from tests.ui.grace import pass_grace
from tests.ui.table_driver import TableDriver, accessible_name


@pytest.fixture
def store(tmp_path: Path) -> GameStore:
    return GameStore(tmp_path / "games")


def read(store: GameStore, qtbot: QtBot) -> HistoryModel:
    """The model once it has read all games."""
    model = HistoryModel(store)
    model.begin(new_game())
    qtbot.waitUntil(lambda: not model.property("running"))
    return model


@pytest.mark.usefixtures("program")
def test_the_games_are_counted_and_listed(store: GameStore, qtbot: QtBot) -> None:
    session = whole_game("casino-de", 2)
    store.archive(session.record)
    model = HistoryModel(store)
    model.begin(session)
    assert model.property("summary") == "Reading game 1 of 1 …"
    assert (model.property("kinds"), model.property("games")) == ([], [])
    qtbot.waitUntil(lambda: not model.property("running"))
    assert model.property("summary") == "1 finished game"
    (kind,), (game,) = model.property("kinds"), model.property("games")
    assert kind["title"] == "Casino · 2 players · Greedy"
    won = "1 (100%)" if session.winner == 0 else "0 (0%)"
    figures = {figure["name"]: figure["value"] for figure in kind["figures"]}
    assert (figures["Games"], figures["Won"]) == ("1", won)
    assert kind["spoken"].startswith(f"{kind['title']}: Games 1, Won {won}, ")
    own, others = session.scores[-1].verdict.totals
    assert game["title"].endswith(f", {own}–{others}")
    assert f"{len(session.record.deals)} deals" in game["line"]


def test_a_game_with_a_move_taken_back_is_only_listed(store: GameStore, qtbot: QtBot) -> None:
    session = whole_game()
    session.undo()
    session.redo()
    store.archive(session.record)
    model = read(store, qtbot)
    assert model.property("kinds") == []
    (game,) = model.property("games")
    assert game["line"].endswith("with a move taken back")


def test_what_is_no_game_is_passed_over(store: GameStore, qtbot: QtBot) -> None:
    store.archive(whole_game().record).with_name("0-broken.casino").write_bytes(b"no game")
    assert len(read(store, qtbot).property("games")) == 1


def test_it_says_so_where_there_is_none(store: GameStore, qtbot: QtBot) -> None:
    model = read(store, qtbot)
    assert model.property("summary").startswith("None yet.")


def test_a_long_list_ends(tmp_path: Path) -> None:
    game = finished(whole_game().record)
    assert game is not None
    assert len(game_rows([Kept(tmp_path, game)] * (LISTED + 5))) == LISTED


@pytest.mark.usefixtures("program")
@pytest.mark.parametrize("started", ["", "soon", "9999999-01-01"])
def test_a_game_without_a_time_is_listed_without_one(tmp_path: Path, started: str) -> None:
    game = finished(whole_game().record)
    assert game is not None
    (row,) = game_rows([Kept(tmp_path, game._replace(started=started))])
    assert row["line"].startswith("Casino · ")


def test_the_table_is_written_and_the_place_told(store: GameStore, qtbot: QtBot) -> None:
    for seed in (1, 2):
        store.archive(whole_game(seed=seed).record)
    model = read(store, qtbot)
    told: list[str] = []
    model.noticed.connect(told.append)
    model.exportTo(QUrl.fromLocalFile(str(store.folder / "table")))
    with (store.folder / "table.csv").open(newline="") as file:
        assert len(list(csv.reader(file))) == 3
    assert "table.csv" in told[0]
    assert model.suggestedFile().fileName().endswith(".csv")


def test_a_table_that_cannot_be_written_is_told(store: GameStore, qtbot: QtBot) -> None:
    store.archive(whole_game().record)
    model = read(store, qtbot)
    troubles: list[object] = []
    model.troubled.connect(troubles.append)
    (store.folder / "table.csv").mkdir()
    model.exportTo(QUrl.fromLocalFile(str(store.folder / "table.csv")))
    assert len(troubles) == 1


def test_the_end_of_a_game_leads_to_the_page_and_back(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    session = program.game.session
    assert session is not None
    assert window.window is not None
    table = TableDriver(window.window, program)
    while not session.game_over:
        play_on(session, 1, Random(1))
        if session.deal_over:
            qtbot.waitUntil(lambda: program.app.property("page") == "score")
            seen = [item for item in table.items("statistics") if item.isVisible()]
            assert bool(seen) == session.game_over
    # Only a frame puts the buttons in their places.
    settled_picture(table.window)
    pass_grace(table.window)
    table.click(table.item("statistics"))
    qtbot.waitUntil(lambda: bool(list(table.items("historyGame"))))
    assert program.app.property("page") == "history"
    program.app.open_page("")
    assert program.app.property("page") == "score"


def test_a_game_of_the_list_comes_back_to_the_table(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    session = program.game.session
    assert session is not None
    play_on(session, 5000, Random(1))
    record = session.record
    program.game.restart()
    assert window.window is not None
    table = TableDriver(window.window, program)
    program.app.open_page("history")
    qtbot.waitUntil(lambda: bool(list(table.items("historyGame"))))
    assert "2 players" in accessible_name(table.item("historyKind"))
    table.click(table.item("historyGame"))
    assert program.game.session is not None
    assert program.game.session.record == record
    assert program.app.property("page") == "score"
    # Neither a look at it nor the way back makes another game of it.
    program.game.session.undo()
    program.game.session.redo()
    assert len(list((program._store.finished).iterdir())) == 1
    assert all("finished" not in game["url"] for game in program.game.property("recent"))
