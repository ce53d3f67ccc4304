"""Counting a deal item by item, and the cards that earn each item."""

import pytest

from casino_desktop.rules.cards import card_names, parse_cards
from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.scoring import deal_points, score_deal
from casino_desktop.rules.state import DealState
from tests.rules.finished import finished, rest, suit

ANNA = suit("s", "A34567") + "Td" + "AcAd" + suit("c", "23456789TJQK") + suit("h", "3456789TJ")
BEN = rest(ANNA)
# 26 cards each, seven spades and six.
HALF = suit("s", "A234567") + suit("c") + suit("d", "A23456")


def points(state: DealState) -> list[dict[str, int]]:
    return [side.points_by_item() for side in score_deal(state)]


def test_the_example_of_anna_and_ben() -> None:
    assert len(parse_list(ANNA)) == 30
    state = finished("casino-de", ANNA, BEN, sweeps=(1, 0, 1))
    assert points(state) == [
        {"cards": 3, "big": 2, "aces": 3, "sweeps": 1},
        {"suit": 1, "little": 1, "aces": 1, "sweeps": 2},
    ]
    assert [side.points for side in score_deal(state)] == [9, 5]


def parse_list(cards: str) -> list[str]:
    return [cards[place : place + 2] for place in range(0, len(cards), 2)]


def test_each_item_names_the_cards_that_earned_it() -> None:
    anna, _ = score_deal(finished("casino-de", ANNA, BEN, sweeps=(0,)))
    assert anna.pile == parse_cards(ANNA)
    assert {item.item: card_names(item.cards) for item in anna.items} == {
        "cards": card_names(parse_cards(ANNA)),
        "big": "Td",
        "aces": "AcAdAs",
        "sweeps": "3c",
    }


@pytest.mark.parametrize("preset", PRESETS)
def test_example_15_halves_of_the_deck(preset: str) -> None:
    for side in points(finished(preset, HALF, rest(HALF))):
        assert "cards" not in side


@pytest.mark.parametrize("preset", PRESETS)
def test_example_15_eighteen_eighteen_sixteen(preset: str) -> None:
    first = suit("c") + suit("d", "A2345")
    second = suit("h") + suit("d", "6789T")
    third = rest(first, second)
    assert [len(pile) // 2 for pile in (first, second, third)] == [18, 18, 16]
    for side in points(finished(preset, first, second, third)):
        assert "cards" not in side


@pytest.mark.parametrize("preset", PRESETS)
def test_equal_numbers_of_the_suit_score_for_nobody(preset: str) -> None:
    letter = PRESETS[preset].majority_suit[0]
    mine, yours = suit(letter, "A23456"), suit(letter, "789TJQ")
    sides = points(finished(preset, mine, yours, suit(letter, "K")))
    if PRESETS[preset].suit_scoring == "majority":
        assert all("suit" not in side for side in sides)
    else:
        assert [side["suit"] for side in sides] == [6, 7, 1]


@pytest.mark.parametrize("preset", ["casino-de-spades", "cassino-en-spades"])
def test_example_16_spades_game_has_24_points_and_sweeps(preset: str) -> None:
    sides = score_deal(finished(preset, ANNA, BEN, sweeps=(1, 0, 1)))
    assert sum(side.points for side in sides) == 24 + 3
    assert sides[1].points_by_item()["suit"] == 8
    assert deal_points(PRESETS[preset]) == 24


@pytest.mark.parametrize(
    ("preset", "total"), [("casino-de", 11), ("cassino-de", 11), ("kasino-sv", 10)]
)
def test_points_in_a_deal(preset: str, total: int) -> None:
    sides = score_deal(finished(preset, ANNA, BEN))
    assert sum(side.points for side in sides) == total == deal_points(PRESETS[preset])


def test_diamonds_may_be_the_suit() -> None:
    diamonds, spades = suit("d", "A23456K"), suit("s")
    assert "suit" in points(finished("cassino-de", diamonds, spades))[0]
    assert "suit" in points(finished("casino-de", diamonds, spades))[1]


def test_little_casino_counts_as_itself_as_a_spade_and_as_a_card() -> None:
    (mine, _) = points(finished("casino-de", "2s", ""))
    assert mine == {"cards": 3, "suit": 1, "little": 1}


def test_sweeps_may_be_worth_nothing() -> None:
    assert all(
        "sweeps" not in side for side in points(finished("cassino-de", ANNA, BEN, sweeps=(0,)))
    )


def test_the_last_capture_may_score() -> None:
    assert points(finished("kasino-sv-last", ANNA, BEN, last=1))[1]["last"] == 1
    assert all("last" not in side for side in points(finished("kasino-sv", ANNA, BEN, last=1)))
    assert all(
        "last" not in side for side in points(finished("kasino-sv-last", ANNA, BEN, last=-1))
    )


def test_partners_share_one_pile() -> None:
    quarters = (suit("c"), suit("s", "A23456"), suit("d"), suit("s", "789TJQK") + suit("h"))
    mine, yours = score_deal(finished("casino-de", *quarters, sweeps=(2, 3, 0)))
    assert mine.pile == parse_cards(quarters[0] + quarters[2])
    assert mine.points_by_item() == {"big": 2, "aces": 2, "sweeps": 2}
    assert yours.points_by_item() == {"suit": 1, "little": 1, "aces": 2, "sweeps": 1}


def test_four_may_play_each_for_themselves() -> None:
    quarters = (suit("c"), suit("d"), suit("h"), suit("s"))
    assert len(score_deal(finished("casino-de", *quarters, teams=False))) == 4
    assert len(score_deal(finished("cassino-de", *quarters))) == 4
