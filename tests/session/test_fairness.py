"""What each side was dealt, and the chi-square of it."""

from math import isclose
from random import Random

import pytest

from casino_desktop.rules.cards import ACES, FULL_DECK, SUIT_MASKS, cards_of, mask_of
from casino_desktop.session.fairness import Dealt, compare, dealt
from casino_desktop.session.record import Record
from tests.session.games import played_game, whole_game

ACES_OR_NOT = (ACES, FULL_DECK & ~ACES)


def shuffled(rng: Random, *, tilted: bool = False) -> Dealt:
    """24 cards for each, as in a deal for two; ``tilted`` gives computers an ace too often."""
    deck = rng.sample(range(52), 52)
    people, computers = mask_of(deck[:24]), mask_of(deck[24:48])
    if tilted and people & ACES and rng.random() < 0.5:
        ace = people & ACES & -(people & ACES)
        other = computers & ~ACES & -(computers & ~ACES)
        return Dealt(people ^ ace ^ other, computers ^ ace ^ other)
    return Dealt(people, computers)


def test_both_sides_hold_all_cards_but_those_of_the_table() -> None:
    record = whole_game("casino-de", 2).record
    found = list(dealt(record))
    assert len(found) == len(record.deals)
    for one, deal in zip(found, record.deals, strict=True):
        assert one.people & one.computers == 0
        assert one.people.bit_count() == one.computers.bit_count() == 24
        played = {move.card for place, move in enumerate(deal.moves) if place % 2 == 0}
        assert mask_of(played) in (one.people, one.computers)


def test_a_deal_that_is_not_over_is_left_out() -> None:
    assert list(dealt(played_game("casino-de", 2, moves=10).record)) == []


def test_a_game_without_a_computer_compares_nothing() -> None:
    record = whole_game("casino-de", 2).record
    people = tuple(seat.__class__(seat.name, "human") for seat in record.seats)
    alone = Record(record.rules, record.preset, people, record.first_dealer, record.deals)
    assert list(dealt(alone)) == []


def test_the_shares_add_up() -> None:
    deals = [shuffled(Random(seed)) for seed in range(50)]
    found = compare(deals, SUIT_MASKS)
    assert sum(share.people for share in found.shares) == 50 * 24
    assert isclose(sum(share.expected for share in found.shares), 50 * 24)


def test_one_deal_by_hand() -> None:
    # Of 4 aces among 48 cards people got all; the variance is 24*24/47 * 4*44/48**2.
    aces, rest = list(cards_of(ACES)), list(cards_of(FULL_DECK & ~ACES))
    deal = Dealt(mask_of([*aces, *rest[:20]]), mask_of(rest[20:44]))
    found = compare([deal], ACES_OR_NOT)
    assert found.shares[0] == (4, 0, 2.0)
    variance = 24 * 24 / 47 * 4 * 44 / 48**2
    assert isclose(found.chi_square, 2.0**2 / variance)


@pytest.mark.parametrize("classes", [ACES_OR_NOT, SUIT_MASKS])
def test_fair_shuffles_are_called_fair_as_often_as_said(classes: tuple[int, ...]) -> None:
    rng = Random(7)
    chances = [compare([shuffled(rng) for _ in range(20)], classes).chance for _ in range(300)]
    below = [sum(chance < limit for chance in chances) / 300 for limit in (0.1, 0.5)]
    # Within four standard errors.
    assert abs(below[0] - 0.1) < 0.07
    assert abs(below[1] - 0.5) < 0.12


def test_a_tilted_shuffle_is_found_out() -> None:
    rng = Random(3)
    found = compare([shuffled(rng, tilted=True) for _ in range(200)], ACES_OR_NOT)
    assert found.chance < 0.001


def test_the_tail_of_the_distribution() -> None:
    # Known quantiles: 3.841 with one degree of freedom and 7.815 with three leave 5 %.
    from casino_desktop.session.fairness import _chance

    assert isclose(_chance(3.841, 1), 0.05, abs_tol=1e-4)
    assert isclose(_chance(7.815, 3), 0.05, abs_tol=1e-4)
