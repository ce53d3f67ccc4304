"""What single options allow or forbid: asked by the list of moves and by the check alike."""

from collections.abc import Set as AbstractSet

from .cards import cards_of
from .guard import guarded
from .moves import Move
from .ruleset import RuleSet
from .state import Build, DealState


def takes_all(state: DealState, move: Move) -> bool:
    """Whether a capture takes every card on the table."""
    return move.loose == state.loose and len(move.builds) == len(state.builds)


def may_build(rules: RuleSet, own: AbstractSet[int]) -> bool:
    """Whether the rule set and the values the mover has built allow build moves at all."""
    return rules.builds and not (own and rules.owner_duty == "must_capture")


def may_take(state: DealState, build: Build) -> bool:
    """Whether the mover may capture a build, given its value."""
    return state.rules.build_capture == "anyone" or build.owner == state.mover


def may_raise(state: DealState, build: Build) -> bool:
    """Whether the mover may raise a build, given the card and its new value."""
    allowed = state.rules.raise_builds
    if build.multiple or allowed == "nobody":
        return False
    return allowed == "anyone" or build.owner != state.mover


def may_trail(state: DealState, card: int, own: AbstractSet[int], capturing: set[int]) -> bool:
    """Whether a card may be trailed, given the values the mover owns and the cards that capture."""
    rules = state.rules
    if own:
        rest = state.hands[state.mover] & ~(1 << card)
        if rules.owner_duty != "none" or not guarded(state.law, own, rest):
            return False
    if rules.must_capture == "any_card":
        return not capturing
    return rules.must_capture == "never" or card not in capturing


def extent_allows(state: DealState, value: int, loose: int, builds: int) -> bool:
    """Whether a capture at a value takes as much as ``capture_extent`` asks.

    ``loose`` is the mask of the loose cards taken, ``builds`` the number of builds.
    """
    extent = state.rules.capture_extent
    if extent == "free":
        return True
    left = state.loose & ~loose
    if extent == "all_pairs":
        return not any(value in state.law.table_values[card] for card in cards_of(left))
    takeable = sum(build.value == value and may_take(state, build) for build in state.builds)
    groups = state.law.groups
    return builds == takeable and not groups.sums(groups.signature(left), value)
