"""Kinds of cards and signatures: sets of cards without the suits that play no part.

Cards with equal table values are of one *kind*; a *signature* packs how many cards of each kind
a set has, four bits a kind. A kind is named by its ``shift``, the place of its lowest bit.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from .cards import BIG_CASINO, DECK_SIZE, LITTLE_CASINO, RANK_MASKS, cards_of

_ONES = 0x111111111111111
_PAIRS = 0x5555555555555
_FOURS = 0x3333333333333
_SPECIAL_SHIFTS = ((LITTLE_CASINO, 52), (BIG_CASINO, 56))


class Kinds:
    """The kinds of all cards, given each card's table values.

    ``table_values`` has, per card 0..51, the values it may count as on the table (none for a
    court card without value). Cards of one rank share their values, but for 2♠ and 10♦.
    ``values`` has those of each kind, by its shift; ``cards_with_value`` is a mask.
    """

    def __init__(self, table_values: Sequence[tuple[int, ...]]) -> None:
        self._special = tuple(
            (card, shift)
            for card, shift in _SPECIAL_SHIFTS
            if table_values[card] != table_values[card ^ 1]
        )
        special_cards = sum(1 << card for card, _ in self._special)
        self.cards_with_value = sum(1 << card for card in range(DECK_SIZE) if table_values[card])
        self._plain = self.cards_with_value & ~special_cards
        shifts = {4 * rank: mask & self._plain for rank, mask in enumerate(RANK_MASKS)}
        shifts |= {shift: 1 << card for card, shift in self._special}
        self._masks = {shift: mask for shift, mask in shifts.items() if mask}
        self.values = {s: table_values[_first(mask)] for s, mask in self._masks.items()}

    def signature(self, cards: int) -> int:
        """How many cards of each kind the set has; cards without value do not count."""
        plain = cards & self._plain
        plain -= plain >> 1 & _PAIRS
        plain = (plain & _FOURS) + (plain >> 2 & _FOURS)
        for card, shift in self._special:
            plain |= (cards >> card & 1) << shift
        return plain

    def whole_mask(self, part: int, signature: int) -> int:
        """The mask of the kinds in ``part`` if it takes all their cards, else 0."""
        kinds = ((part | part >> 1 | part >> 2) & _ONES) * 0b1111
        if signature & kinds != part:
            return 0
        masks = kinds & self._plain
        for card, shift in self._special:
            masks |= (part >> shift & 1) << card
        return masks

    def part(self, part: int, signature: int) -> "Part":
        """A signature within another one, told apart into whole kinds and choices."""
        whole, choices = 0, []
        while part:
            shift = top_shift(part)
            count = part >> shift
            part ^= count << shift
            if signature >> shift & 0b1111 == count:
                whole |= self._masks[shift]
            else:
                choices.append((self._masks[shift], count))
        return Part(whole, tuple(choices))


class Part(NamedTuple):
    """What to take from a set of cards to get a signature within its own.

    ``whole`` is the mask of the kinds of which it takes all cards, ``choices`` has the mask of each
    other kind and how many cards of it.
    """

    whole: int
    choices: tuple[tuple[int, int], ...]

    def sets(self, cards: int) -> Iterator[int]:
        """The subsets of the cards that have this signature, one after another."""
        whole = cards & self.whole
        if len(self.choices) == 1:
            mask, count = self.choices[0]
            return iter([whole | some for some in _subsets(cards & mask, count)])
        parts = [_subsets(cards & mask, count) for mask, count in self.choices]
        return map(sum, product((whole,), *parts))


def top_shift(signature: int) -> int:
    """The shift of the highest kind that the signature has cards of."""
    return signature.bit_length() - 1 & ~3


def _first(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


@lru_cache(1024)
def _subsets(cards: int, size: int) -> tuple[int, ...]:
    return tuple(sum(1 << card for card in some) for some in combinations(cards_of(cards), size))
