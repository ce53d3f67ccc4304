from itertools import pairwise
from random import Random

import pytest

from casino_desktop.rules.cards import rank_of
from casino_desktop.rules.presets import PRESETS, preset
from casino_desktop.session.first_dealer import DealerDraw, draw_first_dealer

SEEDS = range(300)


def draws(name: str, seats: int) -> list[DealerDraw]:
    return [draw_first_dealer(preset(name), seats, Random(seed)) for seed in SEEDS]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", sorted(PRESETS))
def test_each_round_is_drawn_by_the_tied_and_every_card_once(name: str, seats: int) -> None:
    for dealer, rounds in draws(name, seats):
        cards = [card for drawn in rounds for _, card in drawn]
        assert len(set(cards)) == len(cards)
        assert [seat for seat, _ in rounds[0]] == list(range(seats))
        for before, after in pairwise(rounds):
            again = {seat for seat, _ in after}
            ranks = {rank_of(card) for seat, card in before if seat in again}
            assert len(again) > 1
            assert len(ranks) == 1
        assert dealer in {seat for seat, _ in rounds[-1]}


def winning_ranks(name: str) -> list[tuple[int, list[int]]]:
    found = []
    for dealer, rounds in draws(name, 3):
        ranks = {seat: rank_of(card) for seat, card in rounds[-1]}
        found.append((ranks.pop(dealer), list(ranks.values())))
    return found


def test_the_lowest_card_deals() -> None:
    assert all(rank < min(others) for rank, others in winning_ranks("casino-de"))


def test_the_highest_card_deals_and_an_ace_is_low_without_high_values() -> None:
    assert all(rank > max(others) for rank, others in winning_ranks("cassino-de"))


def test_the_highest_card_deals_and_an_ace_is_high_where_it_has_a_high_value() -> None:
    found = winning_ranks("kasino-sv")
    assert all(rank == 0 or rank > max(others) for rank, others in found)
    assert all(rank == 0 for rank, others in found if 0 in others or rank == 0)
    assert any(rank == 0 for rank, _ in found)


def test_ties_are_drawn_again() -> None:
    assert max(len(rounds) for _, rounds in draws("casino-de", 4)) > 1
