"""The measures of a card, in user units (four to the millimetre)."""

from resources.draw import document, rect

WIDTH = 252.0
HEIGHT = 352.0
CENTRE_X = WIDTH / 2
CENTRE_Y = HEIGHT / 2
CORNER_RADIUS = 16.0
EDGE = 1.5

PAPER = "#fffdf8"
PAPER_EDGE = "#bdb7a8"


def sheet(fill: str = PAPER, edge: str = PAPER_EDGE) -> str:
    """The blank card with its rounded corners and thin edge."""
    return rect(
        EDGE / 2, EDGE / 2, WIDTH - EDGE, HEIGHT - EDGE, CORNER_RADIUS,
        fill=fill, stroke=edge, stroke_width=EDGE,
    )  # fmt: skip


def card(*children: str) -> str:
    """A whole card file from what lies on it."""
    return document(WIDTH, HEIGHT, *children)
