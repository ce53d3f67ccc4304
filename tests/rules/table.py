"""A position out of a line of text, and its way into the reference."""

import re
from collections.abc import Mapping
from typing import Any

from casino_desktop.rules.cards import NAMES, cards_of, parse_card_list, parse_cards
from casino_desktop.rules.check import check
from casino_desktop.rules.law import law_of
from casino_desktop.rules.legal import listing
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.ruleset import RuleSet
from casino_desktop.rules.state import Build, DealState
from tests.rules import reference_table
from tests.rules.reference_table import Table

_BUILD = re.compile(r"(\w+)=(\d+)(\*?)@(\d)")


def table(
    preset: str | RuleSet = "casino-de",
    hand: str = "",
    loose: str = "",
    builds: str = "",
    *others: str,
    mover: int = 0,
    seats: int = 2,
    stock: str = "",
    **options: Any,
) -> DealState:
    """A state with the mover's hand and, if it matters, the other hands to the left of it.

    A build reads ``3s4c=7@1``: its cards, its value, a star if it is multiple, and its owner.
    """
    rules = PRESETS[preset] if isinstance(preset, str) else preset
    hands = [0] * seats
    for place, cards in enumerate((hand, *others)):
        hands[(mover + place) % seats] = parse_cards(cards)
    return DealState(
        law=law_of(rules.changed(options)),
        dealer=(mover - 1) % seats,
        mover=mover,
        hands=tuple(hands),
        loose=parse_cards(loose),
        builds=tuple(_build(*match.groups()) for match in map(_matched, builds.split())),
        stock=parse_card_list(stock),
        piles=(0,) * seats,
        sweeps=(),
        last_capturer=-1,
    )


def _matched(text: str) -> re.Match[str]:
    match = _BUILD.fullmatch(text)
    assert match, text
    return match


def _build(cards: str, value: str, star: str, owner: str) -> Build:
    return Build(parse_cards(cards), int(value), bool(star), int(owner))


def names(mask: int) -> frozenset[str]:
    return frozenset(NAMES[card] for card in cards_of(mask))


def for_reference(state: DealState) -> Table:
    builds = tuple(reference_table.Build(names(b.cards), *b[1:]) for b in state.builds)
    hand = names(state.hands[state.mover])
    return Table(state.rules, state.mover, hand, names(state.loose), builds)


def read_for_reference(position: Mapping[str, Any]) -> Table:
    """The reference's table of a JSON position, read without the program's own reader."""
    options = dict(position["rules"])
    builds = tuple(
        reference_table.Build(frozenset(b["cards"]), b["value"], b["multiple"], b["owner"])
        for b in position["builds"]
    )
    return Table(
        PRESETS[options.pop("preset")].changed(options),
        position["mover"],
        frozenset(position["hand"]),
        frozenset(position["loose"]),
        builds,
    )


def texts(state: DealState) -> set[str]:
    """The notation of all legal moves."""
    moves, complete = listing(state)
    assert complete
    return set(map(str, moves))


def captures(state: DealState) -> set[str]:
    return {text for text in texts(state) if "x" in text}


def allows(state: DealState, text: str) -> bool:
    """Whether the move is legal, by the listing and by the check, which must agree."""
    verdict = check(state, parse_move(text)) is None
    assert (text in texts(state)) is verdict
    return verdict
