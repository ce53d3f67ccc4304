"""Several people at one screen: each asks for the own hand, and nothing tells another's."""

from random import Random
from typing import Any

import pytest

from casino_desktop.rules.cards import DECK_SIZE, NAMES, cards_of
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.presets import preset
from casino_desktop.session.seats import Seat
from casino_desktop.session.session import GameSession
from casino_desktop.ui.card_names import card_name, card_sign
from tests.ui.tables import Table, role_of

pytestmark = pytest.mark.usefixtures("qapp")

ADA, BOB = Seat("Ada", "human"), Seat("Bob", "human")
ROBOT = Seat("Robot", "computer", "greedy")


def table_of(*seats: Seat) -> Table:
    rules = preset("casino-de")
    first_dealer = len(seats) - 1
    session = GameSession.new("casino-de", rules, seats, first_dealer=first_dealer, rng=Random(4))
    return Table(session)


def roles(table: Table, role: str) -> list[Any]:
    """A role of all 52 cards."""
    return [role_of(table.model.card_model, row, role) for row in range(DECK_SIZE)]


def open_hands(table: Table) -> set[int]:
    """The seats whose hand cards show a face."""
    cards = zip(roles(table, "zone"), roles(table, "face"), roles(table, "seat"), strict=True)
    return {seat for zone, face, seat in cards if zone == "hand" and face}


def told(table: Table) -> str:
    """All that was announced, said or written of the deal so far, and what cards are called."""
    log = table.model.log_model
    lines = [str(role_of(log, row, "text")) for row in range(log.rowCount())]
    spoken = [text for _, text in table.spoken]
    return " ".join([*table.announced, *spoken, *lines, *roles(table, "name")]).lower()


def names_of(table: Table, seat: int) -> list[str]:
    """What the cards of a hand are called in words and in signs."""
    hand = list(cards_of(table.session.state.hands[seat]))
    return [name.lower() for card in hand for name in (card_name(card), card_sign(card))]


def play_any(table: Table) -> None:
    """Whoever is to move plays a card by the table's own slots."""
    move = legal_moves(table.session.state)[-1]
    table.use(*map(NAMES.__getitem__, cards_of(move.table_cards)))
    table.model.activateCard(table.row(NAMES[move.card]))
    if move.kind == "trail":
        table.model.activateTable()
    elif table.choices():
        table.model.choose(0)


def test_no_hand_is_open_until_it_is_asked_for() -> None:
    table = table_of(ADA, BOB)
    assert open_hands(table) == set()
    assert table.state().handOver == "Ada"
    assert not table.state().myTurn
    table.model.showMyCards()
    assert open_hands(table) == {0}
    assert table.state().handOver == ""
    assert table.state().myTurn


def test_a_hidden_hand_cannot_be_played() -> None:
    table = table_of(ADA, BOB)
    for row in range(52):
        table.model.activateCard(row)
        table.model.pickUp(row)
        table.model.dropOnTable(row)
        table.model.activateTable()
    assert table.played() == []
    assert table.state().raisedRow == table.state().heldRow == -1


def test_the_hand_closes_with_the_move_and_the_table_turns() -> None:
    table = table_of(ADA, BOB)
    table.model.showMyCards()
    play_any(table)
    assert open_hands(table) == set()
    assert table.state().handOver == "Bob"
    assert table.state().mySeat == 1
    table.model.showMyCards()
    assert open_hands(table) == {1}


def test_undo_opens_no_hand() -> None:
    table = table_of(ADA, BOB)
    table.model.showMyCards()
    play_any(table)
    table.model.showMyCards()
    table.model.undo()
    assert table.played() == []
    assert open_hands(table) == set()
    assert table.state().handOver == "Ada"
    table.model.redo()
    assert open_hands(table) == set()
    assert table.state().handOver == "Bob"


def test_another_game_opens_no_hand() -> None:
    table = table_of(ADA, BOB)
    table.model.showMyCards()
    table.model.load(table_of(ADA, BOB).session, deal=False)
    assert open_hands(table) == set()


def test_what_is_said_and_written_tells_no_hidden_card() -> None:
    table = table_of(ADA, BOB)
    for _ in range(10):
        mover = table.session.state.mover
        table.announced.clear()
        assert not [
            name for seat in (0, 1) for name in names_of(table, seat) if name in told(table)
        ]
        table.model.showMyCards()
        assert not [name for name in names_of(table, 1 - mover) if name in told(table)]
        assert all(name in told(table) for name in names_of(table, mover)[::2])
        # The owner has heard the hand; what comes after is heard by the next one, too.
        table.announced.clear()
        play_any(table)


def test_the_hand_that_is_opened_is_read_out_to_its_owner() -> None:
    table = table_of(ADA, BOB)
    table.model.showMyCards()
    assert table.announced[-1].startswith("It is your turn. Your hand: ")
    assert table.announced[-1].count(" of ") == 4


def test_whose_turn_it_is_is_announced_at_once() -> None:
    table = table_of(ADA, BOB)
    table.model.showMyCards()
    play_any(table)
    expected = "Bob, it is your turn. Your cards are hidden until you ask for them."
    assert expected in table.announced


def test_the_computer_plays_on_while_the_last_hand_stays_open() -> None:
    table = table_of(ADA, ROBOT, BOB)
    table.model.showMyCards()
    play_any(table)
    assert table.state().handOver == ""
    assert open_hands(table) == {0}
    table.search.reply(str(legal_moves(table.session.state)[-1]))
    assert table.state().handOver == "Bob"
    assert open_hands(table) == set()


def test_alone_against_computers_nothing_is_hidden() -> None:
    table = table_of(ADA, ROBOT)
    assert open_hands(table) == {0}
    assert table.state().handOver == ""
    table.model.showMyCards()
    assert open_hands(table) == {0}


def test_the_partner_is_named_for_whoever_looks() -> None:
    rules = preset("casino-classic")
    seats = (ADA, ROBOT, BOB, ROBOT)
    session = GameSession.new("casino-classic", rules, seats, first_dealer=3, rng=Random(4))
    table = Table(session)

    def partners() -> list[int]:
        names = [role_of(table.model.seat_model, seat, "levelName") for seat in range(4)]
        return [seat for seat, name in enumerate(names) if "Partner" in str(name)]

    assert partners() == [2]
    assert "Bob, Partner, " in str(role_of(table.model.seat_model, 2, "description"))
    table.model.showMyCards()
    play_any(table)
    table.search.reply(str(legal_moves(session.state)[-1]))
    assert table.state().handOver == "Bob"
    assert partners() == [0]


@pytest.mark.parametrize("seats", [(ADA, BOB), (ADA, ROBOT, BOB), (ADA, ROBOT, ROBOT, BOB)])
def test_a_new_deal_is_dealt_face_down(seats: tuple[Seat, ...]) -> None:
    table = table_of(*seats)
    for _ in range(4):
        while not table.session.deal_over:
            table.model.showMyCards()
            if table.state().myTurn:
                play_any(table)
            else:
                table.search.reply(str(legal_moves(table.session.state)[-1]))
        table.session.next_deal()
        assert open_hands(table) == set()
        assert not table.state().myTurn


def test_a_computer_that_is_the_partner_keeps_its_strength_and_may_lose_the_word() -> None:
    seats = (ADA, ROBOT, Seat("Noa", "computer", "counter-soft"), ROBOT)
    rules = preset("casino-classic")
    session = GameSession.new("casino-classic", rules, seats, first_dealer=3, rng=Random(4))
    table = Table(session)

    def told(role: str) -> str:
        return str(role_of(table.model.seat_model, 2, role))

    assert told("levelName") == "Card counter, mild"
    assert told("name").split("\x9c") == ["Noa · Partner", "Noa"]
    assert told("description").startswith("Noa, Partner, Card counter, mild, ")
