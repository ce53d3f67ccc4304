"""Groups: which loose cards make a value, found on signatures (``kinds``).

The number of different signatures that occur is small, so the analysis of each is kept, and a
position only has to turn the signatures found back into sets of its own cards.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from .kinds import Kinds, top_shift

HIGHEST_VALUE = 16
LISTED_SIGNATURES = 1500
_REMEMBERED = 20_000
# No kind has more than four cards: the highest bit of each four is free to lend.
_BORROW_BITS = 0x888888888888888

# A completion key is a kind's shift and a value in one number; GROUP is more than any of them.
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
    """Finds the groups among loose cards, given each card's table values as ``Kinds`` wants them.

    No group of more than the value ``highest`` is looked for.
    """

    def __init__(self, table_values: Sequence[tuple[int, ...]], highest: int) -> None:
        self.highest = highest
        self.kinds = Kinds(table_values)
        self.signature = self.kinds.signature
        self.cards_with_value = self.kinds.cards_with_value
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
            kinds = [shift for shift, values in self.kinds.values.items() if values[0] <= value]
            below = sum(0b1111 << shift for shift in kinds)
            keys = [shift * _KEYS + _KEYS + value for shift in kinds]
            for key in (value, *keys, *(GROUP + key for key in keys)):
                known[key] = Known(self, key, below)
        return known

    def _find_totals(self, signature: int) -> Totals:
        """Per total, 0 to the highest, the signatures within this one that can count as it."""
        if not signature:
            return ((0,), *((),) * self.highest)
        shift = top_shift(signature)
        card, values = 1 << shift, self.kinds.values[shift]
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
            self._deepen(signature | _BORROW_BITS, groups, group, found)
        return self._sorted_out(tuple(found), signature, len(found) < LISTED_SIGNATURES)

    def _deepen(
        self, room: int, groups: tuple[int, ...], taken: int, found: dict[int, None]
    ) -> None:
        # Depth first: a list that stops early has the small groups and sets that leave no group.
        for group in groups:
            more = taken + group
            fits = (room - more) & _BORROW_BITS == _BORROW_BITS
            if fits and more not in found and len(found) < LISTED_SIGNATURES:
                found[more] = None
                self._deepen(room, groups, more, found)

    def _sorted_out(self, parts: tuple[int, ...], signature: int, complete: bool) -> Parts:
        whole, others = [], []
        for part in parts:
            mask = self.kinds.whole_mask(part, signature)
            if mask:
                whole.append(mask)
            elif part:
                others.append(part)
        return Parts(tuple(whole), tuple(others), parts, complete)

    def _find_most_groups(self, signature: int, value: int) -> int:
        """The largest number of groups of ``value`` the cards divide into; 0 if they do not."""
        if not signature:
            return 0
        kind = 0b1111 << top_shift(signature)
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
        return top_shift(self.signature(1 << card)) * _KEYS + _KEYS

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
            shift = top_shift(signature)
            signature -= 1 << shift
            without = reach
            for value in self.kinds.values[shift]:
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


def _size(signature: int) -> int:
    count = 0
    while signature:
        count += signature & 0b1111
        signature >>= 4
    return count
