"""Groups: which loose cards make a value, found on a signature that forgets the suits.

Cards with equal table values are of one *kind*; a *signature* packs how many cards of each kind a
set has, four bits a kind. The number of different signatures that occur is small, so their analysis is
kept, and a position only has to turn the signatures found back into sets of its own cards.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, islice, product
from typing import NamedTuple

from .cards import BIG_CASINO, LITTLE_CASINO, RANK_MASKS, cards_of

HIGHEST_VALUE = 16
LISTED_SIGNATURES = 4000
_REMEMBERED = 60_000
_PAIRS = 0x5555555555555
_FOURS = 0x3333333333333
_GUARD_BITS = 0x888888888888888
_SPECIAL_SHIFTS = ((LITTLE_CASINO, 52), (BIG_CASINO, 56))


class Partitions(NamedTuple):
    """The signatures that divide into groups of one value.

    ``whole`` has, for each signature that takes all cards of the kinds it touches, the mask of
    those kinds; ``partial`` the other signatures; ``signatures`` all of them. ``complete`` is false when
    there are more than LISTED_SIGNATURES and the list stops there.
    """

    whole: tuple[int, ...]
    partial: tuple[int, ...]
    signatures: tuple[int, ...]
    complete: bool


class Groups:
    """Finds the groups among loose cards, given each card's table values.

    ``table_values`` has, per card 0..51, the values it may count as on the table (none for a court
    card without value). Cards of one rank share their values, but for 2♠ and 10♦.
    """

    def __init__(self, table_values: Sequence[tuple[int, ...]]) -> None:
        self._special = tuple(
            (card, shift)
            for card, shift in _SPECIAL_SHIFTS
            if table_values[card] != table_values[card ^ 1]
        )
        special_cards = sum(1 << card for card, _ in self._special)
        self.cards_with_value = sum(1 << card for card in range(52) if table_values[card])
        self._plain = self.cards_with_value & ~special_cards
        shifts = {4 * rank: RANK_MASKS[rank] & self._plain for rank in range(13)}
        shifts |= {shift: 1 << card for card, shift in self._special}
        self._masks = {shift: mask for shift, mask in shifts.items() if mask}
        self._values = {s: table_values[_first(mask)] for s, mask in self._masks.items()}
        self.totals = lru_cache(_REMEMBERED)(self._find_totals)
        self.partitions = lru_cache(_REMEMBERED)(self._find_partitions)
        self.most_groups = lru_cache(_REMEMBERED)(self._find_most_groups)
        self.completions = lru_cache(_REMEMBERED)(self._find_completions)

    def signature(self, cards: int) -> int:
        """How many cards of each kind the set has; cards without value do not count."""
        plain = cards & self._plain
        plain -= plain >> 1 & _PAIRS
        plain = (plain & _FOURS) + (plain >> 2 & _FOURS)
        for card, shift in self._special:
            plain |= (cards >> card & 1) << shift
        return plain

    def sets_with(self, signature: int, cards: int) -> Iterator[int]:
        """The subsets of ``cards`` that have this signature, one after another."""
        parts = []
        while signature:
            shift = (signature & -signature).bit_length() - 1 & ~3
            count = signature >> shift & 0b1111
            signature ^= count << shift
            parts.append(_subsets(cards & self._masks[shift], count))
        return map(sum, product(*parts))

    def _find_totals(self, signature: int) -> tuple[tuple[int, ...], ...]:
        """Per value 0..16 the signatures within this one whose cards can count as that total."""
        found: list[set[int]] = [{0}] + [set() for _ in range(HIGHEST_VALUE)]
        for shift, values in self._values.items():
            for _ in range(signature >> shift & 0b1111):
                _add_card(found, 1 << shift, values)
        return tuple(tuple(sorted(signatures)) for signatures in found)

    def _find_partitions(self, signature: int, value: int) -> Partitions:
        """The non-empty signatures within this one that divide into groups of ``value``."""
        found: dict[int, None] = {}
        groups = self.totals(signature)[value]
        self._deepen(signature | _GUARD_BITS, groups, 0, found)
        return self._sorted_out(tuple(found), signature)

    def _sorted_out(self, parts: tuple[int, ...], signature: int) -> Partitions:
        masks = [(self._whole_mask(part, signature), part) for part in parts if part]
        whole = tuple(mask for mask, _ in masks if mask)
        partial = tuple(part for mask, part in masks if not mask)
        return Partitions(whole, partial, parts, len(parts) < LISTED_SIGNATURES)

    def _deepen(
        self, room: int, groups: tuple[int, ...], taken: int, found: dict[int, None]
    ) -> None:
        # Depth first, so that a list that stops early still has sets which leave no group behind.
        for group in groups:
            more = taken + group
            fits = (room - more) & _GUARD_BITS == _GUARD_BITS
            if fits and more not in found and len(found) < LISTED_SIGNATURES:
                found[more] = None
                self._deepen(room, groups, more, found)

    def _whole_mask(self, part: int, signature: int) -> int:
        """The mask of the kinds in ``part`` if it takes all their cards, else 0."""
        masks = 0
        for shift, mask in self._masks.items():
            count = part >> shift & 0b1111
            if count:
                if count != signature >> shift & 0b1111:
                    return 0
                masks |= mask
        return masks

    def _find_most_groups(self, signature: int, value: int) -> int:
        """The largest number of groups of ``value`` the cards divide into; 0 if they do not."""
        if not signature:
            return 0
        card = 1 << (signature.bit_length() - 1 & ~3)
        best = 0
        for group in self.totals(signature)[value]:
            if (group & 0b1111 * card) == 0:
                continue
            rest = signature - group
            more = self.most_groups(rest, value)
            if more or not rest:
                best = max(best, more + 1)
        return best

    def _find_completions(
        self, signature: int, values: tuple[int, ...], value: int, several: bool
    ) -> Partitions:
        """The signatures, 0 among them, that divide into groups of ``value`` with one more card.

        ``values`` are the table values of that card; ``several`` allows groups beside its own.
        """
        own = {group for v in values if v <= value for group in self.totals(signature)[value - v]}
        further = self.partitions(signature, value).signatures if several and own else ()
        room = signature | _GUARD_BITS
        sums = (one + rest for one in own for rest in (0, *further))
        fitting = (both for both in sums if (room - both) & _GUARD_BITS == _GUARD_BITS)
        listed = islice(dict.fromkeys(fitting), LISTED_SIGNATURES)
        return self._sorted_out(tuple(listed), signature)


def _add_card(found: list[set[int]], card: int, values: tuple[int, ...]) -> None:
    for total in range(HIGHEST_VALUE - values[0], -1, -1):
        for value in values:
            if total + value <= HIGHEST_VALUE:
                found[total + value].update([part + card for part in found[total]])


def _first(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


@lru_cache(1024)
def _subsets(cards: int, size: int) -> tuple[int, ...]:
    return tuple(sum(1 << card for card in some) for some in combinations(cards_of(cards), size))
