"""Tables, plays, values and groups of the reference: cards are names, sets frozensets of names."""

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple, TypeVar

from casino_desktop.rules.ruleset import RuleSet

RANKS = "A23456789TJQK"
T = TypeVar("T")
Cards = frozenset[str]
Values = tuple[int, ...]


class Build(NamedTuple):
    cards: Cards
    value: int
    multiple: bool
    owner: int


class Table(NamedTuple):
    rules: RuleSet
    mover: int
    hand: Cards
    loose: Cards
    builds: tuple[Build, ...]


class Play(NamedTuple):
    card: str
    loose: Cards = frozenset()
    builds: tuple[Build, ...] = ()
    value: int = 0

    @property
    def text(self) -> str:
        builds = sorted((in_order(build.cards) for build in self.builds), key=order_of_names)
        taken = "".join(f"[{names}]" for names in builds) + in_order(self.loose)
        if self.value:
            return f"{self.card}+{taken}={self.value}"
        return f"{self.card}x{taken}" if taken else self.card


def order(card: str) -> tuple[int, int]:
    return RANKS.index(card[0]), "cdhs".index(card[1])


def order_of_names(names: str) -> tuple[int, int]:
    return order(names[:2])


def in_order(cards: Iterable[str]) -> str:
    return "".join(sorted(cards, key=order))


def low(rules: RuleSet, card: str) -> Values:
    if card[0] in "JQK" and rules.court_values == "none":
        return ()
    return (RANKS.index(card[0]) + 1,)


def high(rules: RuleSet, card: str) -> Values:
    if card[0] == "A" and rules.dual_cards in ("aces", "all"):
        return (14,)
    if card in ("2s", "Td") and rules.dual_cards == "all":
        return (15,) if card == "2s" else (16,)
    return ()


def hand_values(rules: RuleSet, card: str) -> Values:
    if high(rules, card) and rules.dual_mode == "hand_high":
        return high(rules, card)
    return low(rules, card) + high(rules, card)


def table_values(rules: RuleSet, card: str) -> Values:
    return low(rules, card) + (high(rules, card) if rules.dual_mode == "free" else ())


@lru_cache(None)
def totals(block: tuple[Values, ...]) -> frozenset[int]:
    """What cards with these table values may count together, each with one of its values."""
    return frozenset(sum(choice) for choice in product(*block))


@lru_cache(None)
def group_counts(cards: tuple[Values, ...], value: int) -> frozenset[int]:
    """In how many groups of the value the cards can be divided: every possible number of them."""
    if not cards:
        return frozenset([0])
    first, rest = cards[0], cards[1:]
    counts = set()
    for picked in subsets(range(len(rest))):
        if value in totals((first, *(rest[place] for place in sorted(picked)))):
            others = tuple(card for place, card in enumerate(rest) if place not in picked)
            counts |= {1 + count for count in group_counts(others, value)}
    return frozenset(counts)


def divisions(rules: RuleSet, cards: Iterable[str], value: int) -> frozenset[int]:
    return group_counts(tuple(sorted(table_values(rules, card) for card in cards)), value)


def subsets(items: Collection[T]) -> Iterator[frozenset[T]]:
    for size in range(len(items) + 1):
        yield from map(frozenset, combinations(items, size))
