"""Drawing for the first dealer: the lowest or the highest card deals, tied players draw again."""

from random import Random
from typing import NamedTuple

from casino_desktop.rules.cards import ACE, DECK_SIZE, rank_of
from casino_desktop.rules.ruleset import RuleSet, check_seats

_ACE_HIGH = 13


class DealerDraw(NamedTuple):
    """The seat that deals first and the rounds of the draw, each as (seat, card) in order."""

    dealer: int
    rounds: tuple[tuple[tuple[int, int], ...], ...]


def draw_first_dealer(rules: RuleSet, seats: int, rng: Random) -> DealerDraw:
    """Draw one card for each seat from a shuffled deck, as the option ``first_dealer`` says."""
    check_seats(seats)
    deck = list(range(DECK_SIZE))
    rng.shuffle(deck)
    drawing, rounds = list(range(seats)), []
    while len(drawing) > 1:
        drawn = tuple((seat, deck.pop()) for seat in drawing)
        rounds.append(drawn)
        drawing = _tied(rules, drawn)
    return DealerDraw(drawing[0], tuple(rounds))


def _tied(rules: RuleSet, drawn: tuple[tuple[int, int], ...]) -> list[int]:
    strengths = {seat: _strength(rules, card) for seat, card in drawn}
    pick = max if rules.first_dealer == "high" else min
    best = pick(strengths.values())
    return [seat for seat, strength in strengths.items() if strength == best]


def _strength(rules: RuleSet, card: int) -> int:
    """The rank; an ace is high where the highest card deals and aces have a high value in play."""
    ace_high = rules.first_dealer == "high" and rules.dual_cards != "none"
    return _ACE_HIGH if ace_high and rank_of(card) == ACE else rank_of(card)
