"""What people and computers were dealt, in lines of text."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale

from casino_desktop.rules.cards import (
    ACES,
    BIG_CASINO,
    FULL_DECK,
    LITTLE_CASINO,
    NAMES,
    SUIT_MASKS,
)
from casino_desktop.session.fairness import Comparison, Dealt, Share, compare
from casino_desktop.session.session import GameSession

from .card_names import card_name, suit_title

_CASINOS = 1 << BIG_CASINO | 1 << LITTLE_CASINO


def fairness_rows(deals: Sequence[Dealt]) -> list[dict[str, Any]]:
    """One map for each comparison: its ``lines`` of cells, the first being names, and ``verdict``.

    Nothing without deals.
    """
    if not deals:
        return []
    aces = compare(deals, (ACES, FULL_DECK & ~ACES))
    scoring = compare(deals, (ACES | _CASINOS, FULL_DECK & ~(ACES | _CASINOS)))
    suits = compare(deals, SUIT_MASKS)
    translate = QCoreApplication.translate
    named = [
        (translate("Fairness", "Aces"), aces.shares[0]),
        (translate("Fairness", "Aces, Big and Little Casino"), scoring.shares[0]),
    ]
    names = [suit_title(suit) for suit in range(len(SUIT_MASKS))]
    return [
        _row(named[:1], aces),
        _row(named[1:], scoring),
        _row(list(zip(names, suits.shares, strict=True)), suits),
    ]


def deck_of_last_deal(session: GameSession) -> tuple[int, ...]:
    """The deck of the last deal that is over, top card first; empty while there is none."""
    deals = session.record.deals
    finished = deals if session.deal_over else deals[:-1]
    return finished[-1].deck if finished else ()


def deck_faces(deck: Sequence[int]) -> list[str]:
    """The cards to draw."""
    return [NAMES[card] for card in deck]


def deck_spoken(deck: Sequence[int]) -> str:
    """The cards in words."""
    return ", ".join(map(card_name, deck))


def _row(shares: list[tuple[str, Share]], found: Comparison) -> dict[str, Any]:
    translate, locale = QCoreApplication.translate, QLocale()
    lines = [
        [name, *map(locale.toString, share[:2]), locale.toString(share.expected, "f", 1)]
        for name, share in shares
    ]
    verdict = translate(
        "Fairness",
        "Chi-square {value}: of fair shuffles, {chance} differ as much or more.",
    ).format(
        value=locale.toString(found.chi_square, "f", 2),
        chance=translate("Hint", "{number}%").format(
            number=locale.toString(round(100 * found.chance))
        ),
    )
    spoken = translate(
        "Fairness", "{name}: people {people}, computers {computers}, expected for people {expected}"
    )
    said = [
        spoken.format(name=name, people=people, computers=computers, expected=expected)
        for name, people, computers, expected in lines
    ]
    return {"lines": lines, "verdict": verdict, "spoken": ". ".join([*said, verdict])}
