"""Positions as JSON values: one mover's hand and the table, without the rest of the deal."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from .cards import NAMES, cards_of, parse_card
from .errors import CasinoError, NotationError, PositionError, Problem
from .law import Law, law_of
from .presets import read_rules
from .ruleset import check_seats
from .state import Build, DealState

# Lists of known positions have the legal moves under the last key, which is passed over.
_KEYS = ("rules", "seats", "hand", "loose", "builds", "mover", "legal")
_BUILD_KEYS = ("cards", "value", "multiple", "owner")


def read_position(position: Mapping[str, Any]) -> DealState:
    """The state of a JSON object with the keys rules, seats, hand, loose, builds and mover.

    The other hands, the stock and the piles are empty. Raises CasinoError: PositionError names the
    place of a missing, unknown or impossible key or value.
    """
    _check_keys(position, _KEYS)
    with _reading("rules"):
        law = law_of(read_rules(position["rules"]))
    with _reading("seats"):
        seats = position["seats"]
        check_seats(seats)
    with _reading("mover"):
        mover = _seat(position["mover"], seats)
    with _reading("hand"):
        hand = _cards(position["hand"])
        if not hand:
            raise PositionError(Problem.EMPTY_HAND)
    with _reading("loose"):
        loose = _cards(position["loose"])
    with _reading("builds"):
        builds = tuple(_build(build, law, seats) for build in position["builds"])
    _check_disjoint([hand, loose, *(build.cards for build in builds)])
    hands = tuple(hand if seat == mover else 0 for seat in range(seats))
    return DealState(
        law, (mover - 1) % seats, mover, hands, loose, builds, (), (0,) * seats, (), -1
    )


def position_of(state: DealState, rules: Mapping[str, Any]) -> dict[str, Any]:
    """The position of the mover as a JSON value, the rule set written as given."""
    return {
        "rules": dict(rules),
        "seats": state.seats,
        "hand": _names(state.hands[state.mover]),
        "loose": _names(state.loose),
        "builds": [build._asdict() | {"cards": _names(build.cards)} for build in state.builds],
        "mover": state.mover,
    }


@contextmanager
def _reading(place: str) -> Iterator[None]:
    """What is not as it should be becomes a PositionError that names the place."""
    try:
        yield
    except (KeyError, TypeError, AttributeError, NotationError, OverflowError) as error:
        raise PositionError(Problem.BAD_POSITION, place=place) from error
    except CasinoError:
        raise
    except ValueError as error:
        raise PositionError(Problem.BAD_POSITION, place=place) from error


def _names(mask: int) -> list[str]:
    return [NAMES[card] for card in cards_of(mask)]


def _cards(names: Any) -> int:
    if not isinstance(names, list):
        raise TypeError("not a list")
    masks = [1 << parse_card(name) for name in names]
    _check_disjoint(masks)
    return sum(masks)


def _seat(seat: Any, seats: int) -> int:
    if type(seat) is not int or not 0 <= seat < seats:
        raise ValueError("no such seat")
    return seat


def _build(build: Mapping[str, Any], law: Law, seats: int) -> Build:
    _check_keys(build, _BUILD_KEYS)
    cards, value, multiple = _cards(build["cards"]), build["value"], build["multiple"]
    if type(value) is not int or type(multiple) is not bool:
        raise TypeError("not a build")
    if cards.bit_count() < 2 or not _can_be_built(law, cards, value):
        raise ValueError("not a build")
    return Build(cards, value, multiple, _seat(build["owner"], seats))


def _can_be_built(law: Law, cards: int, value: int) -> bool:
    groups = law.groups
    possible = law.rules.builds and 1 <= value <= groups.highest
    return possible and groups.most_groups(groups.signature(cards), value) > 0


def _check_keys(values: object, known: Iterable[str]) -> None:
    for key in values if isinstance(values, Mapping) else ():
        if key not in known:
            raise PositionError(Problem.UNKNOWN_KEY, key=key[:40])


def _check_disjoint(sets: Iterable[int]) -> None:
    union = 0
    for cards in sets:
        for card in cards_of(union & cards):
            raise PositionError(Problem.CARD_TWICE, card=NAMES[card])
        union |= cards
