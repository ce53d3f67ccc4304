"""The courts' one line: everything is flat colour inside an ink outline of one width."""

from resources.deck.palette import INK
from resources.deck.suits import OUTLINES
from resources.draw import Attribute, circle, group, path, placed

LINE = 2.2
FINE = 1.5


def drawing(*parts: str) -> str:
    """Give all ``parts`` the ink outline unless they say otherwise."""
    return group(*parts, stroke=INK, stroke_width=LINE)


def shape(d: str, fill: str) -> str:
    """A filled and outlined shape."""
    return path(d, fill=fill)


def tint(d: str, fill: str) -> str:
    """A filled shape without an outline: shading, lips, blush."""
    return path(d, fill=fill, stroke="none")


def line(d: str, width: float = FINE, **attributes: Attribute) -> str:
    """A stroke of the pen, thinner than an outline unless told."""
    return path(d, fill="none", stroke_width=width, **attributes)


def dot(x: float, y: float, r: float, fill: str) -> str:
    """A disc without an outline."""
    return circle(x, y, r, fill=fill, stroke="none")


def bead(x: float, y: float, r: float, fill: str) -> str:
    """A disc with a fine outline: pearls, buttons, knobs."""
    return circle(x, y, r, fill=fill, stroke_width=FINE)


def emblem(suit: str, colour: str, x: float, y: float, size: float) -> str:
    """A small suit symbol with a fine outline, as jewel or finial."""
    width = FINE * 100 / size
    return placed(path(OUTLINES[suit], fill=colour, stroke_width=width), x=x, y=y, scale=size / 100)
