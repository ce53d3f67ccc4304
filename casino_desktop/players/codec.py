"""Observations as JSON values: cards and moves in the notation, rule sets as records write them."""

from collections.abc import Mapping
from typing import Any

from casino_desktop.rules.cards import FULL_DECK, card_names, parse_cards
from casino_desktop.rules.errors import CasinoError, PlayerError, Problem
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.observation import Observation
from casino_desktop.rules.presets import read_rules, write_rules
from casino_desktop.rules.ruleset import check_seats
from casino_desktop.rules.state import Build, Sweep


def write_observation(seen: Observation) -> dict[str, Any]:
    """The JSON object of an observation; masks become card names run together."""
    return {
        **seen._asdict(),
        "rules": write_rules(seen.rules),
        "hand": card_names(seen.hand),
        "loose": card_names(seen.loose),
        "builds": [{**build._asdict(), "cards": card_names(build.cards)} for build in seen.builds],
        "piles": [card_names(pile) for pile in seen.piles],
        "moves": [str(move) for move in seen.moves],
    }


def read_observation(value: Mapping[str, Any]) -> Observation:
    """The inverse of ``write_observation``; PlayerError on anything that no table can show."""
    try:
        seen = _read(value)
    except (CasinoError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise PlayerError(Problem.BAD_OBSERVATION) from error
    if not _adds_up(seen):
        raise PlayerError(Problem.BAD_OBSERVATION)
    return seen


def _read(value: Mapping[str, Any]) -> Observation:
    seats = len(value["hand_sizes"])
    check_seats(seats)
    return Observation(
        rules=read_rules(value["rules"]),
        seat=_number(value["seat"], 0, seats - 1),
        dealer=_number(value["dealer"], 0, seats - 1),
        mover=_number(value["mover"], 0, seats - 1),
        hand=parse_cards(value["hand"]),
        hand_sizes=tuple(_number(size, 0, 52) for size in value["hand_sizes"]),
        loose=parse_cards(value["loose"]),
        builds=tuple(_build(build, seats) for build in value["builds"]),
        stock=_number(value["stock"], 0, 52),
        piles=tuple(parse_cards(pile) for pile in value["piles"]),
        sweeps=tuple(
            Sweep(_number(seat, 0, seats - 1), _number(card, 0, 51))
            for seat, card in value["sweeps"]
        ),
        last_capturer=_number(value["last_capturer"], -1, seats - 1),
        moves=tuple(parse_move(text) for text in value["moves"]),
        totals=tuple(_number(total, 0, 10_000) for total in value["totals"]),
    )


def _build(value: Mapping[str, Any], seats: int) -> Build:
    return Build(
        cards=parse_cards(value["cards"]),
        value=_number(value["value"], 1, 16),
        multiple=bool(value["multiple"]),
        owner=_number(value["owner"], 0, seats - 1),
    )


def _number(value: Any, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError("not a number in range")
    return value


def _adds_up(seen: Observation) -> bool:
    """Whether each card is in one place and the hidden ones are as many as hands and stock hold."""
    places = [seen.hand, seen.loose, *(build.cards for build in seen.builds), *seen.piles]
    sizes_fit = seen.hand_sizes[seen.seat] == seen.hand.bit_count()
    elsewhere = sum(seen.hand_sizes) - seen.hand_sizes[seen.seat] + seen.stock
    shown = sum(place.bit_count() for place in places)
    apart = (FULL_DECK & ~seen.hidden).bit_count() == shown
    return (
        sizes_fit and apart and shown + elsewhere == 52 and len(seen.piles) == len(seen.hand_sizes)
    )
