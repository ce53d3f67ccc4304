"""What one seat may know."""

from typing import NamedTuple

from .cards import FULL_DECK
from .law import law_of
from .moves import Move
from .ruleset import RuleSet
from .state import Build, DealState, Sweep


class Observation(NamedTuple):
    """A deal as the player on ``seat`` may know it.

    ``hand`` is the mask of the own cards, ``hand_sizes`` the number of cards by seat, ``stock`` the
    number of cards still to be dealt. ``piles`` are masks by seat: every captured card was seen.
    ``moves`` are the moves of the deal so far, ``totals`` the points by side before it.
    """

    rules: RuleSet
    seat: int
    dealer: int
    mover: int
    hand: int
    hand_sizes: tuple[int, ...]
    loose: int
    builds: tuple[Build, ...]
    stock: int
    piles: tuple[int, ...]
    sweeps: tuple[Sweep, ...]
    last_capturer: int
    moves: tuple[Move, ...] = ()
    totals: tuple[int, ...] = ()

    @property
    def hidden(self) -> int:
        """The mask of the cards the seat has not seen: the other hands and the stock."""
        table = self.loose | sum(build.cards for build in self.builds)
        return FULL_DECK & ~(self.hand | table | sum(self.piles))


def observe(
    state: DealState, seat: int, moves: tuple[Move, ...] = (), totals: tuple[int, ...] = ()
) -> Observation:
    """What the player on a seat may know of a state."""
    return Observation(
        rules=state.rules,
        seat=seat,
        dealer=state.dealer,
        mover=state.mover,
        hand=state.hands[seat],
        hand_sizes=tuple(hand.bit_count() for hand in state.hands),
        loose=state.loose,
        builds=state.builds,
        stock=len(state.stock),
        piles=state.piles,
        sweeps=state.sweeps,
        last_capturer=state.last_capturer,
        moves=moves,
        totals=totals,
    )


def known_state(observation: Observation) -> DealState:
    """The state with the other hands empty and no stock: enough to list the seat's own moves."""
    hands = [0] * len(observation.hand_sizes)
    hands[observation.seat] = observation.hand
    return DealState(
        law=law_of(observation.rules),
        dealer=observation.dealer,
        mover=observation.mover,
        hands=tuple(hands),
        loose=observation.loose,
        builds=observation.builds,
        stock=(),
        piles=observation.piles,
        sweeps=observation.sweeps,
        last_capturer=observation.last_capturer,
    )
