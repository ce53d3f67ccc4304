"""The record of a game: all that is needed to play it over again, and nothing else."""

from typing import NamedTuple

from casino_desktop.rules.moves import Move
from casino_desktop.rules.ruleset import RuleSet

from .seats import Seat


class DealRecord(NamedTuple):
    """One deal: the deck as dealt, top card first, and the moves made so far."""

    deck: tuple[int, ...]
    moves: tuple[Move, ...] = ()


class Record(NamedTuple):
    """A game so far; deal ``k`` (from 0) is dealt by seat ``(first_dealer + k) % len(seats)``.

    ``preset`` is the name under which the rule set is written, ``undone`` tells whether a move was
    ever taken back, ``started`` is the time of the first deal (ISO 8601, UTC) or empty. ``number``
    is the number that its decks are shuffled from, 0 where it has none.
    """

    rules: RuleSet
    preset: str
    seats: tuple[Seat, ...]
    first_dealer: int
    deals: tuple[DealRecord, ...]
    undone: bool = False
    started: str = ""
    number: int = 0
