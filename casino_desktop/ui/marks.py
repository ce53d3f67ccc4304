"""What the player's hand is about: which cards may be played, aimed at, or are chosen."""

from typing import NamedTuple


class Marks(NamedTuple):
    """Masks of cards. ``table`` tells whether the free table is a target (to trail).

    ``hinted`` are the cards of the move that a hint proposes.
    """

    playable: int = 0
    targets: int = 0
    selected: int = 0
    table: bool = False
    hinted: int = 0


NO_MARKS = Marks()
