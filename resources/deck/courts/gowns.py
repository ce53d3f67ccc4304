"""What the queens wear."""

from resources.deck.courts.body import GOWN
from resources.deck.courts.heads import Skin
from resources.deck.courts.pen import bead, emblem, line, shape
from resources.deck.palette import GOLD, WHITE, Cloth


def _pearls(y: float) -> str:
    return "".join(
        bead(x, y + sag, 2.3, WHITE)
        for x, sag in ((-12, -7), (-8, -3), (-4, -0.5), (0, 0.5), (4, -0.5), (8, -3), (12, -7))
    )


def laced_gown(cloth: Cloth, skin: Skin) -> str:
    """A low gown with a laced bodice."""
    laces = "".join(line(f"M-9 {y} L9 {y + 8} M9 {y} L-9 {y + 8}", 1.6) for y in (-32, -22, -12))
    return (
        shape(GOWN, cloth.main)
        + shape("M-13 -57 L-30 -52 Q-22 -36 0 -36 Q22 -36 30 -52 L13 -57 Z", skin.light)
        + shape("M-12 -36 Q0 -33 12 -36 L15 4.5 L-15 -4.5 Z", WHITE)
        + laces
        + _pearls(-46)
    )


def high_gown(cloth: Cloth, jewel: str) -> str:
    """A severe gown closed to the throat, with a standing collar and a brooch."""
    return (
        shape(GOWN, cloth.main)
        + shape("M-13 -57 H13 L9 0 L-9 -3 Z", cloth.second)
        + shape(
            "M-12 -62 L-32 -66 L-40 -50 Q-20 -40 0 -34 Q20 -40 40 -50 "
            "L32 -66 L12 -62 Q8 -48 0 -46 Q-8 -48 -12 -62 Z",
            WHITE,
        )
        + line("M-26 -61 L-22 -47 M26 -61 L22 -47 M-33 -58 L-31 -49 M33 -58 L31 -49")
        + emblem("d", jewel, 0, -30, 14)
        + bead(0, -14, 2.6, GOLD)
    )


def puffed_gown(cloth: Cloth, skin: Skin) -> str:
    """A square-necked gown with puffed shoulders and a jewelled edge."""
    return (
        shape(GOWN, cloth.main)
        + shape("M-22 -56 L-22 -38 H22 L22 -56 L13 -57 H-13 Z", skin.light)
        + shape("M-24 -56 C-44 -60 -62 -46 -59 -28 C-50 -20 -36 -26 -30 -34 Z", cloth.second)
        + shape("M24 -56 C44 -60 62 -46 59 -28 C50 -20 36 -26 30 -34 Z", cloth.second)
        + line("M-32 -54 Q-42 -42 -42 -28 M-42 -54 Q-52 -44 -52 -27")
        + line("M32 -54 Q42 -42 42 -28 M42 -54 Q52 -44 52 -27")
        + shape("M-25 -57 H-19 V-41 H19 V-57 H25 V-34 H-25 Z", GOLD)
        + shape("M-8 -34 H8 L12 3.6 L-12 -3.6 Z", cloth.second)
        + line("M-12 -56 Q0 -42 12 -56", 2)
        + emblem("d", cloth.second, 0, -46, 11)
    )


def leafy_gown(cloth: Cloth, skin: Skin) -> str:
    """A gown off the shoulders with a collar of leaves."""
    leaves = "".join(
        shape(f"M{x} {y} q{-s * 3} 12 {s * 4} 20 q{s * 8} -8 {s * 5} -20 Z", cloth.second)
        for s in (-1, 1)
        for x, y in ((s * -50, -50), (s * -36, -46), (s * -21, -42))
    )
    return (
        shape(GOWN, cloth.main)
        + shape("M-13 -57 L-42 -52 Q-24 -36 0 -34 Q24 -36 42 -52 L13 -57 Z", skin.light)
        + leaves
        + emblem("c", GOLD, 0, -26, 17)
        + line("M-12 -54 Q0 -44 12 -54", 2.6)
    )
