"""The game around the table: begin, resume, open, save, score; and what can go wrong with files."""

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from pytestqt.qtbot import QtBot

from casino_desktop.players.levels import choose
from casino_desktop.rules.observation import observe
from casino_desktop.session.session import GameSession
from casino_desktop.storage.codec import read_record, write_record
from casino_desktop.ui.program import Program
from casino_desktop.ui.silent_search import SilentSearch


@pytest.fixture
def session(program: Program) -> GameSession:
    program.open(ask_language=False)
    assert program.game.session is not None
    return program.game.session


def play(session: GameSession, moves: int) -> None:
    for number in range(moves):
        state = session.state
        session.play(choose(observe(state, state.mover, session.moves), "greedy", number))


def finish_deal(session: GameSession) -> None:
    while not session.deal_over:
        play(session, 1)


def url(path: Path) -> QUrl:
    return QUrl.fromLocalFile(str(path))


def start_again(program: Program, tmp_path: Path) -> Program:
    program.close()
    return Program(tmp_path / "data", tmp_path / "config", SilentSearch())


def test_the_first_start_asks_for_the_language_and_then_deals(qtbot: QtBot, tmp_path: Path) -> None:
    program = Program(tmp_path, tmp_path, SilentSearch())
    program.open()
    assert program.app.property("page") == "first-start"
    assert program.game.property("inProgress") is False
    program.app.setProperty("page", "")
    assert program.game.property("inProgress") is True
    assert not program.language.first_start
    program.close()


def test_a_killed_program_goes_on_after_the_last_move(
    program: Program, session: GameSession, tmp_path: Path
) -> None:
    play(session, 5)
    again = start_again(program, tmp_path)
    again.open()
    assert again.game.session is not None
    assert again.game.session.record == session.record
    again.close()


def test_a_damaged_save_is_named_kept_and_the_one_before_taken(
    program: Program, session: GameSession, tmp_path: Path
) -> None:
    play(session, 4)
    before = session.record
    play(session, 1)
    current = tmp_path / "data" / "current.casino"
    broken = current.read_bytes()[:-40]
    current.write_bytes(broken)
    again = start_again(program, tmp_path)
    told: list[tuple[str, str, str]] = []
    again.app.refused.connect(lambda *said: told.append(said))
    again.open()
    assert again.game.session is not None
    assert again.game.session.record == before
    ((_, sentence, path),) = told
    assert "“current.casino”" in sentence
    assert Path(path).read_bytes() == broken
    again.close()


def test_a_finished_game_is_shown_again_and_not_won_again(
    program: Program, session: GameSession, tmp_path: Path
) -> None:
    while not session.game_over:
        if session.deal_over:
            session.next_deal()
        finish_deal(session)
    again = start_again(program, tmp_path)
    again.open()
    assert again.game.session is not None
    assert again.game.session.record == session.record
    assert again.app.property("page") == "score"
    assert again.pages.score.property("gameOver") is True
    again.close()


def test_the_score_sheet_comes_with_the_end_of_the_deal_and_goes_with_the_next(
    program: Program, session: GameSession
) -> None:
    finish_deal(session)
    assert program.app.property("page") == "score"
    assert program.pages.score.property("visible") is True
    program.game.nextDeal()
    assert program.app.property("page") == ""
    assert program.pages.score.property("visible") is False
    assert session.deal_number == 1


def test_the_score_sheet_goes_with_an_undo(program: Program, session: GameSession) -> None:
    finish_deal(session)
    session.undo()
    assert program.app.property("page") == ""


def test_the_score_sheet_waits_for_the_page_being_read(
    program: Program, session: GameSession
) -> None:
    program.app.setProperty("page", "settings")
    finish_deal(session)
    assert program.app.property("page") == "settings"
    program.app.setProperty("page", "")
    assert program.app.property("page") == "score"


def test_the_next_deal_is_not_dealt_into_a_running_one(
    program: Program, session: GameSession
) -> None:
    play(session, 1)
    program.game.nextDeal()
    assert session.deal_number == 0


def test_saving_and_opening_bring_the_same_game(
    program: Program, session: GameSession, tmp_path: Path
) -> None:
    play(session, 3)
    program.game.saveAs(url(tmp_path / "mine"))
    saved = tmp_path / "mine.casino"
    assert read_record(saved) == session.record
    program.game.restart()
    program.game.open(url(saved))
    assert program.game.session is not None
    assert program.game.session.record == session.record
    assert program.game.property("recent")[0]["name"] == "mine"


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("en", "Saved as “mine.casino” in {}."),
        ("de", "Gespeichert als „mine.casino“ in {}."),
        ("da", "Gemt som »mine.casino« i {}."),
        ("sv", "Sparat som ”mine.casino” i {}."),
    ],
)
def test_it_is_said_where_a_game_was_saved(
    program: Program, session: GameSession, tmp_path: Path, code: str, sentence: str
) -> None:
    said: list[str] = []
    program.app.noticed.connect(said.append)
    program.language.choose(code)
    program.game.saveAs(url(tmp_path / "mine"))
    assert said == [sentence.format(tmp_path)]


def test_nothing_is_called_saved_that_could_not_be(
    program: Program, session: GameSession, tmp_path: Path
) -> None:
    said: list[str] = []
    program.app.noticed.connect(said.append)
    program.app.failed.connect(said.append)
    (tmp_path / "file").touch()
    program.game.saveAs(url(tmp_path / "file" / "mine"))
    assert len(said) == 1
    assert said[0].startswith("“mine.casino” cannot be saved")


def test_an_unreadable_file_leaves_the_game_alone(
    program: Program, session: GameSession, qtbot: QtBot, tmp_path: Path
) -> None:
    foreign = tmp_path / "photo.casino"
    foreign.write_bytes(b"\x89PNG")
    with qtbot.waitSignal(program.app.refused, timeout=0) as refused:
        program.game.open(url(foreign))
    assert refused.args is not None
    assert "“photo.casino”" in refused.args[1]
    assert refused.args[2] == str(foreign)
    assert program.game.session is session
    assert foreign.read_bytes() == b"\x89PNG"


def test_a_folder_that_cannot_be_written_is_said_once(
    program: Program, session: GameSession, tmp_path: Path
) -> None:
    told: list[str] = []
    program.app.failed.connect(told.append)
    data = tmp_path / "data"
    for file in data.iterdir():
        file.unlink()
    data.rmdir()
    data.write_text("in the way")
    play(session, 3)
    assert len(told) == 1
    data.unlink()
    play(session, 1)
    assert read_record(data / "current.casino") == session.record


def test_a_new_game_keeps_a_way_back(program: Program, session: GameSession) -> None:
    play(session, 2)
    left = session.record
    program.game.newGame({"levels": ["", "random"], "options": {"target": 11}, "dealNumber": 5})
    assert program.game.session is not session
    assert program.preferences.values.new_game.options == {"target": 11}
    (entry,) = program.game.property("recent")
    assert entry["name"].startswith("Game left on")
    program.game.open(QUrl(entry["url"]))
    assert program.game.session is not None
    assert program.game.session.record == left


def test_an_untouched_game_is_not_kept(program: Program, session: GameSession) -> None:
    program.game.restart()
    assert program.game.session is not session
    assert program.game.property("recent") == []


def test_a_second_program_saves_nothing_over_the_first(
    program: Program, session: GameSession, tmp_path: Path
) -> None:
    play(session, 1)
    second = Program(tmp_path / "data", tmp_path / "config2", SilentSearch())
    second.open(ask_language=False)
    assert second.app.property("page") == "second"
    assert second.game.session is not None
    play(second.game.session, 2)
    assert read_record(tmp_path / "data" / "current.casino") == session.record
    second.close()


def test_a_file_named_at_the_start_is_opened(
    program: Program, session: GameSession, tmp_path: Path
) -> None:
    play(session, 3)
    file = tmp_path / "gift.casino"
    file.write_bytes(write_record(session.record))
    program.game.restart()
    again = start_again(program, tmp_path)
    again.open(file)
    assert again.game.session is not None
    assert again.game.session.record == session.record
    again.close()


def test_the_number_of_a_game_deals_it_again(program: Program, session: GameSession) -> None:
    number = str(session.number)
    assert int(number) > 0
    finish_deal(session)
    assert number in program.pages.score.property("title")
    program.game.newGame({"levels": ["", "greedy"], "dealNumber": int(number)})
    again = program.game.session
    assert again is not None
    assert again.record.deals[0].deck == session.record.deals[0].deck
