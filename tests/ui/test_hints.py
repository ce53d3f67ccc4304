"""The hint: which cards it marks, what it says, and when it goes away."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from casino_desktop.players.protocol import Advice, Fact
from casino_desktop.rules.cards import parse_cards
from casino_desktop.rules.notation import parse_move
from casino_desktop.ui.application import load_pictures
from casino_desktop.ui.hint_text import hint_text, points
from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.program import Program
from tests.ui.instant_search import InstantSearch
from tests.ui.table_driver import TableDriver, scene_rect
from tests.ui.tables import Table, session_with

BEST = Advice(
    parse_move("9hx4c5d"),
    1.25,
    0.1,
    facts=((Fact.POINTS, 1.0), (Fact.SUIT, 2.0), (Fact.SWEEP_RISK, 0.2), (Fact.THREAT, 1.0)),
)
OTHER = Advice(parse_move("2c"), -0.4, 0.2)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    QLocale.setDefault(QLocale.c())
    return Table(session_with("9h2c8dKs", "4c5d7sQd", "AcAd3s6h"))


def test_a_hint_marks_the_cards_of_the_best_move_and_says_why(table: Table) -> None:
    table.model.askHint()
    assert table.state().hint == "Looking for the best move …"
    table.search.reply_with(BEST, OTHER)
    assert table.marked("hinted") == {"9h", "4c", "5d"}
    assert table.state().hint == (
        "Hint: 9♥: take 4♣5♦ — 3 card(s). It scores 1 point(s) at once. It takes 2 spade(s). "
        "The next player can sweep with a chance of 20%. "
        "Expected lead: +1.3; next best: lay down 2♣ (\N{MINUS SIGN}0.4)."
    )
    assert table.announced[-1] == table.state().hint


def test_a_hint_names_all_groups_of_the_best_move_and_few_of_the_next_best(qtbot: QtBot) -> None:
    QLocale.setDefault(QLocale.c())
    dealt = session_with("9h9dKsKd", "9c9s4c5d", "AcAd3s6h").state
    state = dealt._replace(loose=parse_cards("9c9s4c5d3h6c2s7h"))
    best, other = (Advice(parse_move(f"{card}x9c9s4c5d3h6c2s7h"), 1.0) for card in ("9h", "9d"))
    assert hint_text(state, (best, other)) == (
        "Hint: 9♥: take 9♣ · 9♠ · 2♠7♥ · 3♥6♣ · 4♣5♦ — 9 card(s). "
        "Expected lead: +1.0; next best: 9♦: take 9♣ · 9♠ · 2♠7♥ · … — 9 card(s) (+1.0)."
    )


def test_a_hint_uses_what_the_player_sees(table: Table) -> None:
    table.model.askHint()
    seen = table.search.questions[-1]
    assert seen.seat == table.state().mySeat
    assert seen.hand == table.session.state.hands[seen.seat]


def test_asking_again_takes_the_hint_away(table: Table) -> None:
    table.model.askHint()
    table.search.reply_with(BEST, OTHER)
    table.model.askHint()
    assert table.state().hint == ""
    assert table.marked("hinted") == set()


def test_a_move_takes_the_hint_away_and_undo_does_not_bring_it_back(table: Table) -> None:
    table.model.askHint()
    table.search.reply_with(BEST, OTHER)
    table.drop("2c")
    assert table.played() == ["2c"]
    assert (table.state().hint, table.marked("hinted")) == ("", set())
    table.model.undo()
    assert (table.state().hint, table.marked("hinted")) == ("", set())


@pytest.mark.parametrize("game", ["undo", "load", "play"])
def test_the_answer_to_a_question_that_was_overtaken_is_dropped(table: Table, game: str) -> None:
    table.drop("2c")
    table.search.reply("Ac")
    table.model.askHint()
    if game == "undo":
        table.model.undo()
    elif game == "load":
        table.model.load(session_with("9h2c8dKs", "4c5d7sQd", "AcAd3s6h"), deal=False)
    else:
        table.drop("8d")
    # Also one that is already on its way when the question is withdrawn.
    table.search.advised.emit((BEST, OTHER))
    assert (table.state().hint, table.marked("hinted")) == ("", set())


def test_no_hint_while_another_is_to_move(table: Table) -> None:
    table.drop("2c")
    asked = len(table.search.questions)
    table.model.askHint()
    assert len(table.search.questions) == asked
    assert table.state().hint == ""


@pytest.mark.parametrize(
    ("value", "text"), [(1.26, "+1.3"), (-0.4, "\N{MINUS SIGN}0.4"), (-0.01, "0.0")]
)
def test_a_lead_bears_its_sign(value: float, text: str, table: Table) -> None:
    assert points(value) == text


def test_escape_steps_back_from_the_gesture_first_and_then_from_the_hint(table: Table) -> None:
    table.model.askHint()
    table.search.reply_with(BEST, OTHER)
    table.use("9h")
    table.model.dismiss()
    assert table.state().raisedRow == -1
    assert table.state().hint
    table.model.dismiss()
    assert (table.state().hint, table.marked("hinted")) == ("", set())


def test_escape_withdraws_the_question(table: Table) -> None:
    table.model.askHint()
    table.model.dismiss()
    table.search.advised.emit((BEST, OTHER))
    assert table.state().hint == ""


def test_escape_steps_back_from_a_refusal_before_the_hint(table: Table) -> None:
    table.model.askHint()
    table.search.reply_with(BEST, OTHER)
    table.drop("2c", "Qd")
    table.model.dismiss()
    assert not table.model.property("whyNot")
    assert table.state().hint


def test_a_hint_to_trail_marks_the_free_table(table: Table) -> None:
    table.model.askHint()
    table.search.reply_with(OTHER, BEST)
    assert table.marked("hinted") == {"2c"}
    assert table.state().tableIsHinted
    table.model.dismiss()
    assert not table.state().tableIsHinted


@pytest.fixture
def hinting(qapp: QGuiApplication, tmp_path: Path, qtbot: QtBot) -> Iterator[TableDriver]:
    """The window over a table whose hints come at once."""
    load_pictures()
    program = Program(tmp_path / "data", tmp_path / "config", InstantSearch())
    program.preferences.change(language="en", speed="off")
    program.language.choose("en")
    main = MainWindow(program, {"width": 1280, "height": 800})
    assert main.window is not None
    qtbot.waitUntil(main.window.isExposed)
    # The window of a test before may have the keys still.
    main.window.requestActivate()
    qtbot.waitUntil(main.window.isActive)
    yield TableDriver(main.window, program)
    program.close()
    main.close()


def ask_hint(window: TableDriver, qtbot: QtBot) -> None:
    window.keys(Qt.Key.Key_H)
    qtbot.waitUntil(lambda: window.model.state.hint.startswith("Hint: "))
    window.window.grabWindow()


def shown_marks(window: TableDriver) -> list[QQuickItem]:
    return [mark for mark in window.items("hintMark") if mark.isVisible()]


def test_the_key_shows_the_hint_on_the_cards(hinting: TableDriver, qtbot: QtBot) -> None:
    hinting.lay("9h2c5dKs", "9c4h7sQd", "AcAd3s6h")
    ask_hint(hinting, qtbot)
    marked = [card for card in hinting.items("card") if card.property("hinted")]
    assert len(marked) == len(shown_marks(hinting)) > 1
    assert hinting.item("hint").property("text") == hinting.model.state.hint
    hinting.drag("2c", hinting.free_place())
    assert not shown_marks(hinting)


def test_the_key_shows_a_hint_to_trail_on_the_table_too(hinting: TableDriver, qtbot: QtBot) -> None:
    hinting.lay("9h2c5dKs", "JcQdJsQh", "AcAd3s6h")
    ask_hint(hinting, qtbot)
    marks = shown_marks(hinting)
    free = scene_rect(hinting.item("freeTable"))
    assert [free.contains(scene_rect(mark)) for mark in marks].count(True) == 1
    assert len(marks) == 2
    assert hinting.moves == []


@pytest.mark.parametrize("focus", ["hand", "table", "bar"])
def test_escape_takes_the_hint_away_wherever_the_keys_go(
    hinting: TableDriver, qtbot: QtBot, focus: str
) -> None:
    hinting.lay("9h2c5dKs", "9c4h7sQd", "AcAd3s6h")
    ask_hint(hinting, qtbot)
    if focus != "hand":
        hinting.keys(Qt.Key.Key_Tab)
    if focus == "bar":
        hinting.keys(Qt.Key.Key_Tab)
        assert hinting.focused.objectName() == "gameMenu"
    hinting.keys(Qt.Key.Key_Escape)
    assert hinting.model.state.hint == ""
    assert not shown_marks(hinting)


def test_a_hint_covers_no_card_in_a_small_window(hinting: TableDriver, qtbot: QtBot) -> None:
    hinting.window.resize(800, 560)
    qtbot.waitUntil(lambda: hinting.item("table").width() == 800)
    hinting.lay("9h2c5dKs", "9c4h7sQd", "AcAd3s6h", "Ks", "Ac")
    ask_hint(hinting, qtbot)
    note = scene_rect(hinting.item("hint"))
    cards = [card for card in hinting.items("card") if card.property("usable")]
    assert len(cards) == 9
    assert not any(note.intersects(scene_rect(card)) for card in cards)
    assert QRectF(0, 0, 800, 560).contains(note)


@pytest.mark.parametrize(("size", "on_line"), [((1280, 800), True), ((560, 560), False)])
def test_the_line_tells_whose_turn_it_is_unless_a_hint_lies_on_it(
    hinting: TableDriver, qtbot: QtBot, size: tuple[int, int], on_line: bool
) -> None:
    hinting.window.resize(*size)
    qtbot.waitUntil(lambda: hinting.item("table").width() == size[0])
    hinting.lay("9h2c5dKs", "9c4h7sQd", "AcAd3s6h", "Ks", "Ac")
    strip = hinting.item("strip")
    told = strip.property("words")
    ask_hint(hinting, qtbot)
    qtbot.waitUntil(lambda: strip.property("words") == ("" if on_line else told))
    assert scene_rect(hinting.item("hint")).intersects(scene_rect(strip)) == on_line


def test_a_refusal_goes_before_a_hint(hinting: TableDriver, qtbot: QtBot) -> None:
    hinting.lay("9h2c5dKs", "9c4h7sQd", "AcAd3s6h")
    ask_hint(hinting, qtbot)
    hinting.drag("Ks", "4h")
    assert hinting.item("strip").property("refusing")
    assert not hinting.item("hint").isVisible()
