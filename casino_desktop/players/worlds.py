"""Worlds that look the same to a seat: sampled with what it remembers and what moves tell."""

from collections.abc import Iterator
from math import exp
from random import Random

from casino_desktop.rules.cards import cards_of
from casino_desktop.rules.observation import Observation, known_state
from casino_desktop.rules.ruleset import SEATS
from casino_desktop.rules.state import DealState

from .crowds import dearness
from .evidence import LeftLying, left_lying
from .memory import announced, telling
from .stakes import Stakes

_TRIES = 8
# So many rounds of the table are looked ahead where each play draws a card. Of 1 to 6 rounds, 3
# and 4 were the best.
DRAW_ROUNDS = 3
_AHEAD = DRAW_ROUNDS * SEATS[-1]


class Worlds:
    """Samples worlds for a seat; with ``infers``, by what the others' moves tell of their hands.

    ``certain``: nothing is hidden from the seat, and every world is the same. ``dear`` is the
    dearness of their table, ``sides`` the number of sides.
    """

    def __init__(self, seen: Observation, stakes: Stakes, rng: Random, infers: bool) -> None:
        self._rng = rng
        self._base = known_state(seen)
        self.dear = dearness(self._base)
        self.sides = self._base.side_count
        self._cards = list(cards_of(seen.hidden))
        self._stock = seen.stock
        self._sizes = {
            seat: size for seat, size in enumerate(seen.hand_sizes) if seat != seen.seat and size
        }
        # Those with the least choice first.
        self._needs = sorted(self._guards(seen), key=lambda need: len(need[1]))
        self.certain = not seen.stock and len(self._sizes) <= 1
        self._draws = seen.rules.supply == "draw"
        self._evidence = self._read(seen, stakes) if infers and not self.certain else []

    def _guards(self, seen: Observation) -> Iterator[tuple[int, tuple[int, ...]]]:
        """The seats that must hold one of some hidden cards, with those cards."""
        for seat, values in enumerate(announced(seen)):
            if seat in self._sizes:
                for value in sorted(values):
                    guards = self._base.law.guards[value] & seen.hidden
                    if guards:
                        yield seat, tuple(cards_of(guards))

    def sample(self) -> DealState:
        """A world; where each play draws a card, the next cards of its stock lie at random too."""
        hands = self._deal()
        for _ in range(_TRIES):
            if not self._evidence or self._believed(hands):
                break
            hands = self._deal()
        if self._draws:
            top = len(self._cards) - self._stock
            for place in range(top, top + min(self._stock, _AHEAD)):
                self._drawn(place)
        stock = tuple(self._cards[-self._stock :]) if self._stock else ()
        return self._base._replace(hands=tuple(hands), stock=stock)

    def _deal(self) -> list[int]:
        """The hands, the own one among them; the list of cards ends with those of the stock."""
        hands, sizes = list(self._base.hands), dict(self._sizes)
        dealt = self._deal_guards(hands, sizes) if self._needs else 0
        for seat, size in sizes.items():
            for place in range(dealt, dealt + size):
                hands[seat] |= 1 << self._drawn(place)
            dealt += size
        return hands

    def _drawn(self, place: int) -> int:
        """Any of the cards from a place on, put there."""
        cards = self._cards
        other = place + int(self._rng.random() * (len(cards) - place))
        card = cards[other]
        cards[other] = cards[place]
        cards[place] = card
        return card

    def _deal_guards(self, hands: list[int], sizes: dict[int, int]) -> int:
        """Deal what must be in hand to the front of the list; the number of cards dealt."""
        cards, dealt = self._cards, 0
        for seat, guards in self._needs:
            held = any(hands[seat] >> card & 1 for card in guards)
            # Two seats may have announced the same value.
            free = [card for card in guards if card not in cards[:dealt]]
            if held or not free or not sizes[seat]:
                continue
            place = cards.index(free[int(self._rng.random() * len(free))])
            cards[place], cards[dealt] = cards[dealt], cards[place]
            hands[seat] |= 1 << cards[dealt]
            sizes[seat] -= 1
            dealt += 1
        return dealt

    def _believed(self, hands: list[int]) -> bool:
        """Whether the others would have played as they did with these hands."""
        doubt = 0.0
        for seat, left in self._evidence:
            held = list(cards_of(hands[seat]))
            if self._draws:
                # It drew one of them after the move: which, is anybody's guess.
                held.pop(int(self._rng.random() * len(held)))
            doubt += max((left[card] for card in held), default=0.0)
        return doubt == 0 or self._rng.random() < exp(-doubt)

    def _read(self, seen: Observation, stakes: Stakes) -> list[tuple[int, LeftLying]]:
        found = []
        for past in telling(seen):
            if past.seat in self._sizes:
                left = left_lying(past, self._base, self._cards, stakes)
                if any(left.values()):
                    found.append((past.seat, left))
        return found
