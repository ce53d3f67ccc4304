"""What the lists of captures and of build moves share: one mover's turn."""

from itertools import chain, islice

from .cards import card_list
from .groups import Parts
from .guard import own_values
from .law import Law
from .state import DealState

LISTED_SETS = 500
_NOTHING: frozenset[int] = frozenset()


class Turn:
    """One mover's turn while its moves are listed; keeps what several cards have in common.

    ``hand`` is a mask and ``cards`` a list of the same cards, ``own`` the values that the mover has
    built, ``reach`` has bit v set where loose cards can total v. ``complete`` becomes false when a
    list was cut.
    """

    __slots__ = (
        "_taking", "cards", "complete", "hand", "law", "own", "reach", "signature", "state"
    )  # fmt: skip

    def __init__(self, state: DealState) -> None:
        law = state.law
        self.state = state
        self.law: Law = law
        self.hand = state.hands[state.mover]
        self.cards = card_list(self.hand)
        self.signature = law.groups.signature(state.loose)
        self.reach = law.groups.reach(self.signature)
        self.own = own_values(state.builds, state.mover) if state.builds else _NOTHING
        self.complete = True
        self._taking: dict[int, list[int]] = {}

    def sets(self, parts: Parts) -> list[int]:
        """The sets of loose cards that have one of these signatures."""
        loose = self.state.loose
        found = [loose & kinds for kinds in parts.whole]
        if parts.partial:
            sets_with = self.law.groups.kinds.sets_with
            by_signature = [sets_with(part, loose) for part in parts.partial]
            found += [next(sets) for sets in by_signature]
            others = list(islice(chain.from_iterable(by_signature), LISTED_SETS))
            found += others
            if not parts.complete or len(others) == LISTED_SETS:
                self.complete = False
        return found

    def taken_by(self, value: int) -> list[int]:
        """The non-empty sets of loose cards that divide into groups of the value."""
        sets = self._taking.get(value)
        if sets is None:
            sets = self._taking[value] = self.sets(
                self.law.groups.partitions(self.signature, value)
            )
        return sets
