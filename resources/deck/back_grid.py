"""The frame of a card back and the grid of cells inside it.

A back is a coloured field in a white margin. The cells fill the space inside the hairline exactly,
so nothing needs clipping.
"""

from typing import NamedTuple

from resources.deck.canvas import (
    CENTRE_X,
    CENTRE_Y,
    CORNER_RADIUS,
    EDGE,
    HEIGHT,
    PAPER,
    PAPER_EDGE,
    WIDTH,
    card,
    sheet,
)
from resources.draw import num, path, placed, rect

MARGIN = 13.0
FIELD_RADIUS = 8.0
HAIRLINE = MARGIN + 7
INNER_X = CENTRE_X - HAIRLINE
INNER_Y = CENTRE_Y - HAIRLINE
COLUMNS = 5
ROWS = 7
HALF_CELL_X = INNER_X / COLUMNS
HALF_CELL_Y = INNER_Y / ROWS


class Cell(NamedTuple):
    """A place on the grid, from the middle of the card, and its row."""

    x: float
    y: float
    row: int


def _rounded(inset: float, radius: float) -> str:
    x, y = WIDTH - inset, HEIGHT - inset
    r = num(radius)
    arc = f"a{r} {r} 0 0 1"
    return (
        f"M{num(inset + radius)} {num(inset)} H{num(x - radius)} {arc} {r} {r} "
        f"V{num(y - radius)} {arc} -{r} {r} H{num(inset + radius)} {arc} -{r} -{r} "
        f"V{num(inset + radius)} {arc} {r} -{r} Z"
    )


def back(field: str, light: str, *pattern: str) -> str:
    """A back from its two colours and a pattern drawn about the card's middle."""
    outer = _rounded(EDGE / 2, CORNER_RADIUS)
    margin = path(
        f"{outer} {_rounded(MARGIN, FIELD_RADIUS)}",
        fill=PAPER, fill_rule="evenodd", stroke=PAPER_EDGE, stroke_width=EDGE,
    )  # fmt: skip
    hairline = rect(
        HAIRLINE, HAIRLINE, 2 * INNER_X, 2 * INNER_Y, 4,
        fill="none", stroke=light, stroke_width=1.6,
    )  # fmt: skip
    return card(sheet(fill=field), margin, hairline, placed(*pattern, x=CENTRE_X, y=CENTRE_Y))


def grid(reach_x: float, reach_y: float, step: float = 1) -> list[Cell]:
    """Places of a staggered grid whose cells reach no further than the hairline.

    Rows lie ``step`` half cells apart. Row and column count from the card's middle and are both
    even or both odd.
    """
    rows = int(ROWS / step)
    places = [
        Cell(column * HALF_CELL_X, row * HALF_CELL_Y * step, row)
        for row in range(-rows, rows + 1)
        for column in range(-COLUMNS, COLUMNS + 1)
        if (row + column) % 2 == 0
    ]
    return [
        place
        for place in places
        if abs(place.x) + reach_x < INNER_X + 1 and abs(place.y) + reach_y < INNER_Y + 1
    ]
