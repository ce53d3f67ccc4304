"""What a gesture means: a drop on a card, on a build, on the free table, or a selection."""

import pytest

from casino_desktop.rules.cards import FULL_DECK, card_names, cards_of, parse_card, parse_cards
from casino_desktop.rules.check import check
from casino_desktop.rules.intent import Intent, intent, targets
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.reasons import Reason, Refusal
from casino_desktop.rules.state import DealState
from tests.rules.table import table


def meant(state: DealState, card: str, target: str = "", selection: str = "") -> list[str]:
    """The moves that the gesture may mean, best first."""
    answer = intent(state, parse_card(card), parse_cards(target), parse_cards(selection))
    assert (answer.refusal is None) is bool(answer.moves)
    return [str(move) for move in answer.moves]


def refused(state: DealState, card: str, target: str = "", selection: str = "") -> Refusal:
    answer = intent(state, parse_card(card), parse_cards(target), parse_cards(selection))
    assert answer.moves == ()
    assert answer.refusal is not None
    return answer.refusal


BUILDING = [name for name, rules in PRESETS.items() if rules.builds]


@pytest.mark.parametrize("preset", BUILDING)
def test_five_on_five_with_ten_and_five_must_ask(preset: str) -> None:
    state = table(preset, "5h5sTh", "5cKc")
    first, *others = meant(state, "5h", "5c")
    assert first == "5hx5c"
    assert sorted(others) == ["5h+5c=10", "5h+5c=5"]


def test_a_drop_with_one_meaning() -> None:
    assert meant(table("casino-de", "5hKh", "5c7d"), "5h", "5c") == ["5hx5c"]
    assert meant(table("casino-de", "3h7h", "4cKc"), "3h", "4c") == ["3h+4c=7"]


def test_a_drop_offers_every_move_that_touches_the_card() -> None:
    state = table("casino-de", "9h", "9c5h4d6s2cAhKs")
    assert meant(state, "9h", "9c") == [
        "9hxAh2c4d5h6s9c",
        "9hxAh2c6s9c",
        "9hx4d5h9c",
        "9hx9c",
    ]
    assert meant(state, "9h", "5h")[0] == "9hxAh2c4d5h6s9c"
    assert "9hx9c" not in meant(state, "9h", "5h")


def test_best_first_is_captures_then_points_then_cards() -> None:
    state = table("casino-de", "9h", "9c8dAd6c3c")
    assert meant(state, "9h", "9c") == ["9hxAd3c6c8d9c", "9hxAd8d9c", "9hx3c6c9c", "9hx9c"]


def test_a_card_of_the_suit_is_offered_first() -> None:
    spades = meant(table("casino-de", "9h", "4h4s5c"), "9h", "5c")
    assert spades == ["9hx4s5c", "9hx4h5c"]
    diamonds = meant(table("cassino-de", "9h", "4s4d5c"), "9h", "5c")
    assert diamonds == ["9hx4d5c", "9hx4s5c"]


def test_big_and_little_casino_are_offered_first() -> None:
    assert meant(table("kasino-sv", "Qh", "TdTh2c2s"), "Qh", "2c")[0] == "Qhx2c2sTdTh"
    assert meant(table("kasino-sv", "Qh", "TdTh2c"), "Qh", "2c") == ["Qhx2cTd", "Qhx2cTh"]
    assert meant(table("kasino-sv", "Qh", "Tc2h2s"), "Qh", "Tc") == ["Qhx2sTc", "Qhx2hTc"]


def test_a_drop_on_a_build() -> None:
    state = table("casino-de", "2h7h9h7s", "9c", "3c4c=7@1")
    assert meant(state, "7h", "3c4c") == ["7hx[3c4c]", "7h+[3c4c]=7"]
    assert meant(state, "2h", "3c4c") == ["2h+[3c4c]9c=9", "2h+[3c4c]=9"]


def test_a_drop_on_the_free_table_is_a_trail() -> None:
    state = table("casino-de", "5hKh", "5c")
    assert meant(state, "5h") == ["5h"]
    assert meant(table("casino-de", "5h", ""), "5h") == ["5h"]


def test_a_selection_means_exactly_these_cards() -> None:
    state = table("casino-de", "9h", "9c5h4d6s2cAhKs")
    assert meant(state, "9h", selection="5h4d") == ["9hx4d5h"]
    assert meant(state, "9h", selection="9c5h4d") == ["9hx4d5h9c"]
    assert refused(state, "9h", selection="5h6s") == Refusal(Reason.WRONG_SUM, 9)


def test_the_target_belongs_to_the_selection() -> None:
    state = table("casino-de", "9h", "9c5h4d")
    assert meant(state, "9h", "5h", "4d") == ["9hx4d5h"]
    assert meant(state, "9h", "9c", "4d5h") == ["9hx4d5h9c"]


def test_a_selection_may_have_several_meanings() -> None:
    state = table("casino-de", "5h5sTh", "5c")
    assert sorted(meant(state, "5h", selection="5c")) == ["5h+5c=10", "5h+5c=5", "5hx5c"]


def test_a_selection_with_a_build() -> None:
    state = table("casino-de", "2h9h9s", "9c", "3c4c=7@1 3s6s=9@1")
    assert meant(state, "2h", selection="3c4c9c") == ["2h+[3c4c]9c=9"]
    assert meant(state, "9h", selection="3s6s") == ["9hx[3s6s]", "9h+[3s6s]=9"]
    assert refused(state, "9h", selection="3s6s3c4c").reason is Reason.BUILD_OTHER_VALUE


def test_a_selection_is_exact_on_a_crowded_table() -> None:
    hand = parse_cards("KhQh8s")
    state = table("casino-de-royal", "KhQh8s", card_names(FULL_DECK & ~hand))
    move = "8sx2h3c3d5c5d6h8c8d8h"
    assert meant(state, "8s", selection="2h3c3d5c5d6h8c8d8h") == [move]
    assert check(state, parse_move(move)) is None


def test_a_card_that_is_not_there_is_no_trail() -> None:
    """A gesture on a card that has left the table must not lay the hand card down."""
    state = table("casino-de", "5hKh", "5c")
    assert refused(state, "5h", target="9c").reason is Reason.NOT_ON_TABLE
    assert refused(state, "5h", selection="9c").reason is Reason.NOT_ON_TABLE
    assert refused(state, "5h", selection="5c9c").reason is Reason.NOT_ON_TABLE


@pytest.mark.parametrize("hand", ["9h", "9hKh", "9h5s"])
def test_without_builds_a_wrong_drop_is_a_wrong_sum(hand: str) -> None:
    """Nobody who plays without builds is told of builds."""
    assert refused(table("kasino-sv", hand, "5c8d"), "9h", "8d") == Refusal(Reason.WRONG_SUM, 9)


def test_a_guard_that_no_card_can_be_is_not_asked_for() -> None:
    """A nine on a seven would make sixteen, which no card of this rule set takes."""
    state = table("casino-de", "9h3h", "7d", "3c4c=7@1")
    assert refused(state, "9h", "3c4c") == Refusal(Reason.BUILD_OTHER_VALUE, 7)
    assert refused(state, "9h", "7d") == Refusal(Reason.WRONG_SUM, 9)


def test_the_missing_guard_is_named_if_there_is_one() -> None:
    state = table("casino-de", "2h3h", "7d", "3c4c=7@1")
    assert refused(state, "2h", "3c4c") == Refusal(Reason.GUARD_NEEDED, 9)
    assert refused(state, "2h", "7d") == Refusal(Reason.GUARD_NEEDED, 9)


def test_targets_are_what_moves_touch() -> None:
    state = table("casino-de", "2h7hKh", "5cQc", "3c4c=7@1")
    assert targets(state, parse_card("2h")) == (parse_cards("5c3c4c"), True)
    assert targets(state, parse_card("7h")) == (parse_cards("3c4c"), True)
    assert targets(state, parse_card("Kh")) == (0, True)
    owner = table("casino-de", "7hKhQh", "QcKc", "3c4c=7@0")
    assert targets(owner, parse_card("Kh")) == (parse_cards("Kc"), False)


def drops(state: DealState) -> list[int]:
    return [1 << one for one in cards_of(state.loose)] + [build.cards for build in state.builds]


def test_every_legal_move_can_be_made_by_a_drop_or_a_selection() -> None:
    state = table("casino-de", "2h5h7h9h", "2c5c9c", "3c4c=7@1 Ac8d=9@1")
    for move in legal_moves(state):
        by_drop = [intent(state, move.card, target) for target in drops(state)]
        if move.kind == "trail":
            assert intent(state, move.card) == Intent((move,))
        else:
            assert any(move in answer.moves for answer in by_drop)
            assert move in intent(state, move.card, 0, move.table_cards).moves
