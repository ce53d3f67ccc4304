"""The state of a deal, all cards known: what only the rule core and the session may hold."""

from typing import NamedTuple

from .law import Law
from .ruleset import RuleSet


class Build(NamedTuple):
    """A build: the mask of its cards, the value announced, whether multiple, the owner's seat."""

    cards: int
    value: int
    multiple: bool
    owner: int


class Sweep(NamedTuple):
    """A sweep: the seat that made it and the captured card that lies face up across its pile."""

    seat: int
    card: int


class DealState(NamedTuple):
    """One deal between two moves.

    ``hands`` and ``piles`` are masks by seat, ``loose`` the mask of the loose cards, ``stock`` the
    cards still to be dealt, next card first; ``last_capturer`` is a seat, or -1 before the first
    capture. A deal is over when no hand card is left: the leftovers are then already taken.
    """

    law: Law
    dealer: int
    mover: int
    hands: tuple[int, ...]
    loose: int
    builds: tuple[Build, ...]
    stock: tuple[int, ...]
    piles: tuple[int, ...]
    sweeps: tuple[Sweep, ...]
    last_capturer: int

    @property
    def rules(self) -> RuleSet:
        """The rule set in force."""
        return self.law.rules

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.hands)

    @property
    def over(self) -> bool:
        """Whether the last card of the deal has been played."""
        return not any(self.hands)

    @property
    def table_cards(self) -> int:
        """The mask of the cards on the table, those in builds included."""
        cards = self.loose
        for build in self.builds:
            cards |= build.cards
        return cards

    @property
    def side_count(self) -> int:
        """The number of sides: pairs or single seats."""
        return 2 if self.rules.pairs(self.seats) else self.seats

    def side_of(self, seat: int) -> int:
        """The side a seat plays for."""
        return seat % self.side_count

    def build_with(self, cards: int) -> Build | None:
        """The build that consists of exactly these cards, if there is one."""
        for build in self.builds:
            if build.cards == cards:
                return build
        return None
