"""What the kings wear: mantles that reach down to the seam."""

from resources.deck.courts.body import MANTLE
from resources.deck.courts.pen import bead, emblem, line, shape
from resources.deck.palette import GOLD, WHITE, Cloth


def _panel(colour: str) -> str:
    return shape("M-13 -58 H13 L21 6.3 L-21 -6.3 Z", colour)


def ermine(cloth: Cloth) -> str:
    """A king's mantle with a broad ermine cape over a panelled coat."""
    places = ((44, -40), (30, -46), (33, -32), (20, -37))
    spots = [(side * x, y) for side in (-1, 1) for x, y in places]
    return (
        shape(MANTLE, cloth.main)
        + _panel(cloth.second)
        + shape("M-13 -58 L-40 -52 Q-56 -48 -62 -38 Q-44 -24 -16 -22 L-8 -40 Z", WHITE)
        + shape("M13 -58 L40 -52 Q56 -48 62 -38 Q44 -24 16 -22 L8 -40 Z", WHITE)
        + "".join(line(f"M{x} {y} v5", 2.2) for x, y in spots)
        + bead(0, -38, 5, GOLD)
        + bead(0, -22, 3, GOLD)
    )


def chained(cloth: Cloth, suit: str) -> str:
    """An open cloak with gold edges and a chain of office bearing the suit."""
    return (
        shape(MANTLE, cloth.main)
        + shape("M-13 -58 H13 L30 9 L-30 -9 Z", cloth.second)
        + shape("M-13 -58 L-24 -54 L-40 -12 L-30 -9 Z", GOLD)
        + shape("M13 -58 L24 -54 L40 12 L30 9 Z", GOLD)
        + line("M-26 -50 Q-12 -22 0 -20 Q12 -22 26 -50", 4.4)
        + line("M-26 -50 Q-12 -22 0 -20 Q12 -22 26 -50", 2, stroke=GOLD)
        + emblem(suit, GOLD, 0, -16, 17)
    )


def kaftan(cloth: Cloth) -> str:
    """A striped kaftan crossed over the chest."""
    return (
        shape(MANTLE, cloth.second)
        + shape("M-56 -46 L-44 -51 L-52 -16 L-62 -19 Z", GOLD)
        + shape("M-32 -54 L-22 -56 L-34 -10 L-44 -13 Z", GOLD)
        + shape("M-13 -58 L0 -40 L13 -58 L26 -54 L22 7 L-22 -7 L-26 -54 Z", cloth.main)
        + shape("M13 -58 L24 -55 Q14 -28 -22 -7 L-22 -18 Q6 -34 13 -58 Z", WHITE)
        + shape("M38 -51 L50 -48 L56 -4 L44 -4 Z", GOLD)
    )


def fur_coat(cloth: Cloth) -> str:
    """A buttoned coat with a round fur collar."""
    return (
        shape(MANTLE, cloth.main)
        + _panel(cloth.second)
        + "".join(bead(x, y, 3, GOLD) for x, y in ((-5, -34), (5, -32), (-5, -21), (5, -19)))
        + shape(
            "M-13 -58 C-34 -58 -48 -54 -52 -46 C-54 -38 -46 -36 -42 -38 C-38 -30 -28 -32 -26 -36 "
            "C-20 -30 -8 -34 0 -42 C8 -34 20 -30 26 -36 C28 -32 38 -30 42 -38 "
            "C46 -36 54 -38 52 -46 C48 -54 34 -58 13 -58 Q0 -46 -13 -58 Z",
            WHITE,
        )
        + "".join(line(f"M{x} -47 v4", 2.2) for x in (-42, -28, -14, 14, 28, 42))
    )
