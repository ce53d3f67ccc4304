"""Heads of animals for the tempers of the computer players, on a square of 64 units.

Animals have no face that anybody could take for their own, and tell a temper at 16 pixels. The kind
of animal stands for the strength; each player of a strength has a coat and clothes of its own.
"""

from typing import NamedTuple

from resources.draw import circle, ellipse, path

SIZE = 64.0
INK = "#1b2133"
WHITE = "#fffdf8"
BEAK = "#e8912d"


class Coat(NamedTuple):
    """The colour of an animal, and that of its second part: cheeks, ears, or around the eyes."""

    main: str
    second: str = WHITE


class Head(NamedTuple):
    """A drawn head, and where clothes sit: a hat's rim, a flower, a bow tie, a lens."""

    drawing: str
    crown: float
    side_x: float
    side_y: float
    chin: float
    eye_x: float
    eye_y: float


def _eyes(x: float, y: float, radius: float = 3.2) -> str:
    """Two eyes at the same distance from the middle."""
    glint = radius * 0.35
    return "".join(
        circle(at, y, radius, fill=INK) + circle(at + glint, y - glint, glint, fill=WHITE)
        for at in (SIZE / 2 - x, SIZE / 2 + x)
    )


def _pair(x: float, y: float, radius: float, fill: str) -> str:
    """Two equal discs at the same distance from the middle."""
    return "".join(circle(at, y, radius, fill=fill) for at in (SIZE / 2 - x, SIZE / 2 + x))


def frog(coat: Coat) -> Head:
    """Jumps at anything."""
    skin = coat.main
    mouth = path("M16 42 Q32 54 48 42", fill="none", stroke=INK, stroke_width=2.5)
    face = ellipse(32, 38, 27, 20, fill=skin)
    eyes = _pair(15, 20, 10.5, skin) + face + _pair(15, 19, 7, WHITE) + _eyes(15, 19)
    return Head(eyes + mouth, crown=22, side_x=32, side_y=24, chin=57, eye_x=15, eye_y=19)


def chick(coat: Coat) -> Head:
    """Fresh from the egg."""
    tuft = path("M32 14 V5 M32 14 L26 7 M32 14 L38 7", fill="none", stroke=BEAK, stroke_width=2.5)
    beak = path("M25 36 H39 L32 45 Z", fill=BEAK)
    drawing = tuft + circle(32, 36, 24, fill=coat.main) + _eyes(10, 29) + beak
    return Head(drawing, crown=18, side_x=19, side_y=17, chin=57, eye_x=10, eye_y=29)


def hamster(coat: Coat) -> Head:
    """With full cheeks."""
    fur, cheek = coat
    teeth = path("M29 45 H35 V51 H29 Z", fill=WHITE)
    nose = path("M28 36 H36 L32 41 Z", fill="#b4485a")
    face = _pair(17, 13, 8, fur) + circle(32, 34, 23, fill=fur) + _pair(15, 46, 13, cheek)
    return Head(
        face + _eyes(9, 27) + teeth + nose,
        crown=16,
        side_x=19,
        side_y=15,
        chin=57,
        eye_x=9,
        eye_y=27,
    )


def elephant(coat: Coat) -> Head:
    """Never forgets."""
    skin, ear = coat
    trunk = path(
        "M32 32 V48 Q32 58 42 56",
        fill="none", stroke=skin, stroke_width=10, stroke_linecap="round",
    )  # fmt: skip
    drawing = _pair(18, 28, 14, ear) + circle(32, 28, 19, fill=skin) + trunk + _eyes(9, 25)
    return Head(drawing, crown=14, side_x=18, side_y=14, chin=47, eye_x=9, eye_y=25)


def fox(coat: Coat) -> Head:
    """Thinks ahead."""
    fur, cheek = coat
    face = path("M8 8 L24 18 H40 L56 8 L54 36 L32 58 L10 36 Z", fill=fur)
    cheeks = path("M10 36 L32 58 L54 36 L41 37 L32 48 L23 37 Z", fill=cheek)
    drawing = face + cheeks + _eyes(10, 31) + circle(32, 56, 4, fill=INK)
    return Head(drawing, crown=20, side_x=19, side_y=18, chin=57, eye_x=10, eye_y=31)


def owl(coat: Coat) -> Head:
    """Sees in the dark."""
    feathers, ring = coat
    tufts = path("M8 24 L10 5 L28 14 Z M56 24 L54 5 L36 14 Z", fill=feathers)
    beak = path("M27 38 H37 L32 48 Z", fill=BEAK)
    body = circle(32, 35, 25, fill=feathers)
    drawing = tufts + body + _pair(11, 29, 11, ring) + _eyes(11, 29, 5.5) + beak
    return Head(drawing, crown=16, side_x=18, side_y=15, chin=57, eye_x=11, eye_y=29)
