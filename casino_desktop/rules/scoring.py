"""Scoring a finished deal, item by item, with the cards that earned each (RULES.md 1.14)."""

from typing import Literal, NamedTuple

from .cards import ACES, BIG_CASINO, JACK, LITTLE_CASINO, RANK_MASKS, SUIT_MASKS, mask_of
from .ruleset import MajoritySuit, RuleSet
from .state import DealState

Item = Literal["cards", "suit", "big", "little", "aces", "sweeps", "last"]
ITEMS: tuple[Item, ...] = ("cards", "suit", "big", "little", "aces", "sweeps", "last")

SUIT_OF: dict[MajoritySuit, int] = {"clubs": 0, "diamonds": 1, "hearts": 2, "spades": 3}


class ItemScore(NamedTuple):
    """The points of one item (never 0) and the mask of the cards that earned them."""

    item: Item
    points: int
    cards: int


class SideScore(NamedTuple):
    """One side's deal: the mask of its pile and the items that scored, in the order of ITEMS."""

    pile: int
    items: tuple[ItemScore, ...]

    @property
    def points(self) -> int:
        """The points of the deal."""
        return sum(item.points for item in self.items)

    def points_by_item(self) -> dict[str, int]:
        """Points by the name of the item, zeros left out."""
        return {item.item: item.points for item in self.items}


def score_deal(state: DealState) -> tuple[SideScore, ...]:
    """The score of each side of a deal that is over."""
    piles = side_piles(state)
    counts = [pile.bit_count() for pile in piles]
    suit = SUIT_MASKS[SUIT_OF[state.rules.majority_suit]]
    suits = [(pile & suit).bit_count() for pile in piles]
    return tuple(
        SideScore(pile, _items(state, side, pile, _only_most(counts), _only_most(suits)))
        for side, pile in enumerate(piles)
    )


def side_piles(state: DealState) -> tuple[int, ...]:
    """The mask of each side's captured cards; partners share one pile."""
    if state.side_count == state.seats:
        return state.piles
    return tuple(state.piles[side] | state.piles[side + 2] for side in range(2))


def deal_points(rules: RuleSet) -> int:
    """The points of a deal apart from sweeps, if no majority is tied."""
    suit = 14 if rules.suit_scoring == "each" else rules.points_suit
    fixed = rules.points_big + rules.points_little + 4 * rules.points_ace
    return rules.points_cards + suit + fixed + rules.last_capture_points


def _only_most(counts: list[int]) -> int:
    """The side with the unique maximum, or -1."""
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else -1


def _items(
    state: DealState, side: int, pile: int, most_cards: int, most_suit: int
) -> tuple[ItemScore, ...]:
    rules = state.rules
    aces = pile & ACES
    swept = mask_of(sweep.card for sweep in state.sweeps if state.side_of(sweep.seat) == side)
    sweeps = sum(state.side_of(sweep.seat) == side for sweep in state.sweeps)
    last = state.last_capturer >= 0 and state.side_of(state.last_capturer) == side
    suit = pile & SUIT_MASKS[SUIT_OF[rules.majority_suit]]
    items = (
        ItemScore("cards", rules.points_cards * (side == most_cards), pile),
        ItemScore("suit", suit_points(rules, suit, side == most_suit), suit),
        ItemScore("big", rules.points_big * (pile >> BIG_CASINO & 1), 1 << BIG_CASINO),
        ItemScore("little", rules.points_little * (pile >> LITTLE_CASINO & 1), 1 << LITTLE_CASINO),
        ItemScore("aces", rules.points_ace * aces.bit_count(), aces),
        ItemScore("sweeps", rules.sweep_points * sweeps, swept),
        ItemScore("last", rules.last_capture_points * last, 0),
    )
    return tuple(item for item in items if item.points)


def suit_points(rules: RuleSet, suit: int, most: bool) -> int:
    """The points for a side's cards of the suit; ``most``: it alone has the most of them."""
    if rules.suit_scoring == "majority":
        return rules.points_suit * most
    return suit.bit_count() + (suit & RANK_MASKS[JACK]).bit_count()
