"""Hair and beards, each for one person; ``back`` lies behind the neck, the rest over the face."""

from resources.deck.courts.pen import line, shape

PARTED = (
    "M0 -25 C-13 -23 -20 -10 -21 10 C-28 -2 -29 -20 -19 -28 C-9 -35 9 -35 19 -28 "
    "C29 -20 28 -2 21 10 C20 -10 13 -23 0 -25 Z"
)


def long_back(colour: str, reach: float = 40) -> str:
    """Hair falling behind the shoulders down to ``reach``."""
    return shape(
        f"M0 -30 C-30 -32 -30 0 -29 {reach - 14} Q-34 {reach} -20 {reach + 4} H20 "
        f"Q34 {reach} 29 {reach - 14} C30 0 30 -32 0 -30 Z",
        colour,
    )


def parted(colour: str) -> str:
    """Hair parted in the middle, framing the face."""
    return shape(PARTED, colour)


def bowl_back(colour: str) -> str:
    """A page's bob, cut straight under the ears and turned up at the ends."""
    return shape(
        "M0 -31 C-30 -31 -28 -4 -30 12 Q-32 20 -38 19 Q-30 30 -19 22 L19 22 Q30 30 38 19 "
        "Q32 20 30 12 C28 -4 30 -31 0 -31 Z",
        colour,
    )


def fringe(colour: str) -> str:
    """A straight fringe with side locks, for the bob."""
    return shape(
        "M-23 14 C-28 -4 -27 -24 -18 -29 H18 C27 -24 28 -4 23 14 C19 4 19 -6 18 -13 "
        "Q12 -9 7 -13 Q0 -8 -7 -13 Q-12 -9 -18 -13 C-19 -6 -19 4 -23 14 Z",
        colour,
    )


def profile_bob(colour: str) -> str:
    """Hair of a head that looks to the left: crown, temple and nape, the face left free."""
    return shape(
        "M-15 -24 C-10 -34 24 -36 28 -14 C31 2 27 14 33 25 Q22 31 9 22 C11 14 6 8 5 -2 "
        "C-2 -6 -3 -14 -15 -24 Z",
        colour,
    ) + line("M17 -16 C22 -4 18 8 22 20 M11 -8 C14 2 13 10 16 18")


def plait(colour: str, x: float, tie: str) -> str:
    """A plait over the shoulder, hanging at ``x``."""
    links = "".join(
        shape(
            f"M{x - 7} {y} Q{x - 9} {y + 9} {x} {y + 13} Q{x + 9} {y + 9} {x + 7} {y} "
            f"Q{x} {y + 5} {x - 7} {y} Z",
            colour,
        )
        for y in (52, 43, 34, 25, 16, 7)
    )
    return (
        shape(f"M{x - 5} 62 Q{x - 7} 76 {x} 80 Q{x + 7} 76 {x + 5} 62 Z", colour)
        + links
        + shape(f"M{x - 6} 61 h12 v5 h-12 Z", tie)
    )


def long_beard(colour: str) -> str:
    """A long two-pointed beard with a moustache over it."""
    return (
        shape(
            "M-21 0 C-30 22 -27 44 -12 60 Q-5 54 0 46 Q5 54 12 60 C27 44 30 22 21 0 "
            "C17 8 14 12 8 13 Q0 9 -8 13 C-14 12 -17 8 -21 0 Z",
            colour,
        )
        + line("M-16 22 C-17 36 -14 44 -11 50 M16 22 C17 36 14 44 11 50 M0 24 V40")
        + moustache(colour)
    )


def full_beard(colour: str) -> str:
    """A round curly beard."""
    return (
        shape(
            "M-22 -4 C-30 4 -28 14 -27 18 C-30 26 -22 34 -17 34 C-14 44 -4 44 0 40 "
            "C4 44 14 44 17 34 C22 34 30 26 27 18 C28 14 30 4 22 -4 C18 8 14 12 8 12 "
            "Q0 8 -8 12 C-14 12 -18 8 -22 -4 Z",
            colour,
        )
        + line("M-18 16 q3 6 8 4 M18 16 q-3 6 -8 4 M-9 30 q5 4 9 -1 q4 5 9 1")
        + moustache(colour)
    )


def moustache(colour: str, x: float = 0) -> str:
    """A moustache with drooping ends and the lower lip under it."""
    return line(f"M{x - 4} 19.5 q4 2.5 8 0") + shape(
        f"M{x} 11 C{x - 6} 9 {x - 12} 13 {x - 17} 20 C{x - 9} 19 {x - 4} 18 {x} 14.5 "
        f"C{x + 4} 18 {x + 9} 19 {x + 17} 20 C{x + 12} 13 {x + 6} 9 {x} 11 Z",
        colour,
    )


def whiskers(colour: str) -> str:
    """Side whiskers that run into a great curled moustache; the chin is bare."""
    return shape(
        "M-23 -16 C-32 0 -31 16 -24 23 C-18 26 -14 20 -14 18 C-8 20 -3 18 0 14 "
        "C3 18 8 20 14 18 C14 20 18 26 24 23 C31 16 32 0 23 -16 C20 -6 20 4 15 9 "
        "C10 12 5 8 0 11 C-5 8 -10 12 -15 9 C-20 4 -20 -6 -23 -16 Z",
        colour,
    ) + line("M-25 6 q1 6 5 9 M25 6 q-1 6 -5 9")


def profile_beard(colour: str) -> str:
    """A pointed beard and moustache of a head that looks to the left."""
    return shape(
        "M6 2 C12 10 16 4 18 4 C17 22 2 34 -17 46 C-23 38 -24 28 -22 20 L-12 19 "
        "C-14 16 -19 15 -26 17 C-23 9 -14 9 -9 13 C-2 14 3 10 6 2 Z",
        colour,
    ) + line("M-16 38 C-15 30 -12 26 -6 24 M-2 30 C4 24 8 20 10 14")


def goatee(colour: str, x: float = 0) -> str:
    """A young man's tuft of beard with a thin moustache."""
    return shape(f"M{x - 4} 23 q4 -3 8 0 q1 9 -4 14 q-5 -5 -4 -14 Z", colour) + line(
        f"M{x} 12 q-5 0 -9 4 M{x} 12 q5 0 9 4", 2.6
    )


def cloud(colour: str) -> str:
    """A great round head of curls, scalloped all round, behind the face."""
    return shape(
        "M0 -46 C10 -52 20 -48 22 -42 C32 -42 38 -34 36 -26 C44 -20 44 -10 39 -5 "
        "C44 4 40 14 33 16 C33 26 24 30 18 28 H-18 C-24 30 -33 26 -33 16 "
        "C-40 14 -44 4 -39 -5 C-44 -10 -44 -20 -36 -26 C-38 -34 -32 -42 -22 -42 "
        "C-20 -48 -10 -52 0 -46 Z",
        colour,
    )


def curls(colour: str) -> str:
    """Short tight curls about brow and temples."""
    return shape(
        "M-22 6 C-28 2 -28 -6 -25 -10 C-29 -16 -26 -24 -20 -25 C-16 -32 16 -32 20 -25 "
        "C26 -24 29 -16 25 -10 C28 -6 28 2 22 6 C21 0 20 -6 20 -10 Q15 -11 14 -16 Q8 -13 5 -17 "
        "Q0 -13 -5 -17 Q-8 -13 -14 -16 Q-15 -11 -20 -10 C-20 -6 -21 0 -22 6 Z",
        colour,
    )


def side_bun(colour: str, x: float) -> str:
    """A coiled bun beside the ear at ``x``."""
    return shape(
        f"M{x} -26 C{x + 13} -26 {x + 17} -14 {x + 15} -4 C{x + 13} 7 {x + 6} 12 {x} 12 "
        f"C{x - 6} 12 {x - 13} 7 {x - 15} -4 C{x - 17} -14 {x - 13} -26 {x} -26 Z",
        colour,
    ) + line(
        f"M{x + 8} -12 C{x + 4} -20 {x - 8} -18 {x - 8} -6 C{x - 8} 4 {x + 6} 5 {x + 6} -4 "
        f"C{x + 6} -10 {x - 3} -10 {x - 2} -4"
    )
