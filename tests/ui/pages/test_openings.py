"""A page that opens by itself says so to those who do not see it."""

import pytest
from PySide6.QtCore import QMetaObject, QObject

from casino_desktop.ui.program import Program
from tests.session.games import whole_game
from tests.ui.pages.page_window import PAGES, Show, one_deal

OPENING = {
    "FirstStart": "Welcome to Casino. Which language shall we play in?",
    "SecondProgram": "Casino is already running. Only one window can save your games. You can play "
    "in this one, too, but its game is not saved by itself.",
}


def said_on_opening(page: QObject) -> list[str]:
    """What a page says when it has opened."""
    said: list[str] = []
    page.spoken.connect(said.append)  # type: ignore[attr-defined]
    QMetaObject.invokeMethod(page, "opened")
    return said


@pytest.mark.parametrize("name", OPENING)
def test_it_says_its_title_and_what_it_wants(show: Show, name: str) -> None:
    assert said_on_opening(show(name).page) == [OPENING[name]]


def test_the_score_sheet_says_the_points(show: Show, program: Program) -> None:
    session = one_deal()
    program.game.put(session, deal=False)
    mine, other = (side.points for side in session.scores[-1].sides)
    [said] = said_on_opening(show("ScoreSheet").page)
    assert f". This deal: Ada {mine}, C1 {other}. Game to 21: Ada {mine}, C1 {other}" in said


def test_the_end_of_the_game_says_who_has_won(show: Show, program: Program) -> None:
    program.game.put(whole_game(), deal=False)
    page = show("ScoreSheet")
    [said] = said_on_opening(page.page)
    assert str(page.item("winner").property("text")) in said


def test_a_refused_file_says_why(show: Show, program: Program) -> None:
    page = show("Notice")
    program.app.refused.emit("This file cannot be opened", "It is no game.", "/a/b.casino")
    [refusal] = [one for one in page.page.findChildren(QObject) if one.property("opening")]
    said = "This file cannot be opened. It is no game. The file was left as it is."
    assert said_on_opening(refusal) == [said]


@pytest.mark.parametrize("name", sorted(set(PAGES) - {*OPENING, "ScoreSheet"}))
def test_a_page_that_was_asked_for_needs_no_word(show: Show, name: str) -> None:
    assert said_on_opening(show(name).page) == []
