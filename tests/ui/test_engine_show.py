"""The show of a game: nothing waits for it, and nothing comes before its time."""

import pytest
from PySide6.QtCore import QCoreApplication

from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.notation import parse_move
from tests.session.games import whole_game
from tests.ui.tables import Table, session_with

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def table() -> Table:
    return Table(session_with("9c5h8dQs", "9h5d4cKd", "2c3c6cTs"))


def test_input_during_the_show_jumps_to_the_settled_picture() -> None:
    table = Table(session_with("9c5h8dQs", "9h5d4cKd", "2c3c6cTs"), deal=True, speed=1000.0)
    assert table.state().busy
    assert table.card("9c", "zone") == "stock"
    table.use("9c")

    assert not table.state().busy
    assert table.state().raisedRow == table.row("9c")


def test_undo_does_not_wait_for_the_show() -> None:
    table = Table(session_with("9c5h8dQs", "9h5d4cKd", "2c3c6cTs"), speed=1000.0)
    table.drop("8d")
    assert table.state().busy
    table.model.undo()

    assert not table.state().busy
    assert table.card("8d", "zone") == "hand"
    assert table.state().myTurn


def test_skipping_drops_no_announcement() -> None:
    slow = Table(session_with("9c5h8dQs", "9h5d4cKd", "2c3c6cTs"), deal=True, speed=1000.0)
    slow.model.skip()
    slow.drop("8d")
    slow.model.skip()
    quick = Table(session_with("9c5h8dQs", "9h5d4cKd", "2c3c6cTs"), deal=True)
    quick.drop("8d")

    assert slow.announced == quick.announced
    assert len(slow.announced) >= 3


def test_showing_the_last_move_again_ends_in_the_present(table: Table) -> None:
    table.drop("8d")
    table.search.reply("Ts")
    rows = [table.model.card_model.row(row) for row in range(52)]
    lines = table.model.log_model.rowCount()
    table.model.showLastMove()
    assert table.state().busy
    assert table.announced[-1] == "Bob lays down ten of spades."
    table.model.skip()

    assert [table.model.card_model.row(row) for row in range(52)] == rows
    assert table.model.log_model.rowCount() == lines
    assert table.played() == ["8d", "Ts"]


def test_an_answer_during_the_show_waits_for_its_end() -> None:
    table = Table(session_with("9c5h8dQs", "9h5d4cKd", "2c3c6cTs"), speed=1000.0)
    table.drop("Qs")
    table.search.reply("Ts")
    assert table.played() == ["Qs"]
    table.model.set_speed_factor(0)
    QCoreApplication.processEvents()

    assert table.played() == ["Qs", "Ts"]


def test_a_move_that_ends_another_show_releases_no_turn_before_its_own_end() -> None:
    table = Table(session_with("9c5h8dQs", "9h5d4cKd", "2c3c6cTs"), deal=True, speed=1000.0)
    table.session.play(parse_move("Qs"))

    assert table.state().busy
    assert not table.model._engine._turns.released
    table.model.skip()
    assert table.model._engine._turns.released


def test_an_answer_waits_while_the_last_move_is_shown_again(table: Table) -> None:
    table.drop("Qs")
    table.model.showLastMove()
    table.search.reply("Ts")
    assert table.played() == ["Qs"]
    table.model.skip()
    QCoreApplication.processEvents()

    assert table.played() == ["Qs", "Ts"]


def test_the_deal_is_over_only_once_it_has_been_shown() -> None:
    session = whole_game()
    session.undo()
    table = Table(session, speed=1000.0)
    session.redo()
    assert session.deal_over
    assert not table.state().dealOver
    table.model.skip()

    assert table.model.deal_over


def test_the_next_deal_is_dealt_from_a_full_stock() -> None:
    session = session_with("9c5h8dQs", "9h5d4cKd", "2c3c6cTs")
    while not session.deal_over:
        session.play(legal_moves(session.state)[0])
    table = Table(session, speed=1000.0)
    session.next_deal()

    assert table.state().stockCount == 52
    table.model.skip()
    assert table.state().stockCount == 40


def test_during_the_show_the_line_above_the_hand_says_what_is_played() -> None:
    table = Table(session_with("9c5h8dQs", "9h5d4cKd", "2c3c6cTs"), speed=1000.0)
    assert table.state().turnText == "It is your turn."
    table.drop("8d")
    assert table.state().turnText == "You lay down 8♦."
    table.model.skip()
    assert table.state().turnText == "Bob is thinking."


def test_while_cards_are_dealt_it_is_nobodys_turn() -> None:
    table = Table(session_with("9c5h8dQs", "9h5d4cKd", "2c3c6cTs"), deal=True, speed=1000.0)
    assert table.state().turnText == ""
    table.model.skip()
    assert table.state().turnText == "It is your turn."
