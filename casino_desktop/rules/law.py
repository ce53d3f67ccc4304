"""A rule set made ready for play: the values of each card, the guards of each value, the groups."""

from functools import lru_cache

from .cards import ACES, BIG_CASINO, COURTS, DECK_SIZE, LITTLE_CASINO, cards_of, mask_of, rank_of
from .groups import HIGHEST_VALUE, Groups
from .ruleset import RuleSet

_ACE_HIGH, _LITTLE_HIGH, _BIG_HIGH = 14, 15, 16


class Law:
    """What the move generator needs to know of one rule set; made once a rule set by ``law_of``.

    ``hand_values`` and ``table_values`` hold, per card 0..51, the values of RULES.md 1.2, none for
    a court card without value; ``hand_bits`` has the hand values as bits, ``only_value`` the hand
    value of a card that has exactly one, else 0. ``guards[v]`` is the mask
    of the cards able to capture the value v, ``court_counts`` how many cards of its rank a court
    card may take at once.
    """

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.hand_values = tuple(_hand_values(rules, card) for card in range(DECK_SIZE))
        self.table_values = tuple(_table_values(rules, card) for card in range(DECK_SIZE))
        self.guards = tuple(
            mask_of(card for card in range(DECK_SIZE) if value in self.hand_values[card])
            for value in range(HIGHEST_VALUE + 1)
        )
        self.groups = Groups(self.table_values, max(map(max, filter(None, self.hand_values))))
        self.only_value = tuple(v[0] if len(v) == 1 else 0 for v in self.hand_values)
        self.hand_bits = tuple(sum(1 << v for v in values) for values in self.hand_values)
        self.draws = rules.supply == "draw"
        self.free_extent = rules.capture_extent == "free"
        self.court_counts = _COURT_COUNTS[rules.court_capture]

    def __repr__(self) -> str:
        return f"law_of({self.rules!r})"


law_of = lru_cache(256)(Law)

_COURT_COUNTS = {"one": (1,), "any": (1, 2, 3), "one_or_three": (1, 3)}


def _high_values(rules: RuleSet) -> dict[int, int]:
    if rules.dual_cards == "none":
        return {}
    high = dict.fromkeys(cards_of(ACES), _ACE_HIGH)
    if rules.dual_cards == "all":
        high |= {LITTLE_CASINO: _LITTLE_HIGH, BIG_CASINO: _BIG_HIGH}
    return high


def _low_values(rules: RuleSet, card: int) -> tuple[int, ...]:
    if rules.court_values == "none" and COURTS >> card & 1:
        return ()
    return (rank_of(card) + 1,)


def _hand_values(rules: RuleSet, card: int) -> tuple[int, ...]:
    low, high = _low_values(rules, card), _high_values(rules).get(card)
    if high is None:
        return low
    return (high,) if rules.dual_mode == "hand_high" else (*low, high)


def _table_values(rules: RuleSet, card: int) -> tuple[int, ...]:
    low, high = _low_values(rules, card), _high_values(rules).get(card)
    return (*low, high) if high is not None and rules.dual_mode == "free" else low
