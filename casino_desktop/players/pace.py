"""How long each level takes over a move: the table of the levels' names and times."""

from typing import NamedTuple


class Pace(NamedTuple):
    """The time of a move in milliseconds.

    At the table's usual speed a move is shown ``least`` after the one before it, if not later;
    after ``most`` of thinking the best move so far is played.
    """

    least: int
    most: int


# From the weakest level to the strongest.
PACES = {
    "random": Pace(least=300, most=400),
    "beginner": Pace(least=500, most=400),
    "greedy": Pace(least=400, most=400),
    "counter": Pace(least=450, most=400),
    "expert": Pace(least=500, most=450),
    "master": Pace(least=600, most=450),
}

# The softened levels, each half a step below the level that it is made of.
SOFTENED = {f"{level}-soft": level for level in list(PACES)[1:]}


def base_level(level: str) -> str:
    """The level that a softened one is made of; any other name as it is.

    >>> base_level("expert-soft"), base_level("expert")
    ('expert', 'expert')
    """
    return SOFTENED.get(level, level)


def pace_of(level: str) -> Pace | None:
    """The pace of a level, softened or not; None if there is no such level.

    >>> pace_of("expert-soft") == PACES["expert"]
    True
    """
    return PACES.get(base_level(level))
