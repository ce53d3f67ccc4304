"""Moves: one frozen value for captures, build moves and trails."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from .cards import NAMES, card_names

Kind = Literal["trail", "capture", "build"]


class Move(NamedTuple):
    """One card played, and what it is played to.

    ``loose`` is the mask of the loose cards taken or built with; ``builds`` the masks of the builds
    captured, or of the one build raised or added to, by their lowest card; ``value`` the value
    announced by a build move, else 0. ``str(move)`` is its notation (RULES.md, section 5).

    >>> print(Move(card=38, loose=1 << 13 | 1 << 21, value=10))
    Th+4d6d=10
    """

    card: int
    loose: int = 0
    builds: tuple[int, ...] = ()
    value: int = 0

    @property
    def kind(self) -> Kind:
        """Which of the three kinds of move this is."""
        if self.value:
            return "build"
        return "capture" if self.loose or self.builds else "trail"

    @property
    def table_cards(self) -> int:
        """The mask of all table cards the move touches, those inside builds included."""
        cards = self.loose
        for build in self.builds:
            cards |= build
        return cards

    @property
    def cards(self) -> int:
        """The mask of all cards the move touches, the played one included."""
        return self.table_cards | 1 << self.card

    def __str__(self) -> str:
        builds = "".join(f"[{card_names(build)}]" for build in self.builds)
        table = builds + card_names(self.loose)
        if self.value:
            return f"{NAMES[self.card]}+{table}={self.value}"
        return f"{NAMES[self.card]}x{table}" if table else NAMES[self.card]


def in_order(builds: Iterable[int]) -> tuple[int, ...]:
    """Build masks in the order of the notation, by their lowest cards.

    >>> [hex(build) for build in in_order([0x900, 0x22])]
    ['0x22', '0x900']
    """
    return tuple(sorted(builds, key=_lowest))


def _lowest(mask: int) -> int:
    return mask & -mask
