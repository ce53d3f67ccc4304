"""Who sits at the table, also as a file of others names them."""

from random import Random

import pytest

from casino_desktop.players.pace import SOFTENED
from casino_desktop.rules.observation import Observation
from casino_desktop.rules.presets import preset
from casino_desktop.session.seats import Seat
from casino_desktop.session.session import GameSession
from casino_desktop.storage.codec import decode_record, write_record
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
    return GameSession.resume(record._replace(seats=(first, second)), Random(1))


@pytest.mark.parametrize("level", ["", "grandmaster of a later version"])
def test_for_an_unknown_level_the_usual_one_plays(level: str) -> None:
    session = session_of(Seat("", "computer", level), HUMAN)
    search = LevelSearch()
    ComputerTurns(search, Random(1)).ask(session)

    assert search.levels == [FIRST_LEVEL]
    assert sitters_of(session)[0].level_name == level_name(FIRST_LEVEL)


@pytest.mark.parametrize("level", [*LEVEL_NAMES, *SOFTENED])
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


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_no_two_computers_at_a_table_have_the_same_face(level: str) -> None:
    players = tuple(Seat("", "computer", level) for _ in range(4))
    faces = [sitter.portrait for sitter in sitters_of(four(players))]
    assert len(set(faces)) == 4


def test_a_saved_game_shows_the_same_faces_whatever_the_names() -> None:
    players = tuple(Seat(name, "computer", "expert") for name in ("", "Kim", "Ada", "Kim"))
    session = four(players)
    again = decode_record(write_record(session.record))
    resumed = GameSession.resume(again, Random(1))
    assert faces_of(resumed) == faces_of(session) == [f"expert-{seat}" for seat in range(4)]


def test_people_have_no_portrait() -> None:
    session = session_of(HUMAN, Seat("", "computer", "greedy"))
    assert faces_of(session) == ["", "greedy-1"]


@pytest.mark.parametrize("soft", SOFTENED)
def test_a_softened_level_is_named_beside_the_level_it_is_made_of(soft: str) -> None:
    sitter = sitters_of(session_of(HUMAN, Seat("", "computer", soft)))[1]
    assert sitter.level_name == f"{level_name(SOFTENED[soft])}, mild"


def faces_of(session: GameSession) -> list[str]:
    return [sitter.portrait for sitter in sitters_of(session)]


def four(players: tuple[Seat, ...]) -> GameSession:
    return GameSession.new("kasino-sv", preset("kasino-sv"), players, first_dealer=0, rng=Random(2))
