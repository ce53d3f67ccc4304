"""What kings and queens wear on their heads.

The brow lies at y = -20 of the head, the top near -60.
"""

from resources.deck.courts.pen import bead, emblem, line, shape
from resources.deck.palette import GOLD, SILVER, WHITE
from resources.draw import placed


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
