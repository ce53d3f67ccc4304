"""Moves that differ in nothing that matters: equal cards, and equal cards taken."""

from collections.abc import Iterable

from casino_desktop.rules.cards import DECK_SIZE, RANK_MASKS, cards_of, rank_of
from casino_desktop.rules.moves import Move

_PAIRS = 0x5555555555555
_FOURS = 0x3333333333333

Key = tuple[int, int, tuple[int, ...], int]


class Merging:
    """Tells which moves are equal, given the mask of the cards that score alike.

    Cards of one rank that score alike are interchangeable, but those in builds, whose cards name
    the build.
    """

    def __init__(self, alike: int) -> None:
        self._alike = alike
        self._single = ~alike
        self._first = tuple(self._first_alike(card) for card in range(DECK_SIZE))

    def _first_alike(self, card: int) -> int:
        same = RANK_MASKS[rank_of(card)] & self._alike
        return next(cards_of(same)) if same >> card & 1 else card

    def cards(self, mask: int) -> int:
        """The same number for sets of cards that score alike."""
        counts = mask & self._alike
        counts -= counts >> 1 & _PAIRS
        counts = (counts & _FOURS) + (counts >> 2 & _FOURS)
        return counts << DECK_SIZE | mask & self._single

    def key(self, move: Move) -> Key:
        """The same key for moves that are equal."""
        card, loose, builds, value = move
        if loose & self._alike:
            loose = self.cards(loose)
        return self._first[card], loose, builds, value

    def moves(self, moves: Iterable[Move]) -> list[Move]:
        """One of each lot of equal moves, in their order."""
        key = self.key
        found: dict[Key, Move] = {}
        for move in moves:
            found.setdefault(key(move), move)
        return list(found.values())
