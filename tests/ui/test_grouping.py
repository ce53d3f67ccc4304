"""The cards of a move drawn group by group."""

import re

import pytest

from casino_desktop.rules.cards import NAMES, card_names, mask_of
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.notation import parse_move
from casino_desktop.ui.choices import choice_rows, choice_text
from casino_desktop.ui.grouping import groups_of
from casino_desktop.ui.program import Program
from tests.rules.table import table
from tests.ui.scenes import deals
from tests.ui.tables import session_with

pytestmark = pytest.mark.usefixtures("qapp")
STATE = session_with("9c5h4hQs", "9h5d4cQd", "2c3c6cTs").state


@pytest.mark.parametrize(
    ("move", "groups"),
    [
        ("9cx4c5d9h", ["9h", "4c5d"]),
        ("QsxQd", ["Qd"]),
        ("4h+5d=9", ["5d"]),
        ("4h+5d9h=9", ["9h", "5d"]),
        ("Qs", []),
    ],
)
def test_groups_of_a_move(move: str, groups: list[str]) -> None:
    found = groups_of(STATE, parse_move(move))

    assert [card_names(mask_of(group)) for group in found] == groups


def test_every_group_of_every_capture_makes_the_value_of_the_card() -> None:
    checked = 0
    for deal in deals("casino-de", count=6):
        for moment in deal.moments[:-1]:
            state = moment.step.state
            for move in legal_moves(state):
                groups = groups_of(state, move)
                assert mask_of(c for group in groups for c in group) == move.table_cards
                if move.kind == "capture" and not move.builds and state.law.hand_values[move.card]:
                    value = state.law.hand_values[move.card][0]
                    assert all(sum((c >> 2) + 1 for c in group) == value for group in groups)
                    checked += 1
    assert checked > 100


def test_choices_say_what_they_do() -> None:
    assert choice_text(STATE, parse_move("4h+5d=9")) == "build nine with 5♦"
    assert choice_text(STATE, parse_move("4h+4c=4")) == "build fours with 4♣"
    assert choice_text(STATE, parse_move("Qs")) == "lay down Q♠"
    assert choice_text(STATE, parse_move("9cx4c5d9h")).startswith("take 9♥ · 4♣5♦")


def test_a_choice_shows_the_played_card_first() -> None:
    move = parse_move("9cx4c5d9h")
    (row,) = choice_rows(STATE, (move,))

    assert row.faces[0] == "9c"
    assert set(row.faces) == {NAMES[card] for card in range(52) if move.cards >> card & 1}
    assert row.groups == [["9h"], ["4c", "5d"]]


@pytest.mark.parametrize(
    ("name", "move", "said"),
    [
        ("kasino-sv", "2sx6d9h", "take 6♦9♥ as 15 — 3 card(s)"),
        ("kasino-sv", "2sx2c", "take 2♣ as 2 — 2 card(s)"),
        ("kasino-sv", "5hx5d", "take 5♦ — 2 card(s)"),
        ("kasino-sv", "AcxAd5d9h", "take 5♦9♥ · A♦ as 14 — 4 card(s)"),
        ("casino-de-royal", "AcxAd", "take A♦ as 1 — 2 card(s)"),
        ("kasino-sv-aces", "2sx2c", "take 2♣ — 2 card(s)"),
        ("casino-de", "2sx2c", "take 2♣ — 2 card(s)"),
    ],
)
def test_the_ribbon_says_at_which_value_a_card_with_two_captures(
    name: str, move: str, said: str
) -> None:
    played = parse_move(move)
    table = {
        "2sx6d9h": "9h6dKc4s", "2sx2c": "2cQd7h4s", "5hx5d": "5dQd7h4s", "AcxAd5d9h": "Ad9h5dKc",
        "AcxAd": "AdQd7h4s",
    }[move]  # fmt: skip
    mine = {"2s": "2s3c4d6h", "5h": "5h3c4d6h", "Ac": "Ac3c4d6h"}[NAMES[played.card]]
    state = session_with(mine, table, "7c8c9cTs", name)
    assert choice_text(state.state, played) == said


@pytest.mark.parametrize("code", ["en", "de", "da", "sv"])
def test_a_number_of_cards_stays_on_one_line_with_its_noun(program: Program, code: str) -> None:
    program.language.choose(code)
    session = session_with("2s3c4d6h", "9h6dKc4s", "7c8c9cTs", "kasino-sv")
    for move in ("2sx6d9h", "4dx4s"):
        assert re.search(r"\b\d\u00a0\w+$", choice_text(session.state, parse_move(move)))


@pytest.mark.parametrize("preset", ["casino-de", "casino-classic", "kasino-sv"])
def test_no_two_choices_read_alike(preset: str) -> None:
    offered = 0
    for deal in deals(preset, 6):
        for moment in deal.moments:
            state = moment.step.state
            if state.hands[state.mover]:
                told = [(move.card, choice_text(state, move)) for move in legal_moves(state)]
                assert len(set(told)) == len(told)
                offered += len(told)
    assert offered > 500


@pytest.mark.parametrize(
    ("builds", "move", "said"),
    [
        ("3d5c=8@1", "8h+[3d5c]=8", "add to the build of eights"),
        ("3d5c=8@1", "5h+[3d5c]3c=8", "add to the build of eights with 3♣"),
        ("3d5c=8@1 2c6s=8@0", "5h+[3d5c]3c=8", "add to the build of eights (3♦5♣) with 3♣"),
        ("3d2c=5@1", "3h+[2c3d]8c=8", "raise the build to eight with 8♣"),
        ("3d2c=5@1", "3h+[2c3d]=8", "raise the build to eight"),
        ("", "5h+3c8c=8", "build eights with 8♣ · 3♣"),
    ],
)
def test_a_choice_names_what_goes_onto_which_build(builds: str, move: str, said: str) -> None:
    state = table("casino-de", "3h5h8h8s", "3c8c", builds)
    assert choice_text(state, parse_move(move)) == said
