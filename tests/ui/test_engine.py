"""A game kept going: the computer's turns, undo and redo at any moment, and another game."""

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from casino_desktop.rules.cards import NAMES
from casino_desktop.rules.legal import legal_moves
from casino_desktop.ui.placements import place
from tests.session.games import new_game, play_on, whole_game
from tests.ui.tables import Table, session_with

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def table() -> Table:
    return Table(session_with("9c5h8dQs", "9h5d4cKd", "2c3c6cTs"))


def test_the_computer_is_asked_with_its_own_observation_only(table: Table) -> None:
    table.drop("Qs")

    (seen,) = table.search.questions
    assert seen.seat == 1
    assert seen.mover == 1
    assert seen == seen._replace(hand=table.session.state.hands[1])
    assert not hasattr(seen, "hands")


def test_the_answer_is_played_and_the_turn_comes_back(table: Table) -> None:
    table.drop("Qs")
    assert not table.state().myTurn
    table.search.reply("Ts")

    assert table.played() == ["Qs", "Ts"]
    assert table.state().myTurn
    assert table.announced[-1] == "It is your turn."


def test_undo_while_the_computer_thinks_drops_its_answer(table: Table) -> None:
    table.drop("Qs")
    late = table.search.waiting
    table.model.undo()
    table.search.reply("Ts")

    assert late
    assert table.played() == []
    assert table.state().myTurn
    assert table.card("Qs", "zone") == "hand"


def test_an_answer_already_there_is_dropped_by_an_undo_too(table: Table) -> None:
    table.drop("Qs")
    table.search.answered.emit(legal_moves(table.session.state)[0])
    table.model.undo()
    table.search.reply("Ts")

    assert table.played() == []


def test_another_game_drops_the_old_answer_and_the_old_session(table: Table) -> None:
    table.drop("Qs")
    old, other = table.session, session_with("7c5h8dQs", "9h5d4cKd", "2c3c6cTs")
    table.model.load(other, deal=False)
    table.search.reply("Ts")
    old.play(legal_moves(old.state)[0])

    assert other.moves == ()
    assert table.state().myTurn
    assert table.model.card_model.row(0)[1] == NAMES[other.record.deals[0].deck[0]]  # type: ignore[index]


def test_a_game_loaded_twice_is_told_once(table: Table) -> None:
    table.model.load(table.session, deal=False)
    table.drop("Qs")

    assert table.announced.count("You lay down queen of spades.") == 1
    assert len(table.search.questions) == 1


def test_an_answer_against_the_rules_is_not_played_but_said(table: Table) -> None:
    said: list[str] = []
    table.model.failed.connect(said.append)
    table.drop("Qs")
    table.search.reply("TsxQs")

    assert table.played() == ["Qs"]
    assert said == ["The computer player has stopped. Take your move back and play it again."]


def test_other_hidden_cards_make_no_difference_to_any_row() -> None:
    one = Table(session_with("9c5h8dQs", "9h5d4cKd", "2c3c6cTs"))
    other = Table(session_with("9c5h8dQs", "9h5d4cKd", "AsJhThKh", later="6c2cTs"))

    rows = [one.model.card_model.row(row) for row in range(52)]
    assert [other.model.card_model.row(row) for row in range(52)] == rows


class Shouting(QTranslator):
    """A language in which everything is a little louder."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        """The source with an exclamation mark."""
        return f"{source}!"


def test_another_language_is_spoken_at_once(table: Table, qapp: QCoreApplication) -> None:
    table.drop("Qs")
    language = Shouting()
    qapp.installTranslator(language)
    try:
        table.model.retranslate()
        assert table.card("9h", "name") == "Nine! of hearts!!"
        assert table.model.log_model.row(1) == (1, "You lay down Q!♠.!")
        assert table.state().turnText == "Bob is thinking.!"
    finally:
        qapp.removeTranslator(language)
    table.model.retranslate()
    assert table.card("9h", "name") == "Nine of hearts"


def test_one_undo_takes_my_move_and_the_answer_back_and_redo_brings_both(table: Table) -> None:
    table.drop("Qs")
    table.search.reply("Ts")
    table.model.undo()
    assert table.played() == []
    assert table.announced[-1] == "Taken back. It is your turn."
    table.model.redo()

    assert table.played() == ["Qs", "Ts"]
    assert not table.state().canRedo


def test_undo_shows_the_same_places_as_before_the_move() -> None:
    table = Table(session_with("9c5h8dQs", "9h5d4cKd", "2c3c6cTs"))
    before = [table.model.card_model.row(row) for row in range(52)]
    table.drop("8d")
    table.search.reply("Ts")
    table.model.undo()

    assert [table.model.card_model.row(row) for row in range(52)] == before


def test_a_resumed_game_shows_what_playing_it_would_show(table: Table) -> None:
    table.drop("8d")
    table.search.reply("Ts")
    again = Table(table.session)

    rows = [table.model.card_model.row(row) for row in range(52)]
    assert [again.model.card_model.row(row) for row in range(52)] == rows
    log, other = table.model.log_model, again.model.log_model
    assert log.rowCount() == other.rowCount() == 3
    assert [log.row(n) for n in range(3)] == [other.row(n) for n in range(3)]


def test_a_finished_game_that_is_resumed_still_tells_who_has_won() -> None:
    session = whole_game()
    log = Table(session).model.log_model
    last = log.row(log.rowCount() - 1)

    assert last is not None
    assert last[1] == f"The game goes to {session.seats[session.winner].name}."


def test_the_log_loses_what_was_undone(table: Table) -> None:
    lines = table.model.log_model.rowCount()
    table.drop("8d")
    assert table.model.log_model.rowCount() == lines + 1
    table.model.undo()

    assert table.model.log_model.rowCount() == lines


def test_undo_over_the_beginning_of_a_deal_shows_the_deal_before() -> None:
    session = session_with("9c5h8dQs", "9h5d4cKd", "2c3c6cTs")
    while not session.deal_over:
        session.play(legal_moves(session.state)[0])
    session.next_deal()
    table = Table(session)
    table.model.undo()

    shown = table.model._engine.scene
    assert session.deal_number == 0
    assert shown is not None
    placed = place(shown, session.record.deals[0].deck, 0)
    assert [row[1] for row in map(table.model.card_model.row, range(52)) if row] == [
        p.face for p in placed
    ]


@pytest.mark.parametrize("seed", range(4))
def test_scenes_of_random_games_follow_undo_and_redo(seed: int) -> None:
    session = new_game(seed=seed)
    table = Table(session)
    rng = Random(seed)
    for _ in range(30):
        step = rng.choice(["play", "play", "undo", "redo"])
        if step == "play" and not session.game_over:
            play_on(session, 1, rng)
        elif step == "undo":
            table.model.undo()
        else:
            table.model.redo()
        fresh = Table(session)
        rows = [fresh.model.card_model.row(row) for row in range(52)]
        assert [table.model.card_model.row(row) for row in range(52)] == rows
