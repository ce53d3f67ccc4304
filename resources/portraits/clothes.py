"""What the animals of the portraits wear, each drawn around the place where it sits."""

from collections.abc import Callable

from resources.draw import circle, ellipse, group, path, placed, rect
from resources.portraits.animals import INK, SIZE, WHITE, Head

MIDDLE = SIZE / 2
GOLD = "#f0bf3e"
FELT = "#565f7d"
RED = "#c8374a"
PINK = "#d8487f"
BLUE = "#2f6fb0"
STRAW = "#ecd08a"
SHELL = "#f1e2c4"

Clothes = Callable[[Head], str]


def nothing(head: Head) -> str:
    """As it was born."""
    return ""


def glasses(head: Head) -> str:
    """Two round lenses."""
    left, right, y = MIDDLE - head.eye_x, MIDDLE + head.eye_x, head.eye_y
    bridge = f"M{left + 7:g} {y:g} Q{MIDDLE:g} {y - 4:g} {right - 7:g} {y:g}"
    return group(
        circle(left, y, 7), circle(right, y, 7), path(bridge),
        fill="none", stroke=WHITE, stroke_width=2.6,
    )  # fmt: skip


def monocle(head: Head) -> str:
    """One golden lens with its chain."""
    x, y, radius = MIDDLE + head.eye_x, head.eye_y, 9.5
    chain = f"M{x + radius:g} {y:g} Q{x + 14:g} {y + 14:g} {x + 6:g} {y + 24:g}"
    lens = circle(x, y, radius, stroke_width=3)
    return group(lens, path(chain), fill="none", stroke=GOLD, stroke_width=1.8)


def _hat(head: Head, *parts: str) -> str:
    return placed(*parts, x=MIDDLE, y=head.crown)


def bowler(head: Head) -> str:
    """Round and black."""
    dome = path("M-12 0 V-6 A12 11 0 0 1 12 -6 V0 Z", fill=FELT)
    return _hat(head, dome, rect(-12, -5, 24, 4, fill=RED), rect(-18, -2, 36, 5, 2.5, fill=FELT))


def straw_hat(head: Head) -> str:
    """For the summer."""
    dome = path("M-12 0 L-10 -13 H10 L12 0 Z", fill=STRAW)
    brim = ellipse(0, 0, 21, 4.5, fill=STRAW)
    return _hat(head, brim, dome, rect(-11.6, -6, 23.2, 4.5, fill=BLUE))


def woolly_hat(head: Head) -> str:
    """With a bobble."""
    dome = path("M-17 0 A17 16 0 0 1 17 0 Z", fill=BLUE)
    return _hat(head, circle(0, -17, 5, fill=WHITE), dome, rect(-19, -3, 38, 7, 3.5, fill=WHITE))


def scholars_cap(head: Head) -> str:
    """With a tassel."""
    band = path("M-12 -6 V2 H12 V-6 Z", fill=INK)
    board = path("M0 -15 L23 -7 L0 1 L-23 -7 Z", fill=FELT)
    cord = path("M0 -7 L17 -4 V6", fill="none", stroke=GOLD, stroke_width=2.2)
    return _hat(head, band, board, cord, circle(17, 7, 2.6, fill=GOLD))


def crown(head: Head) -> str:
    """Of gold."""
    band = path("M-8 0 L-10 -11 L-5 -6 L0 -14 L5 -6 L10 -11 L8 0 Z", fill=GOLD)
    return _hat(head, band, circle(0, -3.5, 2, fill=RED))


def eggshell(head: Head) -> str:
    """What is left of the egg."""
    return _hat(
        head, path("M-19 2 A19 17 0 0 1 19 2 L12 -4 L6 3 L0 -4 L-6 3 L-12 -4 Z", fill=SHELL)
    )


def _bow(x: float, y: float, fill: str, angle: float = 0) -> str:
    wings = path("M0 0 L-12 -7 V7 Z M0 0 L12 -7 V7 Z", fill=fill)
    return placed(wings, circle(0, 0, 3.6, fill=fill), x=x, y=y, angle=angle)


def bow_tie(head: Head) -> str:
    """Below the chin."""
    return _bow(MIDDLE, head.chin, RED)


def hair_bow(head: Head) -> str:
    """Beside the crown."""
    return _bow(2 * MIDDLE - head.side_x, head.side_y, PINK, 20)


def flower(head: Head) -> str:
    """Beside the crown."""
    petals = "".join(placed(circle(0, -5, 4.2, fill="#f6b3c8"), angle=72 * n) for n in range(5))
    return placed(petals, circle(0, 0, 3.6, fill=GOLD), x=head.side_x, y=head.side_y)
