"""Crowns, caps and hats; the brow lies at y = -20 of the head, the top near -62."""

from resources.deck.courts.pen import FINE, bead, line, shape
from resources.deck.palette import GOLD, WHITE
from resources.deck.suits import OUTLINES
from resources.draw import path, placed

SILVER = "#c9d2de"
STEEL = "#98a5b8"


def emblem(suit: str, colour: str, x: float, y: float, size: float) -> str:
    """A small suit symbol with a fine outline, as jewel or finial."""
    width = FINE * 100 / size
    return placed(path(OUTLINES[suit], fill=colour, stroke_width=width), x=x, y=y, scale=size / 100)


def pointed_crown(band: str, jewel: str) -> str:
    """Five sharp rays with knobs over a coloured band."""
    return (
        shape(
            "M-25 -17 L-33 -50 L-18 -36 L-15 -55 L0 -37 L15 -55 L18 -36 L33 -50 L25 -17 "
            "Q0 -25 -25 -17 Z",
            GOLD,
        )
        + shape("M-25 -17 Q0 -25 25 -17 L27 -27 Q0 -35 -27 -27 Z", band)
        + "".join(bead(x, y, 3.4, WHITE) for x, y in ((-33, -52), (-15, -57), (15, -57), (33, -52)))
        + "".join(bead(x, y, 2.6, jewel) for x, y in ((-14, -25), (0, -27), (14, -25)))
    )


def lobed_crown(suit: str, band: str, jewel: str) -> str:
    """An open crown of three round lobes, the middle one bearing the suit."""
    return (
        shape(
            "M-25 -16 L-31 -42 C-24 -50 -15 -44 -14 -35 C-16 -50 -8 -58 0 -59 "
            "C8 -58 16 -50 14 -35 C15 -44 24 -50 31 -42 L25 -16 Q0 -24 -25 -16 Z",
            GOLD,
        )
        + shape("M-25 -16 Q0 -24 25 -16 L26.5 -24 Q0 -32 -26.5 -24 Z", band)
        + emblem(suit, jewel, 0, -43, 17)
        + bead(-23, -37, 2.8, jewel)
        + bead(23, -37, 2.8, jewel)
    )


def turban(cloth: str, band: str, suit: str, jewel: str) -> str:
    """A wound turban with a jewel and a heron's feather, of a head that looks to the left."""
    return (
        shape("M-14 -40 C-22 -52 -20 -62 -12 -66 C-4 -60 -4 -50 -10 -38 Z", WHITE)
        + line("M-12 -62 Q-14 -50 -12 -40")
        + shape(
            "M-22 -14 C-34 -26 -26 -50 2 -52 C30 -52 38 -28 27 -6 C18 -18 -4 -24 -22 -14 Z", cloth
        )
        + shape(
            "M-22 -14 C-28 -20 -28 -26 -25 -32 C-4 -34 20 -26 31 -14 L27 "
            "-6 C18 -18 -4 -24 -22 -14 Z",
            band,
        )
        + line("M-20 -40 C0 -42 20 -36 31 -24 M-8 -49 C6 -48 20 -44 28 -34")
        + emblem(suit, jewel, -14, -32, 19)
    )


def fur_cap(cloth: str, suit: str) -> str:
    """A crowned cap of maintenance with an ermine brim."""
    spots = ((-20, -24), (-7, -28), (7, -28), (20, -24))
    ticks = "".join(line(f"M{x} {y} v5", 2.2) for x, y in spots)
    return (
        shape("M-25 -26 C-28 -48 -12 -53 0 -53 C12 -53 28 -48 25 -26 Z", cloth)
        + shape("M-5 -53 Q-9 -40 -6 -28 H6 Q9 -40 5 -53 Z", GOLD)
        + shape(
            "M-29 -10 C-36 -18 -34 -28 -27 -29 C-10 -35 10 -35 27 -29 C34 -28 36 -18 29 -10 "
            "C14 -20 -14 -20 -29 -10 Z",
            WHITE,
        )
        + ticks
        + emblem(suit, GOLD, 0, -57, 15)
    )


def steel_coronet(jewel: str) -> str:
    """A narrow coronet with one tall ray."""
    return (
        shape("M-21 -21 L-27 -42 L-12 -34 L0 -61 L12 -34 L27 -42 L21 -21 Q0 -29 -21 -21 Z", SILVER)
        + line("M-20 -26 Q0 -34 20 -26")
        + bead(0, -62, 3, WHITE)
        + bead(-27, -43, 2.8, WHITE)
        + bead(27, -43, 2.8, WHITE)
        + emblem("d", jewel, 0, -38, 13)
    )


def pearl_coronet(jewel: str) -> str:
    """A low scalloped coronet set with pearls."""
    pearls = ((-25, -40), (-13, -44), (0, -47), (13, -44), (25, -40))
    return (
        shape(
            "M-23 -21 L-26 -38 Q-19 -30 -13 -42 Q-7 -33 0 -45 Q7 -33 13 -42 Q19 -30 26 -38 "
            "L23 -21 Q0 -29 -23 -21 Z",
            GOLD,
        )
        + "".join(bead(x, y, 3.2, WHITE) for x, y in pearls)
        + emblem("h", jewel, 0, -31.5, 10)
        + bead(-13, -29.5, 2.2, jewel)
        + bead(13, -29.5, 2.2, jewel)
    )


def tiara(jewel: str, band: str) -> str:
    """A fan-shaped tiara of standing lozenges."""
    rays = "".join(
        shape(f"M{x - 6} {y + 14} L{x} {y} L{x + 6} {y + 14} L{x} {y + 20} Z", GOLD)
        for x, y in ((-16, -48), (16, -48), (0, -58))
    )
    return (
        rays
        + shape("M-24 -22 Q0 -32 24 -22 L25 -30 Q0 -42 -25 -30 Z", band)
        + emblem("d", jewel, 0, -33, 12)
        + bead(-13, -30, 2.6, WHITE)
        + bead(13, -30, 2.6, WHITE)
    )


def wreath(leaf: str, suit: str) -> str:
    """A gold circlet with standing leaves and the suit over the brow."""
    blade = shape("M0 2 Q-8 -8 0 -21 Q8 -8 0 2 Z", leaf) + line("M0 0 V-12", 1)
    places = ((24, -22, 58), (18, -26, 38), (10, -29, 17))
    leaves = [placed(blade, x=s * x, y=y, angle=s * turn) for s in (-1, 1) for x, y, turn in places]
    return (
        "".join(leaves)
        + emblem(suit, GOLD, 0, -40, 21)
        + shape("M-24 -18 Q0 -29 24 -18 L25 -24 Q0 -36 -25 -24 Z", GOLD)
    )


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
