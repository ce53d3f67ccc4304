"""Groups: which loose cards make a value, found on signatures (``kinds``).

The number of different signatures that occur is small, so the analysis of each is kept, and a
position only has to turn the signatures found back into sets of its own cards.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from .kinds import Kinds, Part, top_shift

HIGHEST_VALUE = 16
LISTED_SIGNATURES = 700
# So few groups, none of which fits in more than four times, make less than LISTED_SIGNATURES.
_NEVER_CUT = 4
_REMEMBERED = 20_000
# Counts of a kind that has one value: no to four cards.
_ONE_VALUE = 5
# No kind has more than four cards: the highest bit of each four is free to lend.
_BORROW_BITS = 0x888888888888888

Signatures = tuple[int, ...]
# What no to four cards of a kind can count as: their number and a total, each pair once.
Counts = tuple[tuple[int, int], ...]


class Parts(NamedTuple):
    """Non-empty signatures within another one.

    ``whole`` has, for each that takes all cards of the kinds it touches, the mask of those kinds;
    ``partial`` has the other ones. ``complete`` is false when there are more than
    LISTED_SIGNATURES and the list stops there.
    """

    whole: tuple[int, ...]
    partial: tuple[Part, ...]
    complete: bool


class Known(dict[int, Parts]):
    """What one question about signatures has been answered with; forgets all when it is full.

    Only the kinds that count no more than the value matter to the answer: the key is the signature
    cut down to them by the mask ``below``, so that few different keys occur.
    """

    __slots__ = ("_find", "_value", "below")

    def __init__(self, find: Callable[[int, int], Parts], value: int, below: int) -> None:
        super().__init__()
        self._find = find
        self._value = value
        self.below = below

    def __missing__(self, signature: int) -> Parts:
        if len(self) >= _REMEMBERED:
            self.clear()
        parts = self[signature] = self._find(signature, self._value)
        return parts


class Reach(dict[int, int]):
    """Has, for a signature, bit v set where some of its cards, none among them, can total v."""

    __slots__ = ("_counts", "_limit")

    def __init__(self, counts: Mapping[int, Counts], highest: int) -> None:
        super().__init__()
        self._counts = counts
        self._limit = (1 << highest + 1) - 1

    def __missing__(self, signature: int) -> int:
        if not signature:
            return 1
        shift = top_shift(signature)
        number = signature >> shift
        others = self[signature ^ number << shift]
        reach = 0
        for cards, value in self._counts[shift]:
            if cards <= number:
                reach |= others << value
        if len(self) >= _REMEMBERED:
            self.clear()
        self[signature] = reach & self._limit
        return self[signature]


class Groups:
    """Finds the groups among loose cards, given each card's table values as ``Kinds`` wants them.

    No group of more than the value ``highest`` is looked for. ``single[v]`` has what is one group
    of v, ``several[v]`` what divides into one or more: ``several[v][signature & below]``.
    """

    def __init__(self, table_values: Sequence[tuple[int, ...]], highest: int) -> None:
        self.highest = highest
        self.kinds = Kinds(table_values)
        self.signature = self.kinds.signature
        self.cards_with_value = self.kinds.cards_with_value
        self._counts = {shift: _counts(values) for shift, values in self.kinds.values.items()}
        self._below = tuple(self._kinds_below(value) for value in range(highest + 1))
        self._sums = lru_cache(8 * _REMEMBERED)(self._find_sums)
        self.most_groups = lru_cache(_REMEMBERED)(self._find_most_groups)
        questions = tuple(enumerate(self._below))
        self.single = tuple(Known(self._find_single, value, below) for value, below in questions)
        self.several = tuple(Known(self._find_several, value, below) for value, below in questions)
        self.reach = Reach(self._counts, highest)

    def _kinds_below(self, value: int) -> int:
        kinds = [shift for shift, values in self.kinds.values.items() if values[0] <= value]
        return sum(0b1111 << shift for shift in kinds)

    def sums(self, signature: int, total: int) -> Signatures:
        """The signatures within this one that can count as a total, 0 to the highest."""
        return self._sums(signature & self._below[total], total)

    def _find_sums(self, signature: int, total: int) -> Signatures:
        if not signature or not total:
            return () if total else (0,)
        shift = top_shift(signature)
        count = signature >> shift
        rest = signature ^ count << shift
        counts = self._counts[shift]
        found = [
            part + (cards << shift)
            for cards, value in counts
            if cards <= count and value <= total
            for part in self.sums(rest, total - value)
        ]
        return tuple(dict.fromkeys(found) if len(counts) > _ONE_VALUE else found)

    def _find_single(self, signature: int, value: int) -> Parts:
        return self._sorted_out(self.sums(signature, value), signature, complete=True)

    def _find_several(self, signature: int, value: int) -> Parts:
        groups = self.sums(signature, value)
        if len(groups) > _NEVER_CUT:
            groups = tuple(sorted(groups, key=_size))
        found = dict.fromkeys(groups[:LISTED_SIGNATURES])
        for group in groups:
            self._deepen(signature | _BORROW_BITS, groups, group, found)
        return self._sorted_out(tuple(found), signature, len(found) < LISTED_SIGNATURES)

    def _deepen(self, room: int, groups: Signatures, taken: int, found: dict[int, None]) -> None:
        # Depth first: a list that stops early has the small groups and sets that leave no group.
        for group in groups:
            more = taken + group
            fits = (room - more) & _BORROW_BITS == _BORROW_BITS
            if fits and more not in found and len(found) < LISTED_SIGNATURES:
                found[more] = None
                self._deepen(room, groups, more, found)

    def _sorted_out(self, parts: Signatures, signature: int, complete: bool) -> Parts:
        whole, partial = [], []
        for part in parts:
            mask = self.kinds.whole_mask(part, signature)
            if mask:
                whole.append(mask)
            else:
                partial.append(self.kinds.part(part, signature))
        return Parts(tuple(whole), tuple(partial), complete)

    def _find_most_groups(self, signature: int, value: int) -> int:
        """The largest number of groups of ``value`` the cards divide into; 0 if they do not."""
        if not signature:
            return 0
        kind = 0b1111 << top_shift(signature)
        best = 0
        for group in self.sums(signature, value):
            if group & kind:
                rest = signature - group
                more = self.most_groups(rest, value)
                if more or not rest:
                    best = max(best, more + 1)
        return best


def _counts(values: tuple[int, ...]) -> Counts:
    sets = [some for cards in range(5) for some in combinations_with_replacement(values, cards)]
    return tuple(dict.fromkeys((len(some), sum(some)) for some in sets))


def _size(signature: int) -> int:
    count = 0
    while signature:
        count += signature & 0b1111
        signature >>= 4
    return count
