"""The stock says how many packets are to come, at every moment of a deal."""

from collections.abc import Iterator
from random import Random

import pytest

from casino_desktop.rules.cards import DECK_SIZE
from casino_desktop.rules.dealing import first_packet, next_packet
from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.ruleset import RuleSet
from casino_desktop.ui.program import Program
from casino_desktop.ui.table_state import packets_left
from tests.session.games import new_game, play_on
from tests.ui.tables import Table

HAND_SIZES = [RuleSet(hand_size=(n, n, n)) for n in range(1, 13)]


def packets(rules: RuleSet, seats: int) -> Iterator[int]:
    """The cards of each packet of a deal, as they are dealt."""
    size = len(first_packet(rules, seats, 0).receivers)
    stock = DECK_SIZE
    while size:
        yield size
        stock -= size
        size = len(next_packet(rules, seats, 0, stock).receivers) if stock else 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rules", [*HAND_SIZES, PRESETS["casino-classic"]])
def test_at_every_card_those_that_are_not_over_are_counted(rules: RuleSet, seats: int) -> None:
    sizes = list(packets(rules, seats))
    assert sum(sizes) == DECK_SIZE
    stock = DECK_SIZE
    for number, size in enumerate(sizes):
        for _ in range(size):
            assert packets_left(rules, seats, stock) == len(sizes) - number
            stock -= 1
    assert packets_left(rules, seats, stock) == 0


@pytest.mark.parametrize(
    ("seats", "texts"),
    [
        (2, [f"{n} packets left" for n in (6, 5, 4, 3, 2)]),
        (3, [f"{n} packets left" for n in (4, 3, 2)]),
        (4, [f"{n} packets left" for n in (3, 2)]),
    ],
)
@pytest.mark.usefixtures("program")
def test_the_label_of_a_whole_deal(seats: int, texts: list[str]) -> None:
    session = new_game(seats=seats)
    table = Table(session, deal=True, speed=1)
    seen = [table.state().packetText]
    table.model.settle()
    while not session.deal_over:
        seen.append(table.state().packetText)
        play_on(session, 1, Random(1))
        table.model.settle()
    assert list(dict.fromkeys(seen)) == [*texts, "1 packet left", "0 packets left"]


@pytest.mark.parametrize(
    ("code", "first", "last"),
    [
        ("en", ("40 cards", "40 cards left"), ("1 card", "1 card left")),
        ("de", ("40 Karten", "Noch 40 Karten"), ("1 Karte", "Noch 1 Karte")),
        ("da", ("40 kort", "40 kort tilbage"), ("1 kort", "1 kort tilbage")),
        ("sv", ("40 kort", "40 kort kvar"), ("1 kort", "1 kort kvar")),
    ],
)
def test_where_cards_are_drawn_the_cards_are_counted(
    program: Program, code: str, first: tuple[str, str], last: tuple[str, str]
) -> None:
    program.language.choose(code)
    session = new_game("kasino-sv-draw")
    table = Table(session)
    assert (table.state().stockText, table.state().packetText) == first
    play_on(session, 39, Random(1))
    table.model.settle()
    assert (table.state().stockText, table.state().packetText) == last
