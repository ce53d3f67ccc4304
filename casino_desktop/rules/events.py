"""What happened in a move, in the order in which a player would see it."""

from typing import NamedTuple

from .moves import Move
from .scoring import SideScore
from .state import Build


class CardPlayed(NamedTuple):
    """A seat played a card to make this move."""

    seat: int
    move: Move


class CardsCaptured(NamedTuple):
    """The mask of the cards that went to a seat's pile, the played card included."""

    seat: int
    cards: int


class BuildMade(NamedTuple):
    """A new build, or one that was added to."""

    seat: int
    build: Build


class BuildRaised(NamedTuple):
    """A build that had another value and another owner before."""

    seat: int
    before: Build
    build: Build


class CardTrailed(NamedTuple):
    """A card laid down."""

    seat: int
    card: int


class Swept(NamedTuple):
    """A sweep and the captured card that marks it."""

    seat: int
    card: int


class CardDrawn(NamedTuple):
    """With ``supply = draw``: the mover drew the next card of the stock."""

    seat: int
    card: int


class LastPacketAnnounced(NamedTuple):
    """The dealer says "Last" (draw: the last card of the stock was drawn)."""

    dealer: int


class PacketDealt(NamedTuple):
    """Cards dealt, as (receiver, card) in order; receiver -1 is the table."""

    dealer: int
    cards: tuple[tuple[int, int], ...]


class LeftoversTaken(NamedTuple):
    """The mask of the cards left on the table at the end; seat -1 if nobody gets them."""

    seat: int
    cards: int


class DealScored(NamedTuple):
    """The points of each side for the deal."""

    sides: tuple[SideScore, ...]


class GameWon(NamedTuple):
    """The side that won the game and the totals of all sides."""

    side: int
    totals: tuple[int, ...]


Event = (
    CardPlayed
    | CardsCaptured
    | BuildMade
    | BuildRaised
    | CardTrailed
    | Swept
    | CardDrawn
    | LastPacketAnnounced
    | PacketDealt
    | LeftoversTaken
    | DealScored
    | GameWon
)
