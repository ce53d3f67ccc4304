"""Who sits at the table, also as a file of others names them."""

from dataclasses import replace
from random import Random

import pytest

from casino_desktop.rules.observation import Observation
from casino_desktop.session.seats import Seat
from casino_desktop.session.session import GameSession
from casino_desktop.ui.computer_turns import ComputerTurns
from casino_desktop.ui.level_names import FIRST_LEVEL, LEVEL_NAMES, level_name
from casino_desktop.ui.sitters import sitters_of
from tests.ui.tables import HUMAN, ToldSearch, session_with

pytestmark = pytest.mark.usefixtures("qapp")


class LevelSearch(ToldSearch):
    """Keeps the levels that were asked."""

    def __init__(self) -> None:
        super().__init__()
        self.levels: list[str] = []

    def ask(self, observation: Observation, level: str, seed: int) -> None:
        super().ask(observation, level, seed)
        self.levels.append(level)


def session_of(first: Seat, second: Seat) -> GameSession:
    record = session_with("9c5h8dQs", "9h5d4cKd", "2c3c6cTs").record
    return GameSession.resume(replace(record, seats=(first, second)), Random(1))


@pytest.mark.parametrize("level", ["", "grandmaster of a later version"])
def test_for_an_unknown_level_the_usual_one_plays(level: str) -> None:
    session = session_of(Seat("", "computer", level), HUMAN)
    search = LevelSearch()
    ComputerTurns(search, Random(1)).ask(session)

    assert search.levels == [FIRST_LEVEL]
    assert sitters_of(session)[0].level_name == level_name(FIRST_LEVEL)


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_each_level_plays_itself(level: str) -> None:
    search = LevelSearch()
    ComputerTurns(search, Random(1)).ask(session_of(Seat("", "computer", level), HUMAN))
    assert search.levels == [level]


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Ada", "Ada"), (" Ada\n\tB. ", "Ada B."), ("\x1b[31mAda", "[31mAda"), ("\n\x07", "You")],
)
def test_a_name_is_one_line_of_letters(name: str, shown: str) -> None:
    session = session_of(Seat(name, "human"), Seat("", "computer", "greedy"))
    assert sitters_of(session)[0].name == shown
