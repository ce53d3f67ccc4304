"""What hypothesis draws: rule sets with any mix of options, decks, and deals in progress."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from hypothesis import settings
from hypothesis import strategies as st

from casino_desktop.rules.advance import advance
from casino_desktop.rules.dealing import shuffled, start_deal
from casino_desktop.rules.errors import RuleSetError
from casino_desktop.rules.legal import listing
from casino_desktop.rules.moves import Move
from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.ruleset import OPTIONS, RuleSet, option_values
from casino_desktop.rules.state import DealState

# Nothing here is timed, and every run draws the same examples.
few = settings(deadline=None, max_examples=30, derandomize=True, database=None)
many = settings(few, max_examples=150)

Draw = Callable[[st.SearchStrategy[Any]], Any]
HANDS = st.sampled_from([(4, 4, 4), (4, 4, 4), (12, 7, 4), (5, 3, 7), (6, 4, 3)])


def option(name: str) -> st.SearchStrategy[Any]:
    if option_values(name):
        return st.sampled_from(option_values(name))
    if name == "hand_size":
        return HANDS
    if isinstance(getattr(RuleSet(), name), bool):
        return st.booleans()
    return st.integers(1, 3)


@st.composite
def rule_sets(draw: Draw) -> RuleSet:
    """A preset with up to all of its options changed."""
    rules = PRESETS[draw(st.sampled_from(sorted(PRESETS)))]
    for name in draw(st.lists(st.sampled_from(OPTIONS), unique=True)):
        try:
            rules = rules.changed({name: draw(option(name))})
        except RuleSetError:
            continue
    return rules


class Setup(NamedTuple):
    """What a deal begins with; the deck is as the option ``opening`` wants it."""

    rules: RuleSet
    seats: int
    dealer: int
    deck: tuple[int, ...]

    def start(self) -> DealState:
        return start_deal(*self)


randoms = st.integers(0, 2**32).map(Random)


@st.composite
def setups(draw: Draw) -> Setup:
    rules, seats = draw(rule_sets()), draw(st.integers(2, 4))
    dealer = draw(st.integers(0, seats - 1))
    return Setup(rules, seats, dealer, shuffled(rules, seats, dealer, draw(randoms)))


@st.composite
def states(draw: Draw) -> DealState:
    """A deal after some moves, not over."""
    setup: Setup = draw(setups())
    state, rng = setup.start(), draw(randoms)
    for _ in range(draw(st.integers(0, 45))):
        following = advance(state, lively(state, rng))
        if following.over:
            break
        state = following
    return state


def lively(state: DealState, rng: Random) -> Move:
    """A random legal move, builds and captures more often than there are of them."""
    moves = listing(state).moves
    kinds = sorted({move.kind for move in moves})
    kind = rng.choice(kinds)
    return rng.choice([move for move in moves if move.kind == kind])
