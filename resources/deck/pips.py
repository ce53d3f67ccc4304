"""The classical arrangements of the pips on the number cards."""

from resources.deck.canvas import CENTRE_X, CENTRE_Y
from resources.deck.suits import symbol

PIP_SIZE = 48.0
COLUMN = 46.0
TOP = 117.0

Spot = tuple[float, float]
"""A pip's place from the middle of the card: columns -1 to 1, rows from -1 (top) to 1."""

_MIDDLE_PAIR: list[Spot] = [(0, -1), (0, 1)]
_SIX: list[Spot] = [(c, r) for r in (-1, 0, 1) for c in (-1, 1)]
_EIGHT: list[Spot] = [(c, r / 3) for r in (-3, -1, 1, 3) for c in (-1, 1)]
_CORNERS: list[Spot] = [(c, r) for r in (-1, 1) for c in (-1, 1)]
_CENTRE: Spot = (0, 0)

SPOTS: dict[str, list[Spot]] = {
    "2": _MIDDLE_PAIR,
    "3": [*_MIDDLE_PAIR, _CENTRE],
    "4": _CORNERS,
    "5": [*_CORNERS, _CENTRE],
    "6": _SIX,
    "7": [*_SIX, (0, -1 / 2)],
    "8": [*_SIX, (0, -1 / 2), (0, 1 / 2)],
    "9": [*_EIGHT, _CENTRE],
    "T": [*_EIGHT, (0, -2 / 3), (0, 2 / 3)],
}


def pips(letter: str, suit: str, colour: str) -> str:
    """The pips of one number card; those below the middle stand on their heads."""
    return "".join(
        symbol(suit, colour, CENTRE_X + c * COLUMN, CENTRE_Y + r * TOP, PIP_SIZE, turned=r > 0)
        for c, r in SPOTS[letter]
    )
