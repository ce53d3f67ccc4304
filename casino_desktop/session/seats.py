"""Who sits at the table."""

from typing import Literal, NamedTuple

SeatKind = Literal["human", "computer"]


class Seat(NamedTuple):
    """One seat: the name shown (empty for the user interface's own), who plays, how strong.

    ``level`` is the name of a computer player's strength, empty for a human.
    """

    name: str
    kind: SeatKind
    level: str = ""
