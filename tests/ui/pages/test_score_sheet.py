"""The sheet after each deal."""

from itertools import pairwise
from random import Random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from casino_desktop.session.seats import Seat
from casino_desktop.session.session import GameSession
from casino_desktop.ui.program import Program
from tests.session.games import whole_game
from tests.ui.pages.page_window import (
    PageWindow,
    Show,
    accessible_name,
    accessible_texts,
    one_deal,
    read,
)

ENTER = Qt.Key.Key_Return


def test_it_says_what_the_deal_brought(show: Show, program: Program) -> None:
    session = one_deal()
    program.game.put(session, deal=False)
    page = show("ScoreSheet")
    points = [side.points for side in session.scores[-1].sides]
    assert spoken(page, "dealTotals").endswith(f"Ada {points[0]}, C1 {points[1]}")
    assert spoken(page, "totals").startswith("Game to 21: Ada ")
    assert page.item("checksum").property("text") == read(program.app, "score", "checksumText")


def test_each_item_shows_the_cards_that_earned_it(show: Show, program: Program) -> None:
    session = one_deal()
    program.game.put(session, deal=False)
    page = show("ScoreSheet")
    faces = sorted(
        item.property("face") for item in page.items() if item.property("face") is not None
    )
    rows = read(program.app, "score", "rows")
    role = next(role for role, name in rows.roleNames().items() if name == b"cards")
    cells = [rows.data(rows.index(row), role) for row in range(rows.rowCount())]
    assert faces == sorted(face for sides in cells for side in sides for face in side)
    assert "Td" in faces


def test_in_a_small_window_rank_and_sign_of_each_card_can_be_read(
    show: Show, program: Program
) -> None:
    program.game.put(one_deal(), deal=False)
    page = show("ScoreSheet", 800, 560)
    pictures = [item for item in page.items() if item.property("face")]
    tops = sorted(
        {(card.mapToScene(QPointF()).y(), card.mapToScene(QPointF()).x()) for card in pictures}
    )
    assert len(tops) == len(pictures) > 3
    wide = pictures[0].width()
    assert wide >= 40
    for (y, x), (other_y, other_x) in pairwise(tops):
        assert other_y > y or other_x - x >= wide


def test_enter_deals_the_next_deal(show: Show, program: Program, qtbot: QtBot) -> None:
    session = one_deal()
    program.game.put(session, deal=False)
    page = show("ScoreSheet")
    page.wait_out()
    page.press(ENTER)
    assert session.deal_number == 1
    qtbot.waitUntil(lambda: not page.opened)


def test_the_last_move_can_be_taken_back(show: Show, program: Program, qtbot: QtBot) -> None:
    session = one_deal()
    program.game.put(session, deal=False)
    page = show("ScoreSheet")
    page.wait_out()
    page.click(page.item("undo"))
    assert not session.deal_over
    qtbot.waitUntil(lambda: not page.opened)


def test_the_undo_key_works_over_the_sheet(show: Show, program: Program) -> None:
    session = one_deal()
    program.game.put(session, deal=False)
    page = show("ScoreSheet")
    QTest.keyClick(page.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not session.deal_over


def test_the_end_of_the_game_offers_a_new_one(show: Show, program: Program, qtbot: QtBot) -> None:
    program.game.put(whole_game(), deal=False)
    page = show("ScoreSheet")
    assert page.item("winner").property("text") == read(program.app, "score", "winnerText")
    page.wait_out()
    with qtbot.waitSignal(page.page.newGameWanted):  # type: ignore[attr-defined]
        page.press(ENTER)


def test_who_only_watched_has_no_moves_to_review(show: Show, program: Program) -> None:
    session = one_deal()
    watched = session.record._replace(seats=(Seat("", "computer", "greedy"),) * 2)
    program.game.put(GameSession.resume(watched, Random(1)), deal=False)
    assert "review" not in {item.objectName() for item in show("ScoreSheet").items()}


def spoken(page: PageWindow, name: str) -> str:
    """What a line of the score sheet says."""
    return str(page.item(name).property("spoken"))


def test_the_count_out_is_shown_where_it_decided(show: Show, program: Program) -> None:
    games = (whole_game(seed=seed) for seed in range(1, 200))
    session = next(game for game in games if game.verdict and game.verdict.walk)
    program.game.put(session, deal=False)
    page = show("ScoreSheet")
    steps = page.item("walk").property("steps")
    shown = [accessible_name(item) for item in page.items()]
    assert steps
    assert [step["spoken"] for step in steps if step["spoken"] in shown] == [
        step["spoken"] for step in steps
    ]


def test_no_count_out_where_none_was_needed(show: Show, program: Program) -> None:
    program.game.put(one_deal(), deal=False)
    page = show("ScoreSheet")
    assert "walk" not in {item.objectName() for item in page.items()}


def test_the_chart_can_be_read_without_seeing_it(show: Show, program: Program) -> None:
    session = whole_game()
    program.game.put(session, deal=False)
    page = show("ScoreSheet")
    chart = page.control("Course of the game", QAccessible.Role.Graphic)
    said = accessible_texts(chart)
    assert said.count("After deal") == len(session.scores)


def test_the_chart_draws_a_line_for_each_side(show: Show, program: Program) -> None:
    program.game.put(whole_game(), deal=False)
    page = show("ScoreSheet", 1000, 900)
    scroller = page.item("scroller")
    scroller.setProperty("contentY", scroller.property("contentHeight") - scroller.height())
    page.draw()
    inks = [ink.name() for ink in page.item("course").property("inks")][:2]
    picture = page.window.grabWindow()
    points = ((x, y) for x in range(0, picture.width(), 2) for y in range(picture.height()))
    seen = {picture.pixelColor(x, y).name() for x, y in points}
    assert set(inks) <= seen
