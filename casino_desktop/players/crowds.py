"""What a table costs to think about: its loose cards can make very many sets."""

from casino_desktop.rules.state import DealState

# From so many loose cards on, more sets are looked at than make a move.
CROWD = 8


def crowding(state: DealState) -> float:
    """How crowded a table is: 1 up to CROWD loose cards, from there in proportion."""
    return max(1.0, state.loose.bit_count() / CROWD)


def dearness(state: DealState) -> float:
    """How much dearer a move listed is than on a common table, roughly and on any machine."""
    crowded = crowding(state)
    if state.law.free_extent:
        return crowded
    # Every set that could be taken is asked whether it is large enough.
    return crowded * max(1.2, 2 * state.loose.bit_count() / CROWD)
