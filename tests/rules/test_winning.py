"""Who wins the game, and when another deal has to be played."""

from typing import Any

from casino_desktop.rules.cards import FULL_DECK, card_names, parse_cards
from casino_desktop.rules.scoring import score_deal
from casino_desktop.rules.state import DealState
from casino_desktop.rules.winning import Verdict, settle
from tests.rules.finished import finished, rest, suit

# Cards that score by their number only: no spades, no aces, no ten of diamonds.
PLAIN = suit("c", "23456789TJQK") + suit("h", "23456789TJQK") + suit("d", "23456789JQK")


def verdict(state: DealState, *before: int, deals: int = 1) -> Verdict:
    return settle(state, before, score_deal(state), deals)


def winner(state: DealState, *before: int, deals: int = 1) -> int:
    return verdict(state, *before, deals=deals).winner


def most_cards(side: int, preset: str = "casino-de", **options: Any) -> DealState:
    """A deal in which one side gets the three points for cards and nothing else is scored."""
    piles = ["", ""]
    piles[side] = PLAIN
    return finished(preset, *piles, **options)


def test_nobody_there_yet() -> None:
    assert verdict(most_cards(0), 17, 20) == Verdict((20, 20), -1)


def test_one_side_there_wins_without_a_walk() -> None:
    assert verdict(most_cards(0), 18, 20) == Verdict((21, 20), 0)
    assert verdict(most_cards(1), 18, 20) == Verdict((18, 23), 1)


def test_count_out_cards_come_before_all_else() -> None:
    """A 18 + cards 3 = 21 beats B 19 + 8 = 27."""
    yours = suit("s") + "AcAhAdTd"
    state = finished("casino-de", PLAIN, yours)
    assert [side.points for side in score_deal(state)] == [3, 8]
    result = verdict(state, 18, 19)
    assert (result.totals, result.winner) == ((21, 27), 0)
    assert [(step.side, step.item, step.total) for step in result.walk] == [(0, "cards", 21)]


def test_highest_takes_the_higher_total_of_the_same_deal() -> None:
    state = finished("casino-da", PLAIN, suit("s") + "AcAhAdTd")
    assert winner(state, 18, 19) == 1


def walked(state: DealState, *before: int) -> list[tuple[int, str]]:
    return [(step.side, step.item) for step in verdict(state, *before).walk]


def test_count_out_walks_through_all_items_in_order() -> None:
    state = finished(
        "casino-de", rest(suit("s", "A3"), "Ad"), suit("s", "A3") + "Ad", sweeps=(1, 0)
    )
    assert walked(state, 12, 19) == [
        (0, "cards"),
        (0, "suit"),
        (0, "big"),
        (0, "little"),
        (1, "aces"),
        (0, "aces"),
        (0, "aces"),
    ]
    assert winner(state, 12, 19) == 0


def test_count_out_aces_are_spades_clubs_hearts_diamonds() -> None:
    state = finished("casino-de", "AcAdKs", "AsAhKd")
    assert [step.card for step in verdict(state, 19, 19).walk] == cards("AsAcAh")
    assert winner(state, 19, 19) == 1
    assert winner(state, 20, 20) == 1
    assert winner(state, 20, 19) == 0


def cards(names: str) -> list[int]:
    return [parse_cards(names[place : place + 2]).bit_length() - 1 for place in (0, 2, 4)]


def test_count_out_sweeps_in_the_order_they_were_made() -> None:
    assert winner(finished("casino-de", "2c", "2d", sweeps=(1, 0)), 20, 20) == 1
    assert winner(finished("casino-de", "2c", "2d", sweeps=(0, 1)), 20, 20) == 0
    assert winner(finished("casino-de", "2c", "2d", sweeps=(1, 0, 0)), 20, 19) == 0
    assert winner(finished("casino-de", "2c", "2d", sweeps=(1, 0, 0, 1)), 19, 19) == 0


def test_count_out_of_pairs() -> None:
    state = finished("casino-de", "2c", "2d", "3c", "3d", sweeps=(3, 2))
    assert winner(state, 20, 20) == 1


def test_count_out_where_each_card_of_the_suit_counts() -> None:
    """Both sides score at that step: the higher one is first at the target."""
    state = finished("casino-de-spades", suit("s", "3456") + "3h", suit("s", "789TK"))
    assert winner(state, 57, 57) == 1
    assert winner(state, 60, 57) == 0
    assert winner(state, 58, 57) == -1
    level = finished("casino-de-spades", suit("s", "3456") + "3hAc", suit("s", "789TK") + "Ad")
    assert winner(level, 58, 57) == 0


def test_highest_needs_another_deal_when_tied() -> None:
    state = finished("casino-da", "2c", "2d")
    assert winner(state, 22, 22) == -1
    assert winner(state, 22, 23) == 1


def test_last_deal_suit_breaks_a_tie() -> None:
    spades = finished(
        "kasino-sv",
        suit("s", "34"),
        suit("s", "567") + suit("c"),
        points_suit=0,
        points_cards=0,
        points_ace=0,
    )
    assert winner(spades, 16, 16) == 1
    assert winner(spades, 17, 16) == 0
    even = finished("kasino-sv", suit("s", "34"), suit("s", "56"))
    assert winner(even, 16, 16) == -1
    assert winner(even, 15, 15) == -1


def test_last_deal_suit_is_the_majority_suit() -> None:
    state = finished(
        "kasino-sv",
        suit("d", "34"),
        suit("s", "567"),
        majority_suit="diamonds",
        points_suit=0,
        points_cards=0,
    )
    assert winner(state, 16, 16) == 0


def test_lowest() -> None:
    state = finished("kasino-sv-misere", "3s3c", "4s5s3h", points_suit=0, points_cards=0)
    assert winner(state, 15, 14) == -1
    assert winner(state, 20, 14) == 1
    assert winner(state, 20, 20) == 0
    assert winner(finished("kasino-sv-misere", "3s", "4s"), 16, 16) == -1


def test_fixed_deals() -> None:
    state = most_cards(0, "casino-de-six")
    assert winner(state, 40, 10, deals=5) == -1
    assert winner(state, 10, 14, deals=6) == 1
    assert winner(state, 10, 13, deals=6) == -1
    assert winner(state, 10, 12, deals=7) == 0


def test_single_deal() -> None:
    assert winner(most_cards(1, "casino-classic-single"), 0, 0) == 1
    tied = finished("casino-classic-single", "2c", "2d")
    assert winner(tied, 0, 0) == -1
    assert winner(most_cards(1, "casino-classic-single"), 0, 0, deals=2) == 1


def test_three_sides() -> None:
    state = finished("casino-de", "Ac", "Ah", "Ad")
    assert winner(state, 20, 20, 20) == 0
    assert winner(state, 19, 20, 20) == 1
    assert winner(finished("casino-da", "2c", "2d", "2h"), 22, 22, 21) == -1


def test_the_whole_deck_is_counted() -> None:
    state = finished("casino-de", card_names(FULL_DECK), "")
    assert verdict(state, 10, 20) == Verdict((21, 20), 0)


def test_two_sides_there_by_the_same_suit_cards_are_told_apart_by_the_higher() -> None:
    """Spades game: both pass 61 by their spades; the side with more of them stands higher."""
    few, many = suit("s", "2345"), suit("s", "A6789TJQK")
    state = finished("casino-de-spades", few, many + suit("h"))
    assert winner(state, 58, 58) == 1


def test_two_sides_there_by_as_many_suit_cards_are_told_apart_by_what_is_counted_next() -> None:
    few = suit("s", "2345678")
    state = finished("casino-de-spades", few + "AhAd", suit("s", "A9TQK") + "Td2h3h4h")
    assert winner(state, 58, 60) == 1
