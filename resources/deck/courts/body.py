"""Shoulders, seam and hands: what every figure has below the head."""

from resources.deck.courts.heads import Skin
from resources.deck.courts.pen import line, shape
from resources.deck.palette import WHITE

SLOPE = 0.3
"""The seam runs through the middle of the card and falls by this much from left to right."""


def _shoulders(half: float, top: float) -> str:
    """Neck, shoulders and sides of a garment, ``half`` wide, closed along the seam."""
    low = SLOPE * half
    bend = half - 12
    return (
        f"M{-half} {-low:.1f} C{-half} {top - 6} {-bend} {top + 8} -38 {top} L-13 -58 "
        f"H13 L38 {top} C{bend} {top + 8} {half} {top - 6} {half} {low:.1f} Z"
    )


MANTLE = _shoulders(69, -50)
GOWN = _shoulders(60, -48)


def forearm(sleeve: str, skin: Skin) -> str:
    """The right forearm, raised, with its cuff; the fist comes later, over what it holds."""
    return (
        shape("M18 -6 C26 -24 36 -28 40 -34 L56 -24 C54 -8 44 6 30 9 Z", sleeve)
        + shape("M37 -37 L59 -24 L55 -17 L33 -30 Z", WHITE)
        + shape("M40 -38 Q42 -48 50 -47 Q60 -44 58 -34 L55 -27 Z", skin.light)
    )


def fist(skin: Skin) -> str:
    """The fingers closed round what the hand holds."""
    return shape("M43 -45 Q52 -49 57 -43 Q60 -36 56 -31 Q48 -30 43 -34 Z", skin.light) + line(
        "M45 -41.5 H56 M45 -37.5 H56"
    )
