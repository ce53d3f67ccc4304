"""Four card backs and the outline of an empty place."""

from collections.abc import Callable
from math import cos, pi, sin

from resources.deck.back_grid import HALF_CELL_X, HALF_CELL_Y, INNER_X, ROWS, Cell, back, grid
from resources.deck.canvas import CORNER_RADIUS, HEIGHT, WIDTH, card
from resources.deck.palette import GOLD
from resources.deck.suits import symbol
from resources.draw import circle, group, num, path, placed, rect

NAVY, PALE_BLUE = "#23376b", "#8fb0de"
TEAL, FOAM = "#12605f", "#8fd0c2"
PLUM, ROSE = "#5a1f45", "#d99aba"
CRIMSON, BLUSH = "#9c2231", "#e9a29a"


def _lozenge(place: Cell, share: float) -> str:
    x, y = HALF_CELL_X * share, HALF_CELL_Y * share
    right, left = f"l{num(x)} {num(y)}", f"l{num(-x)} {num(y)}"
    return f"M{num(place.x)} {num(place.y - y)} {right} {left} l{num(-x)} {num(-y)} Z"


def lattice() -> str:
    """Crossed diagonals with a lozenge in every mesh."""
    places = grid(HALF_CELL_X, HALF_CELL_Y)
    return back(
        NAVY,
        PALE_BLUE,
        path(
            " ".join(_lozenge(place, 1) for place in places),
            fill="none", stroke=PALE_BLUE, stroke_width=1.6,
        ),
        path(" ".join(_lozenge(place, 0.45) for place in places), fill=PALE_BLUE),
        *(circle(place.x, place.y, 2, fill=NAVY) for place in places),
    )  # fmt: skip


def _dome(place: Cell, share: float) -> str:
    """One dome of a scale, or the half of it that lies within the hairline.

    The path stays open at its base: it is filled to there, but no line is drawn.
    """
    x, y = HALF_CELL_X * share, HALF_CELL_Y * share
    arc = f"a{num(x)} {num(y)} 0 0 1"
    if place.x < HALF_CELL_X - INNER_X:
        return f"M{num(place.x)} {num(place.y)} v{num(-y)} {arc} {num(x)} {num(y)}"
    start = f"M{num(place.x - x)} {num(place.y)}"
    if place.x > INNER_X - HALF_CELL_X:
        return f"{start} {arc} {num(x)} {num(-y)} v{num(y)}"
    return f"{start} {arc} {num(2 * x)} 0"


def waves() -> str:
    """Overlapping scales like a calm sea; the lower half mirrors the upper one."""
    places = grid(0, HALF_CELL_Y, step=0.5)
    rows = [
        [_dome(place, share) for place in places if place.row == row for share in (1, 0.68, 0.36)]
        for row in range(-2 * ROWS, 1)
    ]
    half = "".join(path(" ".join(row)) for row in rows if row)
    sea = group(half, placed(half, turned=True), fill=TEAL, stroke=FOAM, stroke_width=1.6)
    return back(TEAL, FOAM, sea)


def _star(place: Cell, outer: float, inner: float, points: int) -> str:
    corners = []
    for i in range(2 * points):
        r = inner if i % 2 else outer
        angle = pi * i / points - pi / 2
        corners.append(f"{num(place.x + r * cos(angle))} {num(place.y + r * sin(angle))}")
    return "M" + " L".join(corners) + " Z"


def stars() -> str:
    """Eight-pointed stars, every second row small and golden, on a plum sky."""
    places = grid(15, 15, step=2)
    large = [place for place in places if place.row % 2 == 0]
    small = [place for place in places if place.row % 2]
    return back(
        PLUM,
        ROSE,
        path(" ".join(_star(place, 15, 6.5, 8) for place in large), fill=ROSE),
        path(" ".join(_star(place, 10, 3.2, 4) for place in small), fill=GOLD),
        *(circle(place.x, place.y, 2.6, fill=PLUM) for place in large),
    )


def plain() -> str:
    """A still crimson field with the four suits about its middle."""
    rings = [
        circle(0, 0, r, fill="none", stroke=BLUSH, stroke_width=width)
        for r, width in ((66, 1.6), (60, 3.4))
    ]
    signs = [placed(symbol(suit, BLUSH, 0, -33, 32), angle=90 * i) for i, suit in enumerate("shcd")]
    return back(CRIMSON, BLUSH, *rings, *signs, path(_star(Cell(0, 0, 0), 11, 3.6, 4), fill=GOLD))


BACKS: dict[str, Callable[[], str]] = {
    "lattice": lattice,
    "waves": waves,
    "stars": stars,
    "plain": plain,
}


def slot() -> str:
    """The dashed outline of a place where no card lies, white for any cloth."""
    outline = rect(
        4, 4, WIDTH - 8, HEIGHT - 8, CORNER_RADIUS - 2,
        fill="#ffffff", fill_opacity=0.05, stroke="#ffffff", stroke_opacity=0.45,
        stroke_width=3, stroke_dasharray="12 9",
    )  # fmt: skip
    return card(outline)
