"""Every rule set from the new-game page to the score sheet, at every number of seats."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from casino_desktop.players.levels import choose
from casino_desktop.rules.observation import observe
from casino_desktop.rules.presets import PRESETS
from casino_desktop.session.session import GameSession
from casino_desktop.ui.preset_catalogue import OFFERS
from casino_desktop.ui.program import Program
from tests.ui.instant_search import InstantSearch

CASES = [(name, seats) for name in PRESETS for seats in OFFERS[name].seats]


@pytest.fixture
def program(qapp: QGuiApplication, tmp_path: Path) -> Iterator[Program]:
    """Computers that answer at once, and no time spent on showing."""
    program = Program(tmp_path / "data", tmp_path / "config", InstantSearch())
    program.preferences.change(language="sv", speed="off")
    program.language.choose("sv")
    yield program
    program.close()
    QLocale.setDefault(QLocale.c())


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_deal_goes_from_the_page_to_the_score_sheet(
    program: Program, qtbot: QtBot, name: str, seats: int
) -> None:
    program.pages.draft.begin({"preset": name, "seats": seats})
    levels = ["", *["greedy"] * (seats - 1)]
    chosen = {"preset": program.pages.draft.property("preset"), "options": {}, "own": ""}
    program.game.newGame({**chosen, "names": [""] * seats, "levels": levels, "dealNumber": 11})
    session = program.game.session
    assert session is not None
    assert session.rules == PRESETS[name]
    play_out(program, session, qtbot)
    qtbot.waitUntil(lambda: program.app.property("page") == "score")
    result, score = session.scores[0], program.pages.score
    assert score.property("dealTotals") == [str(side.points) for side in result.sides]
    assert len(score.property("sides")) == len(result.sides)
    assert str(sum(side.points for side in result.sides)) in score.property("checksumText")
    course = score.property("course")
    assert [side["totals"][-1] for side in course] == list(result.verdict.totals)


def play_out(program: Program, session: GameSession, qtbot: QtBot) -> None:
    """Play the human's moves; the computers play theirs."""
    while not session.deal_over:
        qtbot.waitUntil(lambda: program.table.state.myTurn or session.deal_over)
        if not session.deal_over:
            seen = observe(session.state, 0, session.moves, session.totals)
            session.play(choose(seen, "greedy", len(session.moves)))
