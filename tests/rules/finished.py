"""Deals that are over, out of their piles."""

from collections.abc import Sequence
from typing import Any

from casino_desktop.rules.cards import FULL_DECK, card_names, parse_cards
from casino_desktop.rules.law import law_of
from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.ruleset import RuleSet
from casino_desktop.rules.state import DealState, Sweep


def finished(
    preset: str | RuleSet, *piles: str, sweeps: Sequence[int] = (), last: int = 0, **options: Any
) -> DealState:
    """A deal that is over: the piles by seat, the seats that swept in order, the last capturer."""
    seats = len(piles)
    rules = PRESETS[preset] if isinstance(preset, str) else preset
    return DealState(
        law=law_of(rules.changed(options)),
        dealer=seats - 1,
        mover=0,
        hands=(0,) * seats,
        loose=0,
        builds=(),
        stock=(),
        piles=tuple(map(parse_cards, piles)),
        sweeps=tuple(Sweep(seat, 8) for seat in sweeps),
        last_capturer=last,
    )


def rest(*cards: str) -> str:
    """All cards of the deck but these."""
    return card_names(FULL_DECK & ~parse_cards("".join(cards)))


def suit(letter: str, ranks: str = "A23456789TJQK") -> str:
    return "".join(rank + letter for rank in ranks)
