"""What the jacks wear."""

from resources.deck.courts.body import MANTLE
from resources.deck.courts.pen import bead, emblem, line, shape
from resources.deck.palette import GOLD, WHITE, Cloth


def _buttons(count: int) -> str:
    return "".join(bead(0, -36 + 13 * i, 2.8, GOLD) for i in range(count))


def ruffed(cloth: Cloth) -> str:
    """A quartered doublet under a wheel ruff."""
    ruff = (
        "M-30 -50 Q-34 -58 -26 -62 Q-22 -68 -14 -66 H14 Q22 -68 26 -62 Q34 -58 30 -50 "
        "Q28 -42 20 -44 Q16 -38 9 -42 Q0 -36 -9 -42 Q-16 -38 -20 -44 Q-28 -42 -30 -50 Z"
    )
    return (
        shape(MANTLE, cloth.main)
        + shape("M0 -58 H13 L38 -50 C57 -42 69 -50 69 20.7 L0 0 Z", cloth.second)
        + shape("M-58 -44 L-44 -50 L-50 -15 L-62 -18.6 Z", cloth.second)
        + _buttons(3)
        + shape(ruff, WHITE)
        + line("M-22 -58 L-16 -44 M-12 -58 L-8 -44 M0 -58 V-42 M12 -58 L8 -44 M22 -58 L16 -44")
    )


def slashed(cloth: Cloth) -> str:
    """A doublet with slashed sleeves and a turned-down collar."""
    slashes = "".join(
        shape(f"M{x} {y} q-4 9 0 18 q4 -9 0 -18 Z", WHITE)
        for x, y in ((-57, -44), (-47, -47), (47, -47), (57, -40))
    )
    return (
        shape(MANTLE, cloth.second)
        + shape("M-34 -53 L-13 -58 H13 L34 -53 L30 9 L-30 -9 Z", cloth.main)
        + slashes
        + line("M0 -44 V-4")
        + _buttons(3)
        + shape("M-13 -60 L-28 -52 L-16 -38 L0 -46 L16 -38 L28 -52 L13 -60 L0 -50 Z", WHITE)
    )


def tabard(cloth: Cloth, suit: str, badge: str) -> str:
    """A herald's tabard with the suit on the chest over mailed shoulders."""
    return (
        shape(MANTLE, cloth.second)
        + line(
            "M-62 -36 q5 4 10 0 q5 4 10 0 M-64 -28 q5 4 10 0 q5 4 10 0 "
            "M42 -44 q5 4 10 0 M44 -34 q5 4 10 0 q5 4 8 0"
        )
        + shape("M-40 -51 L-13 -58 H13 L40 -51 L38 11.4 L-38 -11.4 Z", cloth.main)
        + line("M-34 -50 L-32 -13 M34 -50 L32 6", 2.6, stroke=GOLD)
        + emblem(suit, badge, 0, -26, 24)
        + shape("M-16 -60 L-24 -52 Q0 -38 24 -52 L16 -60 Q0 -48 -16 -60 Z", GOLD)
    )


def hooded(cloth: Cloth) -> str:
    """A forester's jerkin with a dagged hood laid back on the shoulders."""
    return (
        shape(MANTLE, cloth.main)
        + line("M-3 -34 V-4 M-10 -30 L4 -24 M-10 -20 L4 -14", 1.8)
        + shape(
            "M-13 -60 C-30 -60 -44 -54 -52 -46 L-48 -34 L-38 -42 L-32 "
            "-28 L-22 -38 L-14 -24 L-3 -36 "
            "L10 -24 L20 -38 L32 -28 L38 -42 L48 -34 L52 -46 C44 -54 30 "
            "-60 13 -60 Q0 -44 -13 -60 Z",
            cloth.second,
        )
    )
