"""The hand that writes the indices: one stroke width, round ends, caps 100 units high.

Each glyph is the middle line of its stroke, from the left edge 0 to ``width``. The three has a flat
top and the king a swung leg, so that no two glyphs are alike at eight pixels.
"""

from dataclasses import dataclass

from resources.draw import group, path, placed

CAP_HEIGHT = 100.0
STROKE = 16.5


@dataclass(frozen=True)
class Glyph:
    """Path data of the pen's way, and how wide it is without the stroke."""

    width: float
    d: str


GLYPHS = {
    "2": Glyph(56, "M3 25 C4 9 14 0 28 0 C43 0 53 10 53 25 C53 40 43 51 30 64 L2 100 H56"),
    "3": Glyph(56, "M4 0 H52 L25 39 C44 39 56 52 56 69 C56 88 43 101 27 101 C14 101 4 94 1 82"),
    "4": Glyph(58, "M43 100 V0 L1 71 H58"),
    "5": Glyph(
        56, "M51 0 H12 L6 47 C12 40 20 37 28 37 C44 37 56 50 56 68 C56 88 43 101 27 101 "
        "C14 101 5 95 1 84"
    ),
    "6": Glyph(
        56, "M47 1 C22 12 0 36 0 67 C0 88 11 101 28 101 C45 101 56 88 56 70 C56 52 45 40 29 40 "
        "C14 40 3 50 0 67"
    ),
    "7": Glyph(54, "M0 18 V0 H54 C40 30 27 60 22 100"),
    "8": Glyph(
        56, "M28 46 C14 46 5 36 5 23 C5 9 14 -1 28 -1 C42 -1 51 9 51 23 C51 36 42 46 28 46 "
        "C11 46 0 57 0 73 C0 90 11 101 28 101 C45 101 56 90 56 73 C56 57 45 46 28 46 Z"
    ),
    "9": Glyph(
        56, "M9 99 C34 88 56 64 56 33 C56 12 45 -1 28 -1 C11 -1 0 12 0 30 C0 48 11 60 27 60 "
        "C42 60 53 50 56 33"
    ),
    "T": Glyph(
        74, "M0 19 L17 0 V100 M56 -1 C67 -1 74 18 74 50 C74 82 67 101 56 101 C45 101 38 82 38 50 "
        "C38 18 45 -1 56 -1 Z"
    ),
    "A": Glyph(68, "M0 100 L29 5 Q34 -6 39 5 L68 100 M12 67 H56"),
    "E": Glyph(50, "M48 0 H0 V100 H50 M0 48 H38"),
    "J": Glyph(48, "M14 0 H48 V69 C48 90 38 101 23 101 C10 101 2 93 0 80"),
    "B": Glyph(
        54, "M0 0 V100 H27 C45 100 54 88 54 73 C54 58 44 47 27 47 H0 M27 47 C41 47 49 37 49 24 "
        "C49 10 41 0 27 0 H0"
    ),
    "N": Glyph(85, "M0 0 V100 M36 0 L3 55 M14 40 L37 100 M59 45 V100 M59 64 C61 50 66 44 73 44 "
        "C82 44 85 52 85 63 V100"
    ),
    "Q": Glyph(
        68, "M34 -1 C56 -1 68 20 68 50 C68 80 56 101 34 101 C12 101 0 80 "
"0 50 C0 20 12 -1 34 -1 Z "
        "M40 72 L70 106"
    ),
    "D": Glyph(60, "M0 0 V100 H20 C48 100 60 78 60 50 C60 22 48 0 20 0 Z"),
    "K": Glyph(58, "M0 0 V100 M52 0 L4 56 M19 41 C38 56 40 78 46 91 Q51 101 62 98"),
}  # fmt: skip


def written(letter: str, colour: str, x: float, y: float, height: float) -> str:
    """Write ``letter`` with cap height ``height``, its middle at (x, y)."""
    glyph = GLYPHS[letter]
    scale = height / CAP_HEIGHT
    pen = group(
        path(glyph.d), fill="none", stroke=colour, stroke_width=STROKE,
    )  # fmt: skip
    return placed(pen, x=x - glyph.width * scale / 2, y=y - height / 2, scale=scale)
