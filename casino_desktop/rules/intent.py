"""What a drop or a selection may mean: the legal moves that fit it, or the reason why none does."""

from typing import NamedTuple

from .cards import ACES, BIG_CASINO, LITTLE_CASINO, SUIT_MASKS, cards_of
from .check import check
from .legal import legal_moves
from .moves import Move
from .reasons import Reason, Refusal
from .ruleset import RuleSet
from .scoring import SUIT_OF, suit_points
from .state import DealState

_CARD_MAJORITY, _SUIT_MAJORITY = 27, 7


class Intent(NamedTuple):
    """The moves that a gesture may mean, best first, or the refusal when there is none."""

    moves: tuple[Move, ...]
    refusal: Refusal | None = None


def intent(state: DealState, card: int, target: int = 0, selection: int = 0) -> Intent:
    """The meaning of playing a hand card onto a target.

    ``target`` is the mask of a loose card or of a whole build, 0 for the free table. ``selection``
    is the mask of table cards chosen before (whole builds); with one, exactly these cards are
    meant, the target included, and the answer is exact on any table.
    """
    if (selection | target) & ~state.table_cards:
        return Intent((), Refusal(Reason.NOT_ON_TABLE))
    if selection:
        return _judged(state, _readings(state, card, selection | target))
    if not target:
        return _judged(state, [Move(card)])
    fitting = [m for m in legal_moves(state) if m.card == card and m.table_cards & target]
    if fitting:
        return Intent(_best_first(state, fitting))
    return _judged(state, _readings(state, card, target))


def targets(state: DealState, card: int) -> tuple[int, bool]:
    """The mask of the table cards a hand card can be dropped on, and whether it may be trailed."""
    moves = [move for move in legal_moves(state) if move.card == card]
    mask = 0
    for move in moves:
        mask |= move.table_cards
    return mask, any(move.kind == "trail" for move in moves)


def worth(state: DealState, move: Move) -> tuple[bool, float, int, int]:
    """A sort key for offering moves: captures first, then points, cards, and the value built."""
    capture = move.kind == "capture"
    return capture, card_points(state, move.cards), move.cards.bit_count(), move.value


def card_points(state: DealState, cards: int) -> float:
    """The points that single cards in a set are worth, majorities as a fraction per card."""
    rules = state.rules
    suit = cards & SUIT_MASKS[SUIT_OF[rules.majority_suit]]
    return (
        rules.points_ace * (cards & ACES).bit_count()
        + rules.points_big * (cards >> BIG_CASINO & 1)
        + rules.points_little * (cards >> LITTLE_CASINO & 1)
        + _suit_worth(rules, suit)
        + rules.points_cards / _CARD_MAJORITY * cards.bit_count()
    )


def _suit_worth(rules: RuleSet, suit: int) -> float:
    if rules.suit_scoring == "each":
        return suit_points(rules, suit, most=False)
    return rules.points_suit / _SUIT_MAJORITY * suit.bit_count()


def _judged(state: DealState, readings: list[Move]) -> Intent:
    legal = [move for move in readings if check(state, move) is None]
    if legal:
        return Intent(_best_first(state, legal))
    return Intent((), _refusal(state, readings))


def _best_first(state: DealState, moves: list[Move]) -> tuple[Move, ...]:
    return tuple(sorted(moves, key=lambda move: worth(state, move), reverse=True))


def _readings(state: DealState, card: int, selection: int) -> list[Move]:
    """All moves, legal or not, that touch exactly these table cards: a capture first."""
    builds = tuple(build.cards for build in state.builds if build.cards & selection)
    loose = selection & state.loose
    moves = [Move(card, loose, builds)]
    if state.rules.builds and state.law.table_values[card] and len(builds) <= 1:
        moves += [Move(card, loose, builds, value) for value in _announceable(state, card)]
    return moves


def _announceable(state: DealState, card: int) -> list[int]:
    """The values that the rest of the hand could guard, else all that any card could."""
    law, rest = state.law, state.hands[state.mover] & ~(1 << card)
    values = sorted({value for other in cards_of(rest) for value in law.hand_values[other]})
    return values or _takeable_values(state)


def _takeable_values(state: DealState) -> list[int]:
    return [value for value, guards in enumerate(state.law.guards) if guards]


def _refusal(state: DealState, readings: list[Move]) -> Refusal:
    """The most telling of the refusals: one that names a rule before one that names a sum."""
    refusals = [refusal for move in readings if (refusal := check(state, move)) is not None]
    telling = [refusal for refusal in refusals if refusal.reason not in _PLAIN]
    if refusals[0] in telling:
        return refusals[0]
    return telling[0] if telling else _missing_guard(state, readings) or refusals[0]


def _missing_guard(state: DealState, readings: list[Move]) -> Refusal | None:
    """The refusal for a build whose only fault is that the guard is not in hand."""
    move = readings[0]
    if not state.rules.builds or len(move.builds) > 1:
        return None
    for value in _takeable_values(state):
        refusal = check(state, move._replace(value=value))
        if refusal is not None and refusal.reason is Reason.GUARD_NEEDED:
            return refusal
    return None


_PLAIN = (Reason.WRONG_SUM, Reason.BUILD_OTHER_VALUE, Reason.COURT_TAKES_ITS_RANK)
