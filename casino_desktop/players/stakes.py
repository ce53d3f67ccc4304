"""What is at stake in a deal: the worth of cards on the way, and of the whole deal at its end.

All values are in points for one side, less the mean of what the other sides have; with the sign
turned round where the lowest total wins, so that more is always better.
"""

from functools import lru_cache
from math import erf, sqrt

from casino_desktop.rules.cards import (
    ACES,
    BIG_CASINO,
    FULL_DECK,
    JACK,
    LITTLE_CASINO,
    RANK_MASKS,
    SUIT_MASKS,
)
from casino_desktop.rules.limits import takes_all
from casino_desktop.rules.moves import Move
from casino_desktop.rules.ruleset import RuleSet
from casino_desktop.rules.scoring import SUIT_OF, side_piles
from casino_desktop.rules.state import DealState

# What a card, and a card of the suit, is worth on the way for each point of the majority, where
# there are more than two sides.
CARD_SHARE = 0.2 / 3
SUIT_SHARE = 0.15
# With two sides: how far a lead in cards may still move, for the root of those that are left.
CARD_SPREAD = 1.4
SUIT_SPREAD = 1.1

Values = tuple[float, ...]
Future = tuple[object, ...]


class Stakes:
    """The worth of cards under one rule set.

    ``alike`` is the mask of the cards that differ from others of their rank in nothing that scores.
    """

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.sign = -1 if rules.winner == "lowest" else 1
        self.suit = SUIT_MASKS[SUIT_OF[rules.majority_suit]]
        self.each = each = rules.suit_scoring == "each"
        self.card = CARD_SHARE * rules.points_cards
        self.suit_card = 1.0 if each else SUIT_SHARE * rules.points_suit
        self.jack = self.suit & RANK_MASKS[JACK] if each else 0
        self.alike = FULL_DECK & ~(self.suit | 1 << BIG_CASINO | 1 << LITTLE_CASINO)

    def worth(self, cards: int) -> float:
        """The points that captured cards bring, majorities by their share; never turned round."""
        rules = self.rules
        return (
            self.card * cards.bit_count()
            + self.suit_card * (cards & self.suit).bit_count()
            + (cards & self.jack).bit_count()
            + rules.points_ace * (cards & ACES).bit_count()
            + rules.points_big * (cards >> BIG_CASINO & 1)
            + rules.points_little * (cards >> LITTLE_CASINO & 1)
        )

    def fitted(self, state: DealState) -> "Stakes":
        """These stakes with majorities worth what one more card changes where two sides stand."""
        if state.side_count != 2:
            return self
        fitted = Stakes(self.rules)
        piles = side_piles(state)
        fitted.card = self.rules.points_cards * _slope(piles, FULL_DECK, CARD_SPREAD)
        if not self.each:
            fitted.suit_card = self.rules.points_suit * _slope(piles, self.suit, SUIT_SPREAD)
        return fitted

    def gain(self, state: DealState, move: Move) -> float:
        """What a capture brings its player at once, the sign turned where the lowest wins."""
        swept = self.rules.sweep_points if takes_all(state, move) else 0
        return self.sign * (self.worth(move.cards) + swept)

    def on_the_way(self, state: DealState) -> Values:
        """The values by side of what has been captured so far."""
        if state.side_count == 2:
            return self._two_sides(state)
        return self.compared(self.points_on_the_way(state))

    def _two_sides(self, state: DealState) -> Values:
        """As ``on_the_way``, each majority by the chance that it will be won."""
        rules = self.rules
        mine, theirs = side_piles(state)
        lead = float(self.scored(mine) - self.scored(theirs))
        for sweep in state.sweeps:
            lead += rules.sweep_points * (1 if state.side_of(sweep.seat) == 0 else -1)
        lead += rules.points_cards * _chance_of_most((mine, theirs), FULL_DECK, CARD_SPREAD)
        if rules.points_suit and not self.each:
            lead += rules.points_suit * _chance_of_most((mine, theirs), self.suit, SUIT_SPREAD)
        lead *= self.sign
        return lead, -lead

    def points_on_the_way(self, state: DealState) -> list[float]:
        """The worth by side of what has been captured so far."""
        points = [self.worth(pile) for pile in side_piles(state)]
        for sweep in state.sweeps:
            points[state.side_of(sweep.seat)] += self.rules.sweep_points
        return points

    def scored(self, cards: int) -> int:
        """The points that captured cards score whatever becomes of the majorities."""
        rules = self.rules
        points = (
            rules.points_ace * (cards & ACES).bit_count()
            + rules.points_big * (cards >> BIG_CASINO & 1)
            + rules.points_little * (cards >> LITTLE_CASINO & 1)
        )
        if self.each:
            points += (cards & self.suit).bit_count() + (cards & self.jack).bit_count()
        return points

    def for_good(self, state: DealState) -> Values:
        """The values by side of what is scored whatever becomes of the majorities."""
        points = [self.scored(pile) for pile in side_piles(state)]
        for sweep in state.sweeps:
            points[state.side_of(sweep.seat)] += self.rules.sweep_points
        return self.compared(points)

    def gain_for_good(self, cards: int, swept: bool) -> float:
        """By how much a capture changes ``for_good`` for its side, there being two sides."""
        return self.sign * (self.scored(cards) + (self.rules.sweep_points if swept else 0))

    def future(self, state: DealState) -> Future:
        """The same for states of one deal whose rest brings the same, there being two sides."""
        pile = side_piles(state)[0]
        counts = pile.bit_count(), (pile & self.suit).bit_count()
        return state.hands, state.loose, state.builds, state.last_capturer, counts

    def points_at_the_end(self, state: DealState) -> list[int]:
        """The points by side of a deal that is over: those of ``score_deal``, found faster."""
        rules, piles = self.rules, side_piles(state)
        points = [self.scored(pile) for pile in piles]
        if rules.points_cards:
            _to_the_most(points, rules.points_cards, [pile.bit_count() for pile in piles])
        if rules.points_suit and not self.each:
            suits = [(pile & self.suit).bit_count() for pile in piles]
            _to_the_most(points, rules.points_suit, suits)
        for sweep in state.sweeps:
            points[state.side_of(sweep.seat)] += rules.sweep_points
        if state.last_capturer >= 0:
            points[state.side_of(state.last_capturer)] += rules.last_capture_points
        return points

    def at_the_end(self, state: DealState) -> Values:
        """The values by side of a deal that is over."""
        return self.compared(self.points_at_the_end(state))

    def compared(self, points: list[float] | list[int]) -> Values:
        """Each side's points less the mean of the others', the sign turned where fewest win."""
        total, others = sum(points), len(points) - 1
        return tuple(self.sign * (one - (total - one) / others) for one in points)


def _to_the_most(points: list[int], worth: int, counts: list[int]) -> None:
    most = max(counts)
    if counts.count(most) == 1:
        points[counts.index(most)] += worth


def _chance_of_most(piles: tuple[int, ...], kind: int, spread: float, more: int = 0) -> float:
    """The first side's chance of the most cards of a kind less the second's, given some more."""
    mine, theirs = (piles[0] & kind).bit_count(), (piles[1] & kind).bit_count()
    return likely_majority(mine - theirs + more, kind.bit_count() - mine - theirs, spread)


def _slope(piles: tuple[int, ...], kind: int, spread: float) -> float:
    """By how much a card of a kind changes the chance of its majority, either way."""
    chances = [_chance_of_most(piles, kind, spread, more) for more in (1, -1)]
    return (chances[0] - chances[1]) / 2


@lru_cache(4096)
def likely_majority(ahead: int, left: int, spread: float) -> float:
    """The chance to get a majority less the chance that the other side gets it.

    By the normal law: ``ahead`` is the lead so far, ``left`` the cards still to be captured.
    """
    return erf(ahead / (spread * sqrt(2 * left + 0.5)))
