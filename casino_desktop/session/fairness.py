"""Whether people and computers were dealt alike: what each held, and what chance says of it."""

from collections.abc import Iterator, Sequence
from math import erfc, exp, pi, sqrt
from typing import NamedTuple

from .record import Record
from .replay import replay


class Dealt(NamedTuple):
    """The masks of all cards that people and that computers were dealt in one deal."""

    people: int
    computers: int


class Share(NamedTuple):
    """How many cards of one class both got, and how many of them people could expect."""

    people: int
    computers: int
    expected: float


class Comparison(NamedTuple):
    """One share for each class of cards, and Pearson's chi-square over all classes.

    ``chance`` is the probability that a fair shuffle gives as high a chi-square or a higher one.
    """

    shares: tuple[Share, ...]
    chi_square: float
    chance: float


def dealt(record: Record) -> Iterator[Dealt]:
    """What was dealt in each finished deal of a game between people and computers.

    Nothing for a game without one of them. RecordError if the rules do not allow the game.
    """
    kinds = [seat.kind for seat in record.seats]
    if len(set(kinds)) < 2:
        return
    for deal in replay(record):
        if deal.state.over:
            held = {"human": 0, "computer": 0}
            for state in deal.states:
                for kind, hand in zip(kinds, state.hands, strict=True):
                    held[kind] |= hand
            yield Dealt(held["human"], held["computer"])


def compare(deals: Sequence[Dealt], classes: Sequence[int]) -> Comparison:
    """Compare both by classes, masks of cards that together are the whole deck: two or four.

    Each deal is a draw without replacement from the cards that both held, so that neither a rule
    for dealing anew nor the cards on the table tilt the comparison.
    """
    shares = tuple(_share(deals, cards) for cards in classes)
    spreads = [sum(_spread(one, cards) for one in deals) for cards in classes]
    chi_square = sum(
        (share.people - share.expected) ** 2 / spread
        for share, spread in zip(shares, spreads, strict=True)
        if spread
    )
    return Comparison(shares, chi_square, _chance(chi_square, len(classes) - 1))


def _share(deals: Sequence[Dealt], cards: int) -> Share:
    people = sum((one.people & cards).bit_count() for one in deals)
    both = [((one.people | one.computers) & cards).bit_count() for one in deals]
    expected = sum(count * _part(one) for count, one in zip(both, deals, strict=True))
    return Share(people, sum(both) - people, expected)


def _part(deal: Dealt) -> float:
    """The part of the cards of a deal that people held."""
    return deal.people.bit_count() / (deal.people | deal.computers).bit_count()


def _spread(deal: Dealt, cards: int) -> float:
    """The class's term of the covariance of a draw without replacement, without its square."""
    both = (deal.people | deal.computers).bit_count()
    people = deal.people.bit_count()
    among = ((deal.people | deal.computers) & cards).bit_count()
    return people * (both - people) / (both - 1) * among / both


def _chance(chi_square: float, freedom: int) -> float:
    """The upper tail of the chi-square distribution with 1 or 3 degrees of freedom."""
    tail = erfc(sqrt(chi_square / 2))
    if freedom == 3:
        tail += sqrt(2 * chi_square / pi) * exp(-chi_square / 2)
    return tail
