"""Heads of animals for the tempers of the computer players, on a square of 64 units.

Animals have no face that anybody could take for their own, and tell a temper at 16 pixels.
"""

from resources.draw import circle, document, ellipse, path

SIZE = 64.0
INK = "#1b2133"
WHITE = "#fffdf8"
BEAK = "#e8912d"


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


def frog() -> str:
    """Jumps at anything."""
    skin = "#5da548"
    mouth = path("M16 42 Q32 54 48 42", fill="none", stroke=INK, stroke_width=2.5)
    head = ellipse(32, 38, 27, 20, fill=skin)
    return _pair(15, 20, 10.5, skin) + head + _pair(15, 19, 7, WHITE) + _eyes(15, 19) + mouth


def chick() -> str:
    """Fresh from the egg."""
    tuft = path("M32 14 V5 M32 14 L26 7 M32 14 L38 7", fill="none", stroke=BEAK, stroke_width=2.5)
    beak = path("M25 36 H39 L32 45 Z", fill=BEAK)
    return tuft + circle(32, 36, 24, fill="#f6cf4a") + _eyes(10, 29) + beak


def hamster() -> str:
    """With full cheeks."""
    fur, cheek = "#c98a4b", "#f1d3a6"
    teeth = path("M29 45 H35 V51 H29 Z", fill=WHITE)
    nose = path("M28 36 H36 L32 41 Z", fill="#b4485a")
    head = circle(32, 34, 23, fill=fur)
    return _pair(17, 13, 8, fur) + head + _pair(15, 46, 13, cheek) + _eyes(9, 27) + teeth + nose


def elephant() -> str:
    """Never forgets."""
    skin, shade = "#8f9bab", "#6f7b8c"
    trunk = path(
        "M32 32 V48 Q32 58 42 56",
        fill="none", stroke=skin, stroke_width=10, stroke_linecap="round",
    )  # fmt: skip
    return _pair(18, 28, 14, shade) + circle(32, 28, 19, fill=skin) + trunk + _eyes(9, 25)


def fox() -> str:
    """Thinks ahead."""
    head = path("M8 8 L24 18 H40 L56 8 L54 36 L32 58 L10 36 Z", fill="#d9692b")
    cheeks = path("M10 36 L32 58 L54 36 L41 37 L32 48 L23 37 Z", fill=WHITE)
    return head + cheeks + _eyes(10, 31) + circle(32, 56, 4, fill=INK)


def owl() -> str:
    """Sees in the dark."""
    feathers = "#7a5638"
    tufts = path("M8 24 L10 5 L28 14 Z M56 24 L54 5 L36 14 Z", fill=feathers)
    beak = path("M27 38 H37 L32 48 Z", fill=BEAK)
    body = circle(32, 35, 25, fill=feathers)
    return tufts + body + _pair(11, 29, 11, "#f4e6c8") + _eyes(11, 29, 5.5) + beak


def portrait(head: str) -> str:
    """A head as a file of its own."""
    return document(SIZE, SIZE, head)
