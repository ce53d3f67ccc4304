"""The four suit symbols, drawn about their optical centre in a box from -50 to 50."""

from resources.draw import path, placed

BOX = 100.0

_STEM = "C6 36 10 44 19 49 H-19 C-10 44 -6 36 -5"
HEART = (
    "M0 47 C-9 31 -48 10 -48 -18 C-48 -35 -37 -46 -24 -46 C-13 -46 -4 -39 0 -28 "
    "C4 -39 13 -46 24 -46 C37 -46 48 -35 48 -18 C48 10 9 31 0 47 Z"
)
DIAMOND = "M0 -51 Q16 -23 39 0 Q16 23 0 51 Q-16 23 -39 0 Q-16 -23 0 -51 Z"
SPADE = (
    f"M0 -50 C9 -31 47 -11 47 15 C47 29 37 38 26 38 C16 38 9 33 5 25 {_STEM} 25 "
    "C-9 33 -16 38 -26 38 C-37 38 -47 29 -47 15 C-47 -11 -9 -31 0 -50 Z"
)
# Four overlapping outlines run the same way round, so the non-zero rule fills their union.
CLUB = (
    "M-22 -27 a22 22 0 1 1 44 0 a22 22 0 1 1 -44 0 Z "
    "M-48 11 a22 22 0 1 1 44 0 a22 22 0 1 1 -44 0 Z "
    "M4 11 a22 22 0 1 1 44 0 a22 22 0 1 1 -44 0 Z "
    f"M-8 -12 H8 L5 20 {_STEM} 20 Z"
)
OUTLINES = {"c": CLUB, "d": DIAMOND, "h": HEART, "s": SPADE}


def symbol(suit: str, colour: str, x: float, y: float, size: float, turned: bool = False) -> str:
    """One suit symbol of height ``size`` about (x, y); ``turned`` stands it on its head."""
    return placed(path(OUTLINES[suit], fill=colour), x=x, y=y, scale=size / BOX, turned=turned)
