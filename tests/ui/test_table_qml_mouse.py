"""Playing by mouse in the real window."""

from functools import reduce

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.picture import settled_picture
from casino_desktop.ui.program import Program
from tests.ui.table_driver import STEPS, TableDriver, accessible_name, in_zone, scene_rect


@pytest.fixture
def table(window: MainWindow, program: Program) -> TableDriver:
    assert window.window is not None
    return TableDriver(window.window, program)


def test_a_card_dropped_on_its_like_captures_it(table: TableDriver) -> None:
    table.lay("9h2c5dKs", "9c4h7sQd", "AcAd3s6h")
    table.drag("9h", "9c")
    assert table.moves == ["9hx9c"]
    assert table.faces("loose") == {"4h", "7s", "Qd"}


def test_a_card_dropped_on_another_builds(table: TableDriver) -> None:
    table.lay("3h7d5dKs", "4c9hTsQd", "AcAd3s6h")
    table.drag("3h", "4c")
    assert table.moves == ["3h+4c=7"]
    assert table.faces("build") == {"3h", "4c"}
    assert table.build.property("badge") == "7"


def test_a_build_is_explained_to_a_mouse_that_moves_over_it(
    table: TableDriver, qtbot: QtBot
) -> None:
    table.lay("3h7d5dKs", "4c9hTsQd", "AcAd3s6h")
    table.drag("3h", "4c")
    place = table.middle(table.build)
    QTest.mouseMove(table.window, place)
    settled_picture(table.window)
    assert not table.build.property("asking")
    table.move(place, place + QPoint(16, 0))
    qtbot.waitUntil(lambda: bool(table.build.property("asking")))
    QTest.mouseMove(table.window, table.free_place())
    qtbot.waitUntil(lambda: not table.build.property("asking"))


def bubbles(table: TableDriver) -> int:
    return sum(item.isVisible() for item in table.items("bubble"))


@pytest.mark.parametrize("again", [False, True])
def test_a_bubble_goes_with_the_move_that_it_tells(
    table: TableDriver, qtbot: QtBot, again: bool
) -> None:
    table.lay("3h7d5dKs", "4c9hTsQd", "AcAd3s6h")
    table.drag("3h", "4c")
    qtbot.waitUntil(lambda: bubbles(table) == 1)
    if again:
        table.lay("9h2c5dKs", "9c4h7sQd", "AcAd3s6h")
    else:
        table.control(Qt.Key.Key_Z)
    # By itself it stays for 2.6 seconds.
    qtbot.waitUntil(lambda: bubbles(table) == 0, timeout=1500)


def test_a_card_dropped_on_a_build_raises_it(table: TableDriver) -> None:
    table.lay("2h9d5dKs", "4cTh8sQd", "3sAd7s7h", "Ks", "3s+4c=7")
    table.drag("2h", table.build)
    assert table.moves[-1] == "2h+[3s4c]=9"


def test_a_card_dropped_on_the_free_table_is_trailed(table: TableDriver) -> None:
    table.lay("9h2c5dKs", "4c7sTsQd", "AcAd3s6h")
    table.drag("9h", table.free_place())
    assert table.moves == ["9h"]
    assert "9h" in table.faces("loose")


def test_legal_targets_glow_from_the_moment_of_pick_up(table: TableDriver) -> None:
    table.lay("9h2c5dKs", "9c4h7sQd", "AcAd3s6h")
    start = table.middle(table.card("9h"))
    table.press(start)
    table.move(start, start + QPoint(0, -12))
    assert table.card("9c").property("target")
    assert not table.card("Qd").property("target")
    assert table.item("freeTable").property("target")
    table.release(start)
    assert not table.card("9c").property("target")


@pytest.mark.parametrize("size", [(800, 560), (700, 1000), (1280, 800)])
def test_the_ribbon_covers_no_card_that_it_offers(
    table: TableDriver, qtbot: QtBot, size: tuple[int, int]
) -> None:
    table.window.resize(*size)
    qtbot.waitUntil(lambda: table.item("table").width() == size[0])
    table.lay("9h5h2cTs", "9c4h5s9d", "AcAd3s6h")
    table.window.grabWindow()
    table.drag("9h", "9d")
    assert len(table.ribbon) == 4
    covered = scene_rect(table.item("ribbon"))
    assert table.window.contentItem().boundingRect().contains(covered)
    for face in ("9h", "9c", "4h", "5s", "9d"):
        assert not covered.intersects(scene_rect(table.card(face)))


def test_a_low_ribbon_shows_that_there_is_more(table: TableDriver, qtbot: QtBot) -> None:
    table.window.resize(560, 480)
    qtbot.waitUntil(lambda: table.item("table").width() == 560)
    table.lay("9h5h2cTs", "9c4h5s9d", "AcAd3s6h")
    table.window.grabWindow()
    table.drag("9h", "9d")
    assert table.ribbon
    bar, ribbon = table.item("ribbonBar"), scene_rect(table.item("ribbon"))
    assert any(scene_rect(line).bottom() > ribbon.bottom() for line in table.ribbon)
    assert bar.isVisible()
    assert ribbon.contains(scene_rect(bar))
    for line in table.ribbon:
        assert not scene_rect(line).intersects(scene_rect(bar))


@pytest.mark.parametrize("face", ["9h", "9c"])
def test_a_pressed_card_gives_way(table: TableDriver, face: str) -> None:
    table.lay("9h2c5dKs", "9c4h7sQd", "AcAd3s6h")
    place = table.middle(table.card(face))
    table.press(place)
    assert table.card(face).scale() < 1
    table.release(place)
    assert table.card(face).scale() == 1


def test_three_pixels_are_a_click_and_no_drag(table: TableDriver) -> None:
    table.lay("9h2c5dKs", "9c4h7sQd", "AcAd3s6h")
    start = table.middle(table.card("9h"))
    table.press(start)
    table.move(start, start + QPoint(3, 0))
    assert not table.card("9h").property("held")
    table.release(start + QPoint(3, 0))
    assert table.card("9h").property("raised")


def test_an_impossible_drop_glides_home_and_says_why(
    table: TableDriver, program: Program, qtbot: QtBot
) -> None:
    table.lay("9h2c5dKs", "4c7sTsQd", "AcAd3s6h")
    program.settings.setProperty("speed", "slower")
    card, onto = table.card("9h"), table.middle(table.card("Qd"))
    table.lift("9h", onto)
    away = card.y()
    table.release(onto)
    assert table.moves == []
    assert table.model.property("whyNot")
    assert card.property("homeY") > card.y() >= away, "it jumped"
    qtbot.waitUntil(lambda: table.at_home(card))


def test_of_two_targets_the_one_covered_more_is_meant(table: TableDriver) -> None:
    table.lay("9h2c5dKs", "9c9d7sQd", "AcAd3s6h")
    one, other = scene_rect(table.card("9c")), scene_rect(table.card("9d"))
    between = (one.center() + (other.center() - one.center()) * 0.6).toPoint()
    table.lift("9h", between)
    assert table.card("9d").property("hot")
    assert not table.card("9c").property("hot")


@pytest.mark.parametrize("end", [QPoint(-60, 300), QPoint(640, -40)])
def test_a_release_outside_the_window_leaves_no_card_behind(
    table: TableDriver, end: QPoint
) -> None:
    table.lay("9h2c5dKs", "9c4h7sQd", "AcAd3s6h")
    table.drag("9h", end)
    assert table.at_home(table.card("9h"))
    assert table.moves == []
    assert table.model.state.heldRow == -1


def test_a_drag_ends_with_the_window_losing_the_keyboard(table: TableDriver, qtbot: QtBot) -> None:
    table.lay("9h2c5dKs", "9c4h7sQd", "AcAd3s6h")
    onto = table.middle(table.card("9c"))
    table.lift("9h", onto)
    other = QWindow()
    other.show()
    other.requestActivate()
    qtbot.waitUntil(lambda: not table.window.isActive())
    assert table.at_home(table.card("9h"))
    table.release(onto)
    assert table.moves == []


def test_escape_ends_a_drag(table: TableDriver) -> None:
    table.lay("9h2c5dKs", "9c4h7sQd", "AcAd3s6h")
    onto = table.middle(table.card("9c"))
    table.lift("9h", onto)
    table.keys(Qt.Key.Key_Escape)
    assert table.at_home(table.card("9h"))
    table.release(onto)
    assert table.moves == []


def test_a_click_raises_a_card_and_a_click_on_a_target_plays_it(table: TableDriver) -> None:
    table.lay("9h2c5dKs", "9c4h7sQd", "AcAd3s6h")
    table.click("9h")
    assert table.card("9h").property("raised")
    assert table.card("9c").property("target")
    table.click("9c")
    assert table.moves == ["9hx9c"]


def test_a_click_on_the_free_table_trails_the_raised_card(table: TableDriver) -> None:
    table.lay("9h2c5dKs", "4c7sTsQd", "AcAd3s6h")
    table.click("9h")
    table.click(table.free_place())
    assert table.moves == ["9h"]


def test_chosen_table_cards_are_exactly_what_is_taken(table: TableDriver) -> None:
    table.lay("9h2c5dKs", "9c4h5sQd", "AcAd3s6h")
    table.click("4h")
    table.click("5s")
    assert table.model.property("runningSum") == "4 + 5 = 9"
    assert table.card("4h").property("selected")
    assert table.card("4h").y() == table.card("4h").property("homeY")
    table.click("9h")
    assert table.moves == ["9hx4h5s"]
    assert "9c" in table.faces("loose")


def test_a_double_click_takes_all_that_can_be_taken(table: TableDriver) -> None:
    table.lay("9h2c5dKs", "9c4h5sQd", "AcAd3s6h")
    table.double_click("9h")
    assert table.moves == ["9hx4h5s9c"]


def test_a_double_click_only_raises_a_card_that_has_a_choice_or_takes_nothing(
    table: TableDriver,
) -> None:
    table.lay("9h2c5dKs", "5c4h5sQd", "AcAd3s6h")
    for face in ("9h", "2c"):
        table.double_click(face)
        assert table.card(face).property("raised")
    assert table.moves == []


def test_a_double_click_on_what_may_mean_several_moves_asks(table: TableDriver) -> None:
    table.lay("5h5dTcKs", "5c4h7sQd", "AcAd3s6h")
    table.click("5h")
    table.double_click("5c")
    assert table.ribbon
    table.click("Qd")
    assert not table.ribbon
    assert table.moves == []


def test_a_triple_click_loses_no_card(table: TableDriver) -> None:
    table.lay("9h2c5dKs", "5c4h5sQd", "AcAd3s6h")
    table.double_click("9h")
    table.click("9h")
    assert table.faces("hand") >= {"9h", "2c", "5d", "Ks"}
    assert table.moves == []


def test_a_drop_that_may_mean_several_moves_asks(table: TableDriver) -> None:
    table.lay("5h5dTcKs", "5c4h7sQd", "AcAd3s6h")
    table.drag("5h", "5c")
    assert table.moves == []
    assert in_zone(table.card("5h"), "hand")
    table.click(next(line for line in table.ribbon if "ten" in accessible_name(line)))
    assert table.moves == ["5h+5c=10"]
    assert not table.ribbon


@pytest.mark.parametrize("size", [(800, 560), (1280, 800), (700, 1000)])
def test_the_ribbon_is_near_the_drop_and_inside_the_window(
    table: TableDriver, qtbot: QtBot, size: tuple[int, int]
) -> None:
    table.window.resize(*size)
    qtbot.waitUntil(lambda: table.item("table").width() == size[0])
    table.lay("5h5dTcKs", "5c4h7sQd", "AcAd3s6h")
    table.drag("5h", "5c")
    assert table.ribbon
    area, onto = scene_rect(table.item("ribbon")), scene_rect(table.card("5c"))
    assert QRectF(0, 0, *size).contains(area)
    assert not area.intersects(scene_rect(table.card("5d"))), "it covers the hand"
    assert not area.intersects(onto), "it covers what the card was dropped on"
    # Rather a row further off than over another card.
    around = [scene_rect(table.card(face)) for face in ("5c", "4h", "7s", "Qd")]
    cards = reduce(QRectF.united, around)
    assert area.intersects(cards.adjusted(-40, -40, 40, 40)), "it is far away"
    assert area.intersects(onto.adjusted(-40, -40, 40, 40)) or not any(map(area.intersects, around))


def test_a_press_beside_the_ribbon_only_closes_it(table: TableDriver) -> None:
    table.lay("5h5dTcKs", "5c4h7sQd", "AcAd3s6h")
    table.drag("5h", "5c")
    assert table.ribbon
    table.click(table.middle(table.card("Ks")))
    assert not table.ribbon
    assert not table.card("Ks").property("raised")
    assert table.moves == []


def test_a_press_during_the_show_starts_no_second_move(
    table: TableDriver, program: Program
) -> None:
    table.lay("9h2c5dKs", "9c4h7sQd", "AcAd3s6h")
    program.settings.setProperty("speed", "slower")
    table.drag("9h", "9c")
    assert table.model.state.busy
    start = table.middle(table.card("5d"))
    table.press(start)
    for step in range(STEPS):
        table.move(start, start - QPoint(0, 20 * step))
    table.release(start - QPoint(0, 200))
    assert table.moves == ["9hx9c"]
    assert not table.card("5d").property("held")


def test_a_resize_during_the_show_puts_every_card_where_it_belongs(
    table: TableDriver, program: Program, qtbot: QtBot
) -> None:
    table.lay("9h2c5dKs", "9c4h7sQd", "AcAd3s6h")
    program.settings.setProperty("speed", "slower")
    table.drag("9h", "9c")
    table.window.resize(900, 620)
    qtbot.waitUntil(lambda: table.item("table").width() == 900)
    assert all(table.at_home(card) for card in table.items("card"))


def test_undo_in_the_middle_of_the_show_gives_the_card_back(
    table: TableDriver, program: Program
) -> None:
    table.lay("9h2c5dKs", "9c4h7sQd", "AcAd3s6h")
    program.settings.setProperty("speed", "slower")
    table.drag("9h", "9c")
    table.click(table.item("undo"))
    assert table.moves == []
    assert in_zone(table.card("9h"), "hand")
    assert in_zone(table.card("9c"), "loose")
    table.click(table.item("redo"))
    assert table.moves == ["9hx9c"]
