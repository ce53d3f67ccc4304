"""Groups: which loose cards make a value, found on a signature that forgets the suits.

Cards with equal table values are of one *kind*; a *signature* packs how many cards of each kind
a set has, four bits a kind. The number of different signatures that occur is small, so the
analysis of each is kept, and a position only has to turn the signatures found back into sets of
its own cards.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from .cards import BIG_CASINO, LITTLE_CASINO, RANK_MASKS, cards_of

HIGHEST_VALUE = 16
LISTED_SIGNATURES = 1500
_REMEMBERED = 20_000
_ONES = 0x111111111111111
_PAIRS = 0x5555555555555
_FOURS = 0x3333333333333
_GUARD_BITS = 0x888888888888888
_SPECIAL_SHIFTS = ((LITTLE_CASINO, 52), (BIG_CASINO, 56))

_KEYS = HIGHEST_VALUE + 1
GROUP = 2048

Totals = tuple[tuple[int, ...], ...]


class Parts(NamedTuple):
    """Signatures within another one.

    ``whole`` has, for each that takes all cards of the kinds it touches, the mask of those kinds;
    ``partial`` the other ones; ``signatures`` all of them, 0 too where it counts. ``complete`` is
    false when there are more than LISTED_SIGNATURES and the list stops there.
    """

    whole: tuple[int, ...]
    partial: tuple[int, ...]
    signatures: tuple[int, ...]
    complete: bool


_NO_PARTS = Parts((), (), (), True)


class Groups:
    """Finds the groups among loose cards, given each card's table values.

    ``table_values`` has, per card 0..51, the values it may count as on the table (none for a
    court card without value). Cards of one rank share their values, but for 2♠ and 10♦. No group
    of more than the value ``highest`` is looked for.
    """

    def __init__(self, table_values: Sequence[tuple[int, ...]], highest: int) -> None:
        self.highest = highest
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
        self.most_groups = lru_cache(_REMEMBERED)(self._find_most_groups)
        self.known = self._questions()
        self._reaches: dict[int, int] = {}

    def _questions(self) -> "dict[int, Known]":
        """An empty Known for each question.

        Under a value: what divides into groups of it. Under a completion key plus a value: what
        does so with one more card, plus GROUP: what is one group with that card.
        """
        known = {}
        for value in range(1, self.highest + 1):
            kinds = [shift for shift, values in self._values.items() if values[0] <= value]
            below = sum(0b1111 << shift for shift in kinds)
            keys = [shift * _KEYS + _KEYS + value for shift in kinds]
            for key in (value, *keys, *(GROUP + key for key in keys)):
                known[key] = Known(self, key, below)
        return known

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
            shift = _top_shift(signature)
            count = signature >> shift
            signature ^= count << shift
            parts.append(_subsets(cards & self._masks[shift], count))
        return map(sum, product(*parts))

    def _find_totals(self, signature: int) -> Totals:
        """Per total, 0 to the highest, the signatures within this one that can count as it."""
        if not signature:
            return ((0,), *((),) * self.highest)
        shift = _top_shift(signature)
        card, values = 1 << shift, self._values[shift]
        without = self.totals(signature - card)
        found = list(without)
        single = signature >> shift == 1 and len(values) == 1
        for value in values:
            for total in range(value, self.highest + 1):
                parts = without[total - value]
                if parts:
                    joined = (*found[total], *[part + card for part in parts])
                    found[total] = joined if single else tuple(dict.fromkeys(joined))
        return tuple(found)

    def find_partitions(self, signature: int, value: int) -> Parts:
        """The non-empty signatures within this one that divide into groups of ``value``."""
        groups = self.totals(signature)[value]
        if not groups:
            return _NO_PARTS
        groups = tuple(sorted(groups, key=_size))
        found = dict.fromkeys(groups[:LISTED_SIGNATURES])
        for group in groups:
            self._deepen(signature | _GUARD_BITS, groups, group, found)
        return self._sorted_out(tuple(found), signature, len(found) < LISTED_SIGNATURES)

    def _deepen(
        self, room: int, groups: tuple[int, ...], taken: int, found: dict[int, None]
    ) -> None:
        # Depth first: a list that stops early has the small groups and sets that leave no group.
        for group in groups:
            more = taken + group
            fits = (room - more) & _GUARD_BITS == _GUARD_BITS
            if fits and more not in found and len(found) < LISTED_SIGNATURES:
                found[more] = None
                self._deepen(room, groups, more, found)

    def _sorted_out(self, parts: tuple[int, ...], signature: int, complete: bool) -> Parts:
        whole, others = [], []
        for part in parts:
            mask = self._whole_mask(part, signature)
            if mask:
                whole.append(mask)
            elif part:
                others.append(part)
        return Parts(tuple(whole), tuple(others), parts, complete)

    def _whole_mask(self, part: int, signature: int) -> int:
        """The mask of the kinds in ``part`` if it takes all their cards, else 0."""
        kinds = ((part | part >> 1 | part >> 2) & _ONES) * 0b1111
        if signature & kinds != part:
            return 0
        masks = kinds & self._plain
        for card, shift in self._special:
            masks |= (part >> shift & 1) << card
        return masks

    def _find_most_groups(self, signature: int, value: int) -> int:
        """The largest number of groups of ``value`` the cards divide into; 0 if they do not."""
        if not signature:
            return 0
        kind = 0b1111 << _top_shift(signature)
        best = 0
        for group in self.totals(signature)[value]:
            if group & kind:
                rest = signature - group
                more = self.most_groups(rest, value)
                if more or not rest:
                    best = max(best, more + 1)
        return best

    def find_completions(self, signature: int, key: int) -> Parts:
        """The signatures, 0 too, that divide into groups with one more card."""
        shift, value = divmod(key % GROUP - _KEYS, _KEYS)
        card = 1 << shift
        together = self.partitions(signature + card, value)
        parts = self.totals(signature + card)[value] if key >= GROUP else together.signatures
        found = tuple(part - card for part in parts if part >> shift & 0b1111)
        return self._sorted_out(found, signature, together.complete) if found else _NO_PARTS

    def completion_key(self, card: int) -> int:
        """To which a value is added: the key in ``known`` of what completes a card to groups."""
        return _top_shift(self.signature(1 << card)) * _KEYS + _KEYS

    def reach(self, signature: int) -> int:
        """Has bit v set where some of the cards, none among them, can total v."""
        reach = self._reaches.get(signature)
        if reach is None:
            if len(self._reaches) >= _REMEMBERED:
                self._reaches.clear()
            reach = self._reaches[signature] = self._find_reach(signature)
        return reach

    def _find_reach(self, signature: int) -> int:
        reach = 1
        while signature:
            shift = _top_shift(signature)
            signature -= 1 << shift
            without = reach
            for value in self._values[shift]:
                reach |= without << value
        return reach & (1 << self.highest + 1) - 1

    def partitions(self, signature: int, value: int) -> Parts:
        """The non-empty signatures within one that divide into groups of a value."""
        known = self.known[value]
        return known[signature & known.below]


class Known(dict[int, Parts]):
    """What one question about signatures has been answered with; forgets all when it is full.

    Only the kinds that count no more than the value matter to the answer: the key is the signature
    cut down to them by the mask ``below``, so that few different keys occur.
    """

    __slots__ = ("_groups", "_key", "below")

    def __init__(self, groups: Groups, key: int, below: int) -> None:
        super().__init__()
        self._groups = groups
        self._key = key
        self.below = below

    def __missing__(self, signature: int) -> Parts:
        if len(self) >= _REMEMBERED:
            self.clear()
        if self._key <= HIGHEST_VALUE:
            parts = self._groups.find_partitions(signature, self._key)
        else:
            parts = self._groups.find_completions(signature, self._key)
        self[signature] = parts
        return parts


def _top_shift(signature: int) -> int:
    return signature.bit_length() - 1 & ~3


def _size(signature: int) -> int:
    count = 0
    while signature:
        count += signature & 0b1111
        signature >>= 4
    return count


def _first(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


@lru_cache(1024)
def _subsets(cards: int, size: int) -> tuple[int, ...]:
    return tuple(sum(1 << card for card in some) for some in combinations(cards_of(cards), size))
