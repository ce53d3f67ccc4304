"""What the lists of captures and of build moves share: one mover's turn."""

from collections.abc import Set as AbstractSet
from itertools import chain, islice

from .cards import card_list
from .groups import Parts
from .guard import own_values
from .law import Law
from .state import DealState

LISTED_SETS = 500
LISTED_PAIRS = 2000
_NOTHING: frozenset[int] = frozenset()


class Turn:
    """One mover's turn while its moves are listed; keeps what several cards have in common.

    ``hand`` is a mask and ``cards`` a list of the same cards, ``own`` the values that the mover has
    built. ``reach`` has bit v set where loose cards can total v, ``values`` those bits and the
    values of the builds. ``complete`` becomes false when a list was cut.
    """

    __slots__ = (
        "_taking",
        "cards",
        "complete",
        "hand",
        "law",
        "own",
        "reach",
        "signature",
        "state",
        "values",
    )

    def __init__(self, state: DealState) -> None:
        law = state.law
        self.state = state
        self.law: Law = law
        self.hand = state.hands[state.mover]
        self.cards = card_list(self.hand)
        self.signature = law.groups.signature(state.loose)
        self.reach = self.values = law.groups.reach[self.signature]
        if state.builds:
            self.own: AbstractSet[int] = own_values(state.builds, state.mover)
            for build in state.builds:
                self.values |= 1 << build.value
        else:
            self.own = _NOTHING
        self.complete = True
        self._taking: dict[int, list[int]] = {}

    def taken_by(self, value: int) -> list[int]:
        """The non-empty sets of loose cards that divide into groups of the value."""
        sets = self._taking.get(value)
        if sets is None:
            known = self.law.groups.several[value]
            sets = self._taking[value] = self._sets(known[self.signature & known.below])
        return sets

    def groups_of(self, value: int) -> list[int]:
        """The sets of loose cards that are one group of the value."""
        known = self.law.groups.single[value]
        return self._sets(known[self.signature & known.below])

    def _sets(self, parts: Parts) -> list[int]:
        """The sets of loose cards that have one of these signatures."""
        loose = self.state.loose
        whole, partial, complete = parts
        found = []
        for kinds in whole:
            found.append(loose & kinds)
        if partial:
            by_signature = [part.sets(loose) for part in partial]
            found += [next(sets) for sets in by_signature]
            others = list(islice(chain.from_iterable(by_signature), LISTED_SETS))
            found += others
            complete = complete and len(others) < LISTED_SETS
        if not complete:
            self.complete = False
        return found

    def completions(self, card: int, value: int) -> list[int]:
        """The non-empty sets of loose cards that with a hand card divide into groups of a value.

        Into one group where multiple builds are not allowed.
        """
        reach = self.reach
        found: list[int] = []
        several = self.law.rules.multiple_builds and reach >> value & 1
        for own in self.law.table_values[card]:
            if own == value:
                found += self.taken_by(value) if several else ()
            elif own < value and reach >> value - own & 1:
                groups = self.groups_of(value - own)
                found += groups
                if several:
                    self._add_joined(groups, self.taken_by(value), found)
        return list(dict.fromkeys(found)) if len(found) > 1 else found

    def _add_joined(self, groups: list[int], taken: list[int], found: list[int]) -> None:
        if len(groups) * len(taken) > LISTED_PAIRS:
            self.complete = False
            taken = taken[: LISTED_PAIRS // len(groups)]
        for group in groups:
            for more in taken:
                if not group & more:
                    found.append(group | more)
