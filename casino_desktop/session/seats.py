"""Who sits at the table."""

from dataclasses import dataclass
from typing import Literal

SeatKind = Literal["human", "computer"]


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: the name shown (empty for the user interface's own), who plays, how strong.

    ``level`` is the name of a computer player's strength, empty for a human.
    """

    name: str
    kind: SeatKind
    level: str = ""
