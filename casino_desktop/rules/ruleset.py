"""The options of the game (RULES.md, section 2) as one frozen value."""

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, get_args

from .errors import Problem, RuleSetError

FirstDealer = Literal["low", "high"]
DealPattern = Literal["twos", "at_once"]
Supply = Literal["packets", "draw"]
Opening = Literal["keep", "replace_point_cards", "replace_pairs", "redeal_twos_or_queens"]
CourtValues = Literal["none", "numbers"]
CourtCapture = Literal["one", "any", "one_or_three"]
DualCards = Literal["none", "aces", "all"]
DualMode = Literal["hand_choice", "hand_high", "free"]
MustCapture = Literal["never", "played_card", "any_card"]
CaptureExtent = Literal["free", "all_pairs", "maximal"]
RaiseBuilds = Literal["anyone", "opponents", "nobody"]
BuildCapture = Literal["anyone", "owner"]
OwnerDuty = Literal["no_trail", "must_capture", "none"]
LastPlaySweep = Literal["counts", "never"]
Leftovers = Literal["last_capturer", "last_player"]
MajoritySuit = Literal["clubs", "diamonds", "hearts", "spades"]
SuitScoring = Literal["majority", "each"]
Match = Literal["target", "fixed_deals", "single_deal"]
Winner = Literal["highest", "count_out", "last_deal_suit", "lowest"]

SEATS = (2, 3, 4)
HAND_LIMIT = 12
POINTS_LIMIT = 20
TARGET_LIMIT = 500
DEALS_LIMIT = 100


class RuleSet(NamedTuple):
    """Every option with the value it has in the preset ``casino-de``.

    ``teams`` takes effect with four seats only; ``hand_size`` is the number of cards a packet for
    2, 3 and 4 seats.
    """

    teams: bool = True
    first_dealer: FirstDealer = "low"
    deal_pattern: DealPattern = "twos"
    hand_size: tuple[int, int, int] = (4, 4, 4)
    supply: Supply = "packets"
    opening: Opening = "keep"
    court_values: CourtValues = "none"
    court_capture: CourtCapture = "one"
    dual_cards: DualCards = "none"
    dual_mode: DualMode = "hand_choice"
    must_capture: MustCapture = "never"
    capture_extent: CaptureExtent = "free"
    must_sweep: bool = False
    builds: bool = True
    multiple_builds: bool = True
    raise_builds: RaiseBuilds = "anyone"
    build_capture: BuildCapture = "anyone"
    owner_duty: OwnerDuty = "no_trail"
    sweep_points: int = 1
    last_play_sweep: LastPlaySweep = "counts"
    leftovers: Leftovers = "last_capturer"
    last_capture_points: int = 0
    points_cards: int = 3
    majority_suit: MajoritySuit = "spades"
    points_suit: int = 1
    suit_scoring: SuitScoring = "majority"
    points_big: int = 2
    points_little: int = 1
    points_ace: int = 1
    match: Match = "target"
    target: int = 21
    deals: int = 6
    winner: Winner = "count_out"

    def changed(self, options: Mapping[str, object]) -> "RuleSet":
        """This rule set with some options changed; RuleSetError names a bad option or value."""
        values = {name: _checked(name, value) for name, value in options.items()}
        rules = self._replace(**values)
        _check_together(rules)
        return rules

    def differences(self, other: "RuleSet") -> dict[str, Any]:
        """The options, as JSON values, in which this rule set differs from another."""
        pairs = zip(OPTIONS, self, other, strict=True)
        return {name: _plain(mine) for name, mine, theirs in pairs if mine != theirs}

    def pairs(self, seats: int) -> bool:
        """Whether partners play together at a table of this many seats."""
        return self.teams and seats == 4


OPTIONS = RuleSet._fields
_HINTS = RuleSet.__annotations__
_LIMITS = {"target": TARGET_LIMIT, "deals": DEALS_LIMIT}


def option_values(option: str) -> tuple[str, ...]:
    """The words an option may have; empty for numbers and switches."""
    return get_args(_HINTS[option]) if option != "hand_size" else ()


def number_range(option: str) -> tuple[int, int]:
    """The least and the greatest number that an option may have, each hand of ``hand_size``."""
    if option == "hand_size":
        return 1, HAND_LIMIT
    return (1, _LIMITS[option]) if option in _LIMITS else (0, POINTS_LIMIT)


def check_seats(seats: int) -> None:
    """RuleSetError unless the game is played by this many."""
    if type(seats) is not int or seats not in SEATS:
        raise RuleSetError(Problem.BAD_SEATS, seats=seats)


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _checked(option: str, value: object) -> Any:
    if option not in _HINTS:
        raise RuleSetError(Problem.UNKNOWN_OPTION, option=option[:40])
    if option == "hand_size" and isinstance(value, list | tuple):
        value = tuple(value)
    if not _fits(option, value):
        raise RuleSetError(Problem.BAD_OPTION, option=option, value=str(value)[:40])
    return value


def _fits(option: str, value: object) -> bool:
    hint = _HINTS[option]
    if hint is bool:
        return isinstance(value, bool)
    if option == "hand_size":
        return isinstance(value, tuple) and len(value) == 3 and all(map(_is_hand, value))
    if hint is int:
        least, most = number_range(option)
        return type(value) is int and least <= value <= most
    return value in get_args(hint)


def _is_hand(value: object) -> bool:
    least, most = number_range("hand_size")
    return type(value) is int and least <= value <= most


# An option at any of these values needs another option at one value.
_NEEDS: tuple[tuple[str, tuple[str, ...], str, str], ...] = (
    ("dual_cards", ("aces", "all"), "court_values", "numbers"),
    ("court_capture", ("any", "one_or_three"), "court_values", "none"),
)

# Without any of them a game would be a tie for ever.
POINTS = (
    "points_cards",
    "points_suit",
    "points_big",
    "points_little",
    "points_ace",
    "sweep_points",
    "last_capture_points",
)


def _check_together(rules: RuleSet) -> None:
    if rules.suit_scoring == "majority" and not any(getattr(rules, name) for name in POINTS):
        raise RuleSetError(Problem.NOTHING_SCORES)
    for option, values, other, needed in _NEEDS:
        value = getattr(rules, option)
        if value in values and getattr(rules, other) != needed:
            needs = f"{other} = {needed}"
            raise RuleSetError(Problem.OPTIONS_EXCLUDE, option=option, value=value, needs=needs)
