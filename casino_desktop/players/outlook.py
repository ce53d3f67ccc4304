"""Near the target: what a deal is worth is the chance that its side wins the game."""

from math import exp, sqrt

from casino_desktop.rules.cards import ACES, DECK_SIZE
from casino_desktop.rules.observation import Observation
from casino_desktop.rules.ruleset import RuleSet
from casino_desktop.rules.scoring import deal_points, score_deal, side_piles
from casino_desktop.rules.state import DealState
from casino_desktop.rules.winning import settle

from .stakes import Future, Stakes, Values

# A won game against a lost one, in points; and how much points still count beside it.
GAME_WORTH = 10.0
POINTS_TOO = 0.05
# By how many points one deal's difference is about as wide as a logistic law of this scale.
DEAL_SPREAD = 3.0
# Sweeps make a deal worth more than its fixed points.
SWEEPS_ALLOWED = 2


def stakes_for(seen: Observation) -> Stakes:
    """The stakes of a decision: points, or the game if this deal may decide it."""
    rules, totals = seen.rules, seen.totals
    if not totals or not may_decide(rules, totals):
        return Stakes(rules)
    return GameStakes(rules, totals)


def may_decide(rules: RuleSet, totals: tuple[int, ...]) -> bool:
    """Whether the deal after these totals may be the last."""
    if rules.match == "target":
        most = deal_points(rules) + SWEEPS_ALLOWED * rules.sweep_points
        return max(totals) + most >= rules.target
    return rules.match == "single_deal"


class GameStakes(Stakes):
    """Values by side are the chances to win the game, spread over GAME_WORTH, and a little points.

    ``totals`` are the points by side before the deal.
    """

    def __init__(self, rules: RuleSet, totals: tuple[int, ...]) -> None:
        super().__init__(rules)
        self._totals = totals
        if rules.winner == "count_out":
            self.alike &= ~ACES

    def on_the_way(self, state: DealState) -> Values:
        """The values by side, the rest of the deal shared out evenly."""
        points = self.points_on_the_way(state)
        left = DECK_SIZE - sum(pile.bit_count() for pile in state.piles)
        rest = deal_points(self.rules) * left / DECK_SIZE / len(points)
        expected = [t + p + rest for t, p in zip(self._totals, points, strict=True)]
        spread = DEAL_SPREAD * sqrt(left / DECK_SIZE) + 0.5
        return self._values(self._chances(expected, spread), points)

    def _chances(self, expected: list[float], spread: float) -> list[float]:
        """The chances to win when these totals are expected, give or take a spread."""
        now = softmax([self.sign * total / spread for total in expected])
        if self.rules.match == "single_deal":
            return now
        ends = 1 / (1 + exp((self.rules.target - max(expected)) / spread))
        later = chances(self.rules, expected)
        return [ends * one + (1 - ends) * other for one, other in zip(now, later, strict=True)]

    def at_the_end(self, state: DealState) -> Values:
        """The values by side of a deal that is over."""
        points = self.points_at_the_end(state)
        verdict = settle(state, self._totals, score_deal(state), self.rules.deals)
        if verdict.winner >= 0:
            won = [float(side == verdict.winner) for side in range(len(points))]
        else:
            won = chances(self.rules, verdict.totals)
        return self._values(won, points)

    def _values(self, won: list[float], points: list[int] | list[float]) -> Values:
        others = len(won) - 1
        by_points = self.compared(points)
        return tuple(
            GAME_WORTH * (one - (1 - one) / others) + POINTS_TOO * more
            for one, more in zip(won, by_points, strict=True)
        )

    def for_good(self, state: DealState) -> Values:
        """Nothing is for good before the deal is counted."""
        return (0.0,) * state.side_count

    def gain_for_good(self, cards: int, swept: bool) -> float:
        """Nothing, as in ``for_good``."""
        return 0.0

    def future(self, state: DealState) -> Future:
        """As in Stakes, with all that has been captured."""
        piles = side_piles(state)
        table = state.hands, state.loose, state.builds, state.last_capturer
        return (*table, piles, tuple(state.side_of(sweep.seat) for sweep in state.sweeps))


def chances(rules: RuleSet, totals: list[float] | tuple[int, ...]) -> list[float]:
    """The chances of the sides to win a game that goes on after these totals."""
    deals = max(1.0, 2 * (rules.target - max(totals)) / deal_points(rules))
    sign = -1 if rules.winner == "lowest" else 1
    return softmax([sign * total / (DEAL_SPREAD * sqrt(deals)) for total in totals])


def softmax(weights: list[float]) -> list[float]:
    """Shares of one that go by the exponentials of the weights.

    >>> softmax([1.0, 1.0])
    [0.5, 0.5]
    """
    top = max(weights)
    powers = [exp(weight - top) for weight in weights]
    total = sum(powers)
    return [power / total for power in powers]
