"""Judging a capture exactly, but for the guard; and the captures that sweep the table."""

from .cards import RANK_MASKS, cards_of, rank_of
from .limits import extent_allows, may_take
from .moves import Move, in_order
from .reasons import Reason, Refusal
from .state import Build, DealState


def sweeping_moves(state: DealState) -> list[Move]:
    """The captures that take the whole table, on a table of any size."""
    builds = in_order(build.cards for build in state.builds)
    if not state.loose and not builds:
        return []
    moves = [Move(card, state.loose, builds) for card in cards_of(state.hands[state.mover])]
    return [move for move in moves if capture_refusal(state, move) is None]


def capture_refusal(state: DealState, move: Move) -> Refusal | None:
    """Why the played card cannot take these cards; the guard is not looked at."""
    values = state.law.hand_values[move.card]
    if not values:
        return _court_capture(state, move)
    refusals = [_capture_at(state, move, value) for value in values]
    return None if None in refusals else refusals[0]


def _court_capture(state: DealState, move: Move) -> Refusal | None:
    if move.builds or move.loose & ~RANK_MASKS[rank_of(move.card)]:
        return Refusal(Reason.COURT_TAKES_ITS_RANK)
    if move.loose.bit_count() in state.law.court_counts:
        return None
    one = state.rules.court_capture == "one"
    return Refusal(Reason.COURT_TAKES_ONE if one else Reason.COURT_TAKES_ONE_OR_THREE)


def _capture_at(state: DealState, move: Move, value: int) -> Refusal | None:
    for build in builds_of(state, move):
        if build.value != value:
            return Refusal(Reason.BUILD_OTHER_VALUE, build.value)
        if not may_take(state, build):
            return Refusal(Reason.BUILD_OF_OTHER, value)
    if move.loose and not group_count(state, move.loose, value):
        return Refusal(Reason.WRONG_SUM, value)
    if extent_allows(state, value, move.loose, len(move.builds)):
        return None
    pairs = state.rules.capture_extent == "all_pairs"
    return Refusal(Reason.MUST_TAKE_PAIRS if pairs else Reason.MUST_TAKE_ALL, value)


def group_count(state: DealState, cards: int, value: int) -> int:
    """The largest number of groups that the cards divide into, 0 if they do not."""
    groups = state.law.groups
    if cards & ~groups.cards_with_value or value > groups.highest:
        return 0
    return groups.most_groups(groups.signature(cards), value)


def builds_of(state: DealState, move: Move) -> list[Build]:
    """The builds that a move captures or changes."""
    return [build for build in state.builds if build.cards in move.builds]
