"""What the player does with the cards, and what comes of it."""

import pytest

from casino_desktop.rules.notation import parse_move
from tests.ui.tables import Table, role_of, session_with

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def table() -> Table:
    return Table(session_with("9c5h8dQs", "9h5d4cKd", "2c3c6cTs"))


def test_a_card_that_is_picked_up_shows_its_targets(table: Table) -> None:
    table.model.pickUp(table.row("9c"))

    assert table.marked("target") == {"9h", "5d", "4c"}
    assert table.state().tableIsTarget
    assert table.state().heldRow == table.row("9c")


def test_a_drop_with_one_meaning_is_played(table: Table) -> None:
    table.drop("Qs")

    assert table.played() == ["Qs"]


def verb(choice: object) -> str:
    """What a line of the ribbon does."""
    return str(choice).partition(" ")[0]


def test_a_drop_with_several_meanings_asks_best_first(table: Table) -> None:
    table.drop("9c", "9h")

    assert table.played() == []
    assert table.model.choice_model.rowCount() == 2
    assert "take 9♥ · 4♣5♦" in str(table.choices()[0])
    assert "take 9♥ —" in str(table.choices()[1])


def test_five_on_five_with_a_ten_and_a_five_in_hand_asks() -> None:
    table = Table(session_with("5c5hTdQs", "5d2c4cKd", "8c3c6cTs"))
    table.drop("5c", "5d")

    assert {verb(text) for text in table.choices()} == {"take", "build"}
    builds = [text for text in table.choices() if verb(text) == "build"]
    assert "build ten with 5♦" in builds
    assert "build fives with 5♦" in builds


def test_the_chosen_move_is_played_and_the_ribbon_closes(table: Table) -> None:
    table.drop("9c", "9h")
    table.model.moveChoice(1)
    assert table.model.choice_model.property("current") == 1
    table.model.choose(1)

    assert table.played() == ["9cx9h"]
    assert table.choices() == []


def test_exactly_the_chosen_table_cards_are_meant(table: Table) -> None:
    table.use("5d", "4c")
    assert table.marked("selected") == {"5d", "4c"}
    assert table.state().runningSum == "4 + 5 = 9"
    table.use("9c")

    assert table.played() == ["9cx4c5d"]


def test_with_cards_chosen_only_what_goes_with_them_is_a_target(table: Table) -> None:
    table.use("5d")
    table.model.pickUp(table.row("9c"))

    assert table.marked("target") == {"4c"}
    assert not table.state().tableIsTarget
    table.model.dropOnCard(table.row("9c"), table.row("4c"))
    assert table.played() == ["9cx4c5d"]


def test_the_ribbon_and_the_running_sum_are_spoken(table: Table) -> None:
    table.use("5d", "4c")
    assert table.announced[-2:] == ["5", "4 + 5 = 9"]
    table.use("4c", "5d")
    table.drop("9c", "9h")
    table.model.moveChoice(1)

    assert table.announced[-2:] == table.choices()


def test_a_chosen_table_card_used_again_is_no_longer_chosen(table: Table) -> None:
    table.use("5d", "4c", "5d")

    assert table.marked("selected") == {"4c"}


def test_a_raised_card_used_again_is_lowered(table: Table) -> None:
    table.use("9c")
    assert table.state().raisedRow == table.row("9c")
    table.use("9c")

    assert table.state().raisedRow == -1
    assert table.played() == []


def test_a_raised_card_is_played_onto_a_table_card(table: Table) -> None:
    table.use("8d", "9h")
    assert table.model.property("whyNot")
    table.use("Qs")
    table.model.activateTable()

    assert table.played() == ["Qs"]


def test_a_refused_drop_says_why_and_changes_no_card(table: Table) -> None:
    table.drop("8d", "Kd")

    assert table.played() == []
    assert table.state().heldRow == -1
    assert table.card("8d", "zone") == "hand"
    assert table.model.property("whyNot") == table.announced[-1]
    assert table.model.property("whyNotSerial") == 1


def test_building_without_the_guard_names_the_value() -> None:
    table = Table(session_with("3c9hKdQs", "5dJc4cKh", "8c6d6cTs"))
    table.drop("3c", "5d")

    assert table.model.property("whyNot") == "To build eight you must keep a card that takes eight."


def test_the_reason_goes_with_the_next_gesture(table: Table) -> None:
    table.drop("8d", "Kd")
    table.use("9c")

    assert table.model.property("whyNot") == ""


def test_a_cancelled_drag_leaves_nothing_held(table: Table) -> None:
    table.model.pickUp(table.row("9c"))
    table.model.cancelDrag()

    assert table.state().heldRow == -1
    assert table.marked("target") == set()


def test_escape_closes_the_ribbon_then_lowers_then_unchooses(table: Table) -> None:
    table.drop("9c", "9h")
    table.model.dismiss()
    assert table.choices() == []
    assert table.state().raisedRow == table.row("9c")
    table.model.dismiss()
    assert table.state().raisedRow == -1


def test_a_card_in_a_build_stands_for_the_build() -> None:
    table = Table(session_with("3c8h2dQs", "5d2c4cKh", "8c6d6cTs"))
    table.drop("3c", "5d")
    table.search.reply("Ts")
    table.drop("8h", "5d")

    assert table.played() == ["3c+5d=8", "Ts", "8hx[3c5d]"]


def test_a_build_is_aimed_at_by_its_number() -> None:
    table = Table(session_with("3c8h2dQs", "5d2c4cKh", "8c6d6cTs"))
    table.drop("3c", "5d")
    table.search.reply("Ts")
    table.model.pickUp(table.row("8h"))
    table.model.dropOnBuild(table.row("8h"), 1)

    assert table.played()[-1] == "8hx[3c5d]"


@pytest.mark.parametrize("row", [-1, 52, 1000])
def test_rows_that_do_not_exist_are_ignored(table: Table, row: int) -> None:
    table.model.pickUp(row)
    table.model.dropOnCard(row, row)
    table.model.dropOnTable(row)
    table.model.activateCard(row)
    table.model.dropOnCard(table.row("9c"), row)
    table.model.activateBuild(row)
    table.model.choose(row)

    assert table.played() == []


def test_a_drop_onto_something_that_is_gone_is_no_trail(table: Table) -> None:
    table.model.pickUp(table.row("Qs"))
    table.model.dropOnBuild(table.row("Qs"), 7)
    table.model.dropOnCard(table.row("Qs"), table.row("2c"))

    assert table.played() == []


def test_nothing_can_be_played_while_it_is_not_my_turn(table: Table) -> None:
    table.drop("Qs")
    table.drop("8d")
    table.use("8d")
    table.model.activateTable()

    assert table.played() == ["Qs"]
    assert table.marked("playable") == set()


def test_three_quick_clicks_lose_no_card(table: Table) -> None:
    table.use("Qs", "Qs", "Qs")

    assert table.state().raisedRow == table.row("Qs")
    assert table.card("Qs", "zone") == "hand"


def test_hidden_cards_cannot_be_played(table: Table) -> None:
    table.use("2c")
    table.drop("2c", "9h")

    assert table.played() == []


def test_a_multiple_build_is_named_group_by_group() -> None:
    table = Table(session_with("9c9h8dQs", "9d4c5dKh", "8c6d6cTs"))
    table.session.play(parse_move("9c+4c5d9d=9"))
    table.model.settle()
    name = role_of(table.model.build_model, 0, "name")
    groups = ("nine of diamonds", "four of clubs, five of diamonds", "nine of clubs")
    assert name == f"Your build of nines: {'; '.join(groups)}"


def test_a_build_is_a_row_of_its_own_while_it_exists() -> None:
    table = Table(session_with("3c8h8dQs", "5d2c4cKh", "8c6d6cTs"))
    table.drop("3c", "5d")
    builds = table.model.build_model
    names = ("buildId", "badge", "owner", "size", "name")
    row = [role_of(builds, 0, name) for name in names]
    slot = table.card("5d", "slot")
    table.search.reply("Ts")

    spoken = "Your build of eight: five of diamonds, three of clubs"
    assert row == [1, "8", 0, 2, spoken]
    assert role_of(builds, 0, "slot") == slot
    assert table.spoken == [(0, "I build eight")]
    table.drop("8h", "5d")
    assert [verb(text) for text in table.choices()] == ["take", "add"]
    table.model.choose(1)
    assert [role_of(builds, 0, name) for name in names[:2]] == [1, "8s"]
    table.search.reply("6c")
    table.drop("8d", "5d")
    table.model.choose(0)
    assert builds.rowCount() == 0


def test_the_seats_say_who_is_who(table: Table) -> None:
    seats = table.model.seat_model

    assert [role_of(seats, seat, "place") for seat in (0, 1)] == ["bottom", "top"]
    assert [role_of(seats, seat, "dealer") for seat in (0, 1)] == [False, True]
    assert [role_of(seats, seat, "turn") for seat in (0, 1)] == [True, False]
    assert [role_of(seats, seat, "handCount") for seat in (0, 1)] == [4, 4]
    assert role_of(seats, 1, "levelName") == "Greedy"
    table.drop("9c", "9h")
    table.model.choose(0)
    assert [role_of(seats, seat, "pileCount") for seat in (0, 1)] == [4, 0]
    assert role_of(seats, 1, "thinking")
