"""The review after a deal: which moves it lists, how it is asked, and its page."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from casino_desktop.players.protocol import Advice
from casino_desktop.rules.legal import legal_moves
from casino_desktop.session.session import GameSession
from casino_desktop.storage.settings import NewGameChoice
from casino_desktop.ui.application import load_pictures
from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.program import Program
from casino_desktop.ui.review_model import ReviewModel
from tests.ui.grace import clocks, pass_grace
from tests.ui.instant_search import InstantSearch
from tests.ui.table_driver import TableDriver, accessible_name
from tests.ui.tables import ToldSearch, session_with


@pytest.fixture
def session() -> GameSession:
    """Ada has made two moves, Bob one."""
    game = session_with("9h2c8dKs", "4c5d7sQd", "AcAd3s6h")
    for name in ("9hx4c5d", "Ac", "2c"):
        game.play(next(move for move in legal_moves(game.state) if str(move) == name))
    return game


@pytest.fixture
def search(qapp: QGuiApplication) -> Iterator[ToldSearch]:
    before = QLocale()
    QLocale.setDefault(QLocale.c())
    yield ToldSearch()
    QLocale.setDefault(before)


def judge(
    search: ToldSearch, session: GameSession, number: int, loss: float, error: float = 0.0
) -> None:
    """Say of a move that another one would have been better."""
    state, played = session.states[number], session.moves[number]
    other = next(move for move in legal_moves(state) if move != played)
    best = Advice(other, 1.0, error, exact=not error)
    search.reply_with(best, Advice(played, 1.0 - loss, 0.0, exact=not error))


def rows(review: ReviewModel) -> list[tuple[int, str]]:
    model = review._rows
    found = [model.row(place) for place in range(model.rowCount())]
    return [(row[0], row[3]) for row in found if row is not None]


def test_it_asks_about_the_humans_moves_one_by_one(
    search: ToldSearch, session: GameSession
) -> None:
    review = ReviewModel(search)
    review.begin(session)
    assert [seen.seat for seen in search.questions] == [0]
    assert review.property("summary") == "Looking at move 1 of 2 …"
    judge(search, session, 0, 0.5)
    assert [len(seen.moves) for seen in search.questions] == [0, 2]
    assert (review.property("progress"), review.property("running")) == (0.5, True)
    judge(search, session, 2, 0.0)
    assert (review.property("progress"), review.property("running")) == (1.0, False)


def test_it_lists_the_dearest_moves_first_and_says_how_sure_it_is(
    search: ToldSearch, session: GameSession
) -> None:
    review = ReviewModel(search)
    review.begin(session)
    judge(search, session, 0, 0.5, error=0.2)
    judge(search, session, 2, 2.0)
    assert rows(review) == [
        (2, "Cost: 2.0 points, exactly"),
        (0, "Cost: about 0.5 ± 0.2 points"),
    ]


@pytest.mark.parametrize(("loss", "error"), [(0.0, 0.0), (0.05, 0.0), (0.4, 0.5)])
def test_a_loss_that_is_none_or_in_doubt_is_not_listed(
    search: ToldSearch, session: GameSession, loss: float, error: float
) -> None:
    review = ReviewModel(search)
    review.begin(session)
    judge(search, session, 0, loss, error)
    judge(search, session, 2, 0.0)
    assert rows(review) == []
    summary = "None of your moves was worse than the best one found."
    assert review.property("summary") == summary


def test_the_position_shows_what_the_player_held(search: ToldSearch, session: GameSession) -> None:
    review = ReviewModel(search)
    review.begin(session)
    judge(search, session, 0, 0.5)
    review.toggle(0)
    position = review.property("position")
    assert [lot["faces"] for lot in position["hand"]] == [["2c"], ["8d"], ["9h"], ["Ks"]]
    assert sorted(lot["faces"][0] for lot in position["table"]) == ["4c", "5d", "7s", "Qd"]
    assert any(lot["used"] for lot in position["hand"])
    review.toggle(0)
    assert review.property("position") == {}


def test_closing_it_drops_what_was_asked(search: ToldSearch, session: GameSession) -> None:
    review = ReviewModel(search)
    review.begin(session)
    review.end()
    search.reply_with(Advice(session.moves[0], 1.0), Advice(session.moves[0], 0.0))
    assert (rows(review), review.property("running")) == ([], False)


def test_a_player_that_stops_ends_the_review(search: ToldSearch, session: GameSession) -> None:
    review = ReviewModel(search)
    review.begin(session)
    search.failed.emit()
    assert review.property("running") is False
    assert "stopped" in str(review.property("summary"))


@pytest.fixture
def played(qapp: QGuiApplication, tmp_path: Path, qtbot: QtBot) -> Iterator[TableDriver]:
    """A deal played at random, with its score sheet open."""
    load_pictures()
    program = Program(tmp_path / "data", tmp_path / "config", InstantSearch())
    program.preferences.change(language="en", speed="off")
    program.language.choose("en")
    main = MainWindow(program, {"width": 1000, "height": 700})
    window = main.window
    assert window is not None
    qtbot.waitUntil(window.isExposed)
    program.game.begin(NewGameChoice(), 3)
    session, choose = program.game.session, Random(4).choice
    assert session is not None
    while not session.deal_over:
        session.play(choose(list(legal_moves(session.state))))
    qtbot.waitUntil(lambda: program.app.property("page") == "score")
    qtbot.waitUntil(lambda: bool(clocks(window)))
    pass_grace(window)
    yield TableDriver(window, program)
    program.close()
    main.close()


def test_the_score_sheet_leads_to_the_review_and_back(played: TableDriver, qtbot: QtBot) -> None:
    played.window.grabWindow()
    played.click(played.item("review"))
    app, review = played.program.app, played.program.pages.review
    assert app.property("page") == "review"
    qtbot.waitUntil(lambda: not review.property("running"), timeout=60000)
    qtbot.waitUntil(lambda: bool(list(played.items("reviewLine"))))
    line = next(played.items("reviewLine"))
    assert accessible_name(line).startswith("Move ")
    line.forceActiveFocus()
    played.keys(Qt.Key.Key_Return)
    assert review.property("current") >= 0
    assert review.property("position")["hand"]
    played.keys(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: bool(app.property("page") == "score"))
    assert review.property("current") == -1
