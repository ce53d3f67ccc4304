"""Judging one move exactly, at once on any table: the same rules as ``legal_moves``."""

from .capture import builds_of, capture_refusal, group_count, sweeping_moves
from .cards import cards_of
from .guard import guarded, own_values
from .legal import captures_with, legal_moves
from .limits import may_build, may_raise, may_trail, takes_all
from .moves import Move
from .reasons import Reason, Refusal
from .state import Build, DealState


def check(state: DealState, move: Move) -> Refusal | None:
    """None if the mover may make this move, else the first rule that it breaks."""
    return (
        _absent(state, move)
        or _CHECKS[move.kind](state, move)
        or (_unguarded(state, move) if move.kind != "trail" else None)
        or (_avoids_sweep(state, move) if state.rules.must_sweep else None)
    )


def _absent(state: DealState, move: Move) -> Refusal | None:
    if not state.hands[state.mover] >> move.card & 1:
        return Refusal(Reason.NOT_IN_HAND)
    known = all(state.build_with(build) for build in move.builds)
    if move.loose & ~state.loose or not known or len(set(move.builds)) < len(move.builds):
        return Refusal(Reason.NOT_ON_TABLE)
    return None


def _build(state: DealState, move: Move) -> Refusal | None:
    own = own_values(state.builds, state.mover)
    if not state.rules.builds:
        return Refusal(Reason.NO_BUILDS)
    if not may_build(state.rules, own):
        return Refusal(Reason.OWNER_MUST_CAPTURE)
    if not state.law.table_values[move.card]:
        return Refusal(Reason.COURT_CANNOT_BUILD)
    if len(move.builds) > 1:
        return Refusal(Reason.BUILDS_NOT_MERGED)
    if not move.builds:
        return _new_build(state, move)
    old = builds_of(state, move)[0]
    return (_add if old.value == move.value else _raise)(state, move, old)


def _new_build(state: DealState, move: Move) -> Refusal | None:
    if not move.loose:
        return Refusal(Reason.BUILD_NEEDS_LOOSE_CARD)
    if _divides_with_card(state, move):
        return None
    if group_count(state, move.loose | 1 << move.card, move.value):
        return Refusal(Reason.NO_MULTIPLE_BUILDS)
    return Refusal(Reason.WRONG_SUM, move.value)


def _divides_with_card(state: DealState, move: Move) -> bool:
    """Whether the played and the loose cards divide into groups, into one if no more may be."""
    if state.rules.multiple_builds:
        return group_count(state, move.loose | 1 << move.card, move.value) > 0
    return _totals(state, move, move.value)


def _totals(state: DealState, move: Move, total: int) -> bool:
    """Whether the played and the loose cards can count as a total."""
    groups, cards = state.law.groups, move.loose | 1 << move.card
    if cards & ~groups.cards_with_value or not 0 < total <= groups.highest:
        return False
    signature = groups.signature(cards)
    return signature in groups.sums(signature, total)


def _add(state: DealState, move: Move, old: Build) -> Refusal | None:
    if not state.rules.multiple_builds:
        return Refusal(Reason.NO_MULTIPLE_BUILDS)
    if group_count(state, move.loose | 1 << move.card, old.value):
        return None
    return Refusal(Reason.WRONG_SUM, old.value)


def _raise(state: DealState, move: Move, old: Build) -> Refusal | None:
    if old.multiple:
        return Refusal(Reason.MULTIPLE_NOT_RAISED, old.value)
    if not may_raise(state, old):
        nobody = state.rules.raise_builds == "nobody"
        return Refusal(Reason.NOBODY_RAISES if nobody else Reason.OWN_BUILD_NOT_RAISED)
    if move.value - old.value not in state.law.table_values[move.card]:
        meant = move.loose and _totals(state, move, move.value - old.value)
        return Refusal(Reason.RAISE_FROM_HAND_ONLY if meant else Reason.WRONG_SUM, move.value)
    if move.loose and not state.rules.multiple_builds:
        return Refusal(Reason.NO_MULTIPLE_BUILDS)
    if move.loose and not group_count(state, move.loose, move.value):
        return Refusal(Reason.WRONG_SUM, move.value)
    return None


def _trail(state: DealState, move: Move) -> Refusal | None:
    if not state.loose and not state.builds:
        return None
    own = own_values(state.builds, state.mover)
    if may_trail(state, move.card, own, _capturing_cards(state)):
        return None
    if move in legal_moves(state):
        return None
    return _trail_refusal(state, move.card, own)


def _capturing_cards(state: DealState) -> set[int]:
    if state.rules.must_capture == "never":
        return set()
    return {card for card in cards_of(state.hands[state.mover]) if captures_with(state, card)}


def _trail_refusal(state: DealState, card: int, own: set[int]) -> Refusal:
    duty = state.rules.owner_duty
    rest = state.hands[state.mover] & ~(1 << card)
    if own and (duty != "none" or not guarded(state.law, own, rest)):
        return Refusal(_OWNER_REASONS[duty], max(own))
    any_card = state.rules.must_capture == "any_card"
    return Refusal(Reason.HAND_MUST_CAPTURE if any_card else Reason.CARD_MUST_CAPTURE)


_OWNER_REASONS = {
    "no_trail": Reason.OWNER_MAY_NOT_TRAIL,
    "must_capture": Reason.OWNER_MUST_CAPTURE,
    "none": Reason.OWN_BUILD_UNGUARDED,
}


def _unguarded(state: DealState, move: Move) -> Refusal | None:
    """The refusal of a capture or build move that leaves a value of the mover without its card."""
    rest = state.hands[state.mover] & ~(1 << move.card)
    left = [build for build in state.builds if build.cards not in move.builds]
    own = own_values(left, state.mover)
    if move.value and not guarded(state.law, [move.value], rest):
        return Refusal(Reason.GUARD_NEEDED, move.value)
    values = own | {move.value} if move.value else own
    if guarded(state.law, values, rest):
        return None
    return Refusal(Reason.OWN_BUILD_UNGUARDED, max(own))


def _avoids_sweep(state: DealState, move: Move) -> Refusal | None:
    if move.kind == "capture" and takes_all(state, move):
        return None
    return Refusal(Reason.MUST_SWEEP) if sweeping_moves(state) else None


_CHECKS = {"capture": capture_refusal, "build": _build, "trail": _trail}
