"""How long each level takes over a move: the table of the levels' names and times."""

from typing import NamedTuple


class Pace(NamedTuple):
    """The time of a move in milliseconds.

    Nobody seems to think for less than ``least``; after ``most`` the best move so far is played.
    """

    least: int
    most: int


# From the weakest level to the strongest.
PACES = {
    "random": Pace(200, 400),
    "beginner": Pace(400, 400),
    "greedy": Pace(300, 400),
    "counter": Pace(400, 400),
    "expert": Pace(500, 450),
    "master": Pace(600, 450),
}
