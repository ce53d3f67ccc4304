"""“Last” is said, in each language's way, also where the last packet is the first one."""

from random import Random

import pytest

from casino_desktop.rules.presets import preset
from casino_desktop.rules.ruleset import RuleSet
from casino_desktop.session.seats import Seat
from casino_desktop.session.session import GameSession
from casino_desktop.ui.program import Program
from casino_desktop.ui.rules_book.dealing import dealing
from tests.session.games import played_game
from tests.ui.tables import Table, role_of

DEALER = 2


def rules_of(supply: str) -> RuleSet:
    """Rules by which the first packet takes the whole pack where four play."""
    return preset("casino-de").changed({"hand_size": [4, 4, 12], "supply": supply})


def dealt_at_once(supply: str) -> Table:
    """A table for four who play by them."""
    rules = rules_of(supply)
    seats = tuple(Seat("", "human" if seat == 0 else "computer", "greedy") for seat in range(4))
    session = GameSession.new("casino-de", rules, seats, first_dealer=DEALER, rng=Random(1))
    return Table(session, deal=True, speed=1)


@pytest.mark.parametrize("supply", ["packets", "draw"])
@pytest.mark.parametrize(
    ("code", "word"),
    [("en", "Last"), ("de", "Letztes Geben"), ("da", "Sidsten"), ("sv", "Sistan")],
)
def test_the_dealer_says_so_before_the_only_packet(
    program: Program, code: str, word: str, supply: str
) -> None:
    program.language.choose(code)
    table = dealt_at_once(supply)
    assert table.state().stockCount == 52
    table.model.settle()
    assert table.spoken == [(DEALER, word)]
    assert table.state().packetsLeft == 0
    assert word in " ".join(dealing(rules_of(supply), 4))


@pytest.mark.usefixtures("program")
@pytest.mark.parametrize(
    ("name", "line"),
    [("kasino-sv", "This is the last packet."), ("kasino-sv-draw", "The stock has been used up.")],
)
def test_the_log_says_what_has_come_to_its_end(name: str, line: str) -> None:
    table = Table(played_game(name, moves=47))
    log = table.model.log_model
    lines = [role_of(log, row, "text") for row in range(log.rowCount())]
    assert lines.count(line) == 1
