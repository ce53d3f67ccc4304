"""What the courts wear, from the shoulders down to the seam where the two halves meet."""

from resources.deck.courts.hats import emblem
from resources.deck.courts.heads import Skin
from resources.deck.courts.pen import bead, line, shape
from resources.deck.palette import GOLD, WHITE, Cloth

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
