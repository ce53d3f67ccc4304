"""The hats of the jacks; the brow lies at y = -20 of the head."""

from resources.deck.courts.pen import bead, line, shape
from resources.deck.palette import GOLD


def beret(cloth: str, feather: str) -> str:
    """A flat slashed beret with a feather swept back, of a head that looks to the left."""
    return (
        shape("M6 -40 C14 -62 34 -64 40 -54 C42 -44 34 -34 20 -30 Z", feather)
        + line("M12 -36 C20 -48 28 -54 37 -54")
        + shape(
            "M-28 -20 C-38 -32 -24 -44 0 -46 C24 -46 40 -34 33 -16 C18 -26 -8 -28 -28 -20 Z", cloth
        )
        + shape("M-24 -17 C-6 -26 16 -24 30 -12 L32 -18 C18 -30 -6 -32 -27 -23 Z", GOLD)
        + line("M-14 -41 Q-16 -34 -12 -30 M4 -45 Q2 -36 5 -30 M20 -42 Q18 -34 19 -28")
    )


def page_cap(cloth: str, lining: str, feather: str) -> str:
    """A soft cap with a turned-up brim and one upright feather."""
    return (
        shape("M18 -34 C22 -54 34 -64 40 -60 C44 -48 34 -34 24 -26 Z", feather)
        + line("M22 -31 C27 -44 33 -52 39 -58")
        + shape("M-24 -26 C-26 -50 -6 -56 6 -52 C20 -50 26 -40 24 -26 Z", cloth)
        + shape(
            "M-28 -17 C-33 -24 -32 -32 -27 -35 Q0 -28 27 -35 C32 -32 33 -24 28 -17 "
            "Q0 -28 -28 -17 Z",
            lining,
        )
        + bead(20, -28, 3.4, GOLD)
    )


def plumed_hat(cloth: str, band: str, plume: str) -> str:
    """A broad hat, its brim tilted, with a curling plume."""
    return (
        shape("M-20 -30 C-24 -52 -8 -56 4 -54 C18 -54 24 -44 22 -30 Z", cloth)
        + shape("M-21 -28 Q0 -34 22 -30 L22 -38 Q0 -42 -21 -36 Z", band)
        + shape(
            "M-44 -12 C-46 -26 -20 -30 0 -32 C24 -34 44 -34 46 -24 C36 "
            "-18 20 -21 4 -20 C-16 -19 -32 -8 -44 -12 Z",
            cloth,
        )
        + shape(
            "M-18 -32 C-34 -36 -40 -50 -28 -60 C-14 -66 4 -62 10 -52 C0 "
            "-56 -8 -52 -8 -46 C-14 -48 -18 -42 -18 -32 Z",
            plume,
        )
        + line("M-17 -36 C-24 -46 -20 -56 2 -57")
    )


def archer_cap(cloth: str, lining: str, feather: str) -> str:
    """A forester's cap with a peak and a long feather, of a head that looks to the left."""
    return (
        shape("M8 -30 C18 -52 36 -62 46 -58 C46 -44 30 -30 18 -24 Z", feather)
        + line("M14 -29 C24 -42 34 -52 44 -56")
        + shape("M-22 -24 C-16 -44 2 -56 18 -54 C20 -44 28 -32 30 -18 Z", cloth)
        + shape(
            "M-44 -14 C-30 -20 -20 -26 -12 -28 C4 -30 22 -26 32 -22 L29 "
            "-10 C14 -20 -10 -20 -44 -14 Z",
            lining,
        )
    )
