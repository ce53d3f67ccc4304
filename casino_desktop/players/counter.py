"""The counting player: weighs what a move brings, what it leaves, and what its builds risk.

It remembers every card that was played or announced. It looks ahead to the best reply with each
card that the next seats may hold, and to its own best capture of what each reply leaves.
"""

from random import Random
from typing import NamedTuple

from casino_desktop.rules.advance import advance
from casino_desktop.rules.cards import cards_of
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.moves import Move
from casino_desktop.rules.observation import Observation, known_state
from casino_desktop.rules.state import DealState

from .crowds import crowding
from .greedy import greediest, shortlist
from .replies import Replies, Reply

# A seat further on finds the table changed by those before it.
FADING = 0.5
# Where there are more moves than this, or a table as crowded as this, it is greedy; else it weighs
# only so many moves, fewer on crowded tables.
CROWDED = 200
PACKED = 2.0
WEIGHED = 40
# Where the fewest points win: the share of the captures before a hand that it will have to make.
DODGED = 0.5


class Weighed(NamedTuple):
    """A move and what it is expected to bring, in points: ``gain - threat + follow``."""

    move: Move
    gain: float
    threat: float
    follow: float

    @property
    def value(self) -> float:
        """What the move is expected to bring until after the next own turn."""
        return self.gain - self.threat + self.follow


class Prospect(NamedTuple):
    """What a move leaves: points that others may take, and chances of what the next may do."""

    threat: float
    sweep_risk: float
    build_risk: float


def counter_move(observation: Observation, rng: Random) -> Move:
    """The move of the greatest expected value; equal ones are drawn from the generator."""
    return best_counted(observation, legal_moves(known_state(observation)), rng)


def best_counted(observation: Observation, moves: list[Move], rng: Random) -> Move:
    """As ``counter_move``, given all legal moves; the list may be shuffled."""
    crowded = crowding(known_state(observation))
    if len(moves) > CROWDED or crowded >= PACKED:
        return greediest(observation, moves, rng, observation.hidden)
    weighed = weigh(observation, shortlist(observation, moves, int(WEIGHED / crowded**3)))
    rng.shuffle(weighed)
    return max(weighed, key=lambda one: one.value).move


def weigh(observation: Observation, moves: list[Move]) -> list[Weighed]:
    """Some moves with what each brings, leaves to others and promises for the next turn."""
    replies = Replies(observation)
    return [_weigh(replies, move) for move in moves]


def prospect(observation: Observation, move: Move) -> Prospect:
    """What a move leaves to others."""
    replies = Replies(observation)
    after = advance(replies.state, move)
    seat = (observation.seat + 1) % after.seats
    if after.side_of(seat) == after.side_of(observation.seat) or not replies.hand_size(seat):
        return Prospect(0.0, 0.0, 0.0)
    return Prospect(
        threat=_weigh(replies, move).threat,
        sweep_risk=replies.risk(after, seat, 0),
        build_risk=replies.risk(after, seat, move.cards) if move.value else 0.0,
    )


def _weigh(replies: Replies, move: Move) -> Weighed:
    after = advance(replies.state, move)
    gain = replies.stakes.gain(replies.state, move) if move.kind == "capture" else 0.0
    if not replies.seen.stock and sum(replies.seen.hand_sizes) == 1:
        return Weighed(move, gain + _leftovers(replies, after), 0.0, 0.0)
    return Weighed(move, gain, *_outlook(replies, after))


def _leftovers(replies: Replies, after: DealState) -> float:
    """What the leftovers bring after the last card of the deal."""
    seat = replies.seen.seat
    last_player = replies.seen.rules.leftovers == "last_player"
    taker = seat if last_player else after.last_capturer
    worth = replies.stakes.sign * replies.stakes.worth(after.table_cards)
    if taker < 0:
        return 0.0
    return worth if after.side_of(taker) == after.side_of(seat) else -worth


def _outlook(replies: Replies, after: DealState) -> tuple[float, float]:
    """What the seats before the next own turn take, less a partner's share; what they leave."""
    threat, follow, weight, seat = 0.0, 0.0, 1.0, replies.seen.seat
    for step in range(1, after.seats):
        other = (seat + step) % after.seats
        likely = replies.likely(after, other)
        taken = sum(reply.value * reply.chance for reply in likely)
        partner = after.side_of(other) == after.side_of(seat)
        threat += weight * (-taken if partner else taken)
        follow += _follow(replies, after, likely) / (after.seats - 1)
        weight *= FADING
    return threat, follow


def _follow(replies: Replies, after: DealState, likely: list[Reply]) -> float:
    """The mean of the best own capture after each reply."""
    known: dict[Move | None, float] = {}
    mean = 0.0
    for reply in likely or [Reply(0.0, None, 1.0)]:
        left = reply.move and reply.move._replace(card=0)
        if left not in known:
            known[left] = _best_own(replies, _taken_from(after, left))
        mean += reply.chance * known[left]
    return mean


def _taken_from(after: DealState, taken: Move | None) -> DealState:
    if taken is None:
        return after
    builds = tuple(build for build in after.builds if build.cards not in taken.builds)
    return after._replace(loose=after.loose & ~taken.loose, builds=builds)


def _best_own(replies: Replies, table: DealState) -> float:
    """The best own capture; where the fewest win, what the hand may be made to take."""
    seat = replies.seen.seat
    hand = cards_of(table.hands[seat])
    values = [replies.best_with(table, seat, card).value for card in hand]
    return DODGED * sum(values) if replies.stakes.sign < 0 else max(values, default=0.0)
