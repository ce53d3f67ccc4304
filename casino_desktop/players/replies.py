"""What the others may answer to a move, by what a seat knows of their cards."""

from collections.abc import Iterator
from typing import NamedTuple

from casino_desktop.rules.cards import RANK_MASKS, cards_of, mask_of
from casino_desktop.rules.legal import captures_with
from casino_desktop.rules.limits import takes_all
from casino_desktop.rules.moves import Move
from casino_desktop.rules.observation import Observation, known_state
from casino_desktop.rules.state import DealState

from .memory import announced
from .stakes import Stakes


class Reply(NamedTuple):
    """The best capture with one card, its value, and how likely it is to be made.

    No capture is worth 0. A card that must capture may be worth less.
    """

    value: float
    move: Move | None
    chance: float = 0.0


class Replies:
    """The replies to the moves of one decision.

    A card not seen is as likely in one place as in another, but that whoever announced a build
    holds a card for it. ``state`` has the own hand and gives every other seat all hidden cards.
    """

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        known = known_state(seen)
        self.stakes = Stakes(seen.rules).fitted(known)
        self._hidden = seen.hidden
        self._unseen = seen.hidden.bit_count()
        hands = [self._hidden] * known.seats
        hands[seen.seat] = seen.hand
        self.state = known._replace(hands=tuple(hands))
        self._held = [self._sure_cards(seat, values) for seat, values in enumerate(announced(seen))]
        self._classes = [(next(cards_of(one)), one.bit_count()) for one in self._alike()]

    def _sure_cards(self, seat: int, values: frozenset[int]) -> int:
        """A card for each announced value, of those it may be, that a seat must hold."""
        places = self.seen.hand if seat == self.seen.seat else self._hidden
        guards = (self.state.law.guards[value] & places for value in values)
        return mask_of(next(cards_of(guard)) for guard in guards if guard)

    def _alike(self) -> Iterator[int]:
        """The hidden cards in lots that score alike."""
        alike = self.stakes.alike
        for rank in RANK_MASKS:
            same = rank & self._hidden
            if same & alike:
                yield same & alike
            yield from (1 << card for card in cards_of(same & ~alike))

    def best_with(self, after: DealState, seat: int, card: int) -> Reply:
        """The best capture that a seat can make with a card, once that is known to be its own."""
        state = self._with(after, seat, card)
        moves = captures_with(state, card)
        if not moves:
            return Reply(0.0, None)
        value, best = max((self.stakes.gain(state, move), move) for move in moves)
        if value < 0 and self.seen.rules.must_capture == "never":
            return Reply(0.0, None)
        return Reply(value, best)

    def _with(self, after: DealState, seat: int, card: int) -> DealState:
        """The table with a seat to move that holds a card, and others that it must hold."""
        hands = list(after.hands)
        hands[seat] = self._held[seat] & ~(1 << card) | 1 << card
        return after._replace(hands=tuple(hands), mover=seat)

    def likely(self, after: DealState, seat: int) -> list[Reply]:
        """The best replies of a seat with their chances, which add up to 1 if it has cards.

        Where the fewest points win, whoever dodges a capture still has to play that card some time:
        each card is then as likely as the next.
        """
        size, sure = self.hand_size(seat), self._held[seat] if seat != self.seen.seat else 0
        if not size:
            return []
        if self.stakes.sign < 0:
            return list(self._with_any(after, seat))
        replies = [(self.best_with(after, seat, card), count) for card, count in self._classes]
        replies += [(self.best_with(after, seat, card), 0) for card in cards_of(sure)]
        replies.sort(key=lambda one: one[0].value, reverse=True)
        return list(self._with_chances(replies, max(0, size - sure.bit_count())))

    def _with_any(self, after: DealState, seat: int) -> Iterator[Reply]:
        for card, count in self._classes:
            yield self.best_with(after, seat, card)._replace(chance=count / self._unseen)

    def _with_chances(self, replies: list[tuple[Reply, int]], size: int) -> Iterator[Reply]:
        """Each reply with the chance that the hand holds its card and none for a better one.

        The best first, each with how many unseen cards there are for it; 0 means it is held.
        """
        none, passed = 1.0, 0
        for reply, count in replies:
            passed += count
            later = none_held(passed, size, self._unseen) if count else 0.0
            if none > later:
                yield reply._replace(chance=none - later)
            none = min(none, later)

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds when its turn comes."""
        seen = self.seen
        if seen.hand_sizes[seat] or not seen.stock:
            return seen.hand_sizes[seat]
        return min(seen.rules.hand_size[len(seen.hand_sizes) - 2], seen.stock)

    def risk(self, after: DealState, seat: int, build: int) -> float:
        """The chance that a seat can sweep a table, or take the build of these cards."""
        able = 0
        for card, count in self._classes:
            state = self._with(after, seat, card)
            moves = captures_with(state, card)
            if any(build in move.builds if build else takes_all(state, move) for move in moves):
                able += count
        return 1 - none_held(able, self.hand_size(seat), self._unseen)


def none_held(cards: int, size: int, unseen: int) -> float:
    """The chance that a hand of ``size`` drawn from ``unseen`` holds none of some ``cards``.

    >>> none_held(1, 2, 4)
    0.5
    """
    if size + cards > unseen:
        return 0.0
    chance = 1.0
    for drawn in range(size):
        chance *= (unseen - cards - drawn) / (unseen - drawn)
    return chance
