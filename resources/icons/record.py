"""The icon of a saved game: a sheet of paper that bears the application's icon."""

from resources.deck.palette import INK
from resources.draw import document, path, placed
from resources.icons.application import FELT_EDGE, PAPER, SIZE, emblem

SHEET = "M48 10H166L208 52V232Q208 246 194 246H62Q48 246 48 232Z"
SCALE = 0.5
FOLD = "M166 10V40Q166 52 178 52H208"


def record_icon() -> str:
    """The icon on a square of 256 units."""
    return document(
        SIZE,
        SIZE,
        path(SHEET, fill=PAPER, stroke=FELT_EDGE, stroke_width=6),
        path(FOLD, fill="none", stroke=INK, stroke_width=4),
        placed(*emblem(), x=128 - SIZE * SCALE / 2, y=86, scale=SCALE),
    )
