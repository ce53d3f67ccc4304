"""A table of planks: seams, joints, and the grain of each plank."""

from random import Random

from resources.draw import num, path, rect
from resources.grounds.sheet import HEIGHT, WIDTH, document_of

PLANKS = 7
LINES = 9
STEP = 200.0


def wood() -> str:
    """The whole ground."""
    rng = Random(7)
    height = HEIGHT / PLANKS
    return document_of(*(_plank(rng, row * height, height) for row in range(PLANKS)))


def _plank(rng: Random, y: float, height: float) -> str:
    tone = rect(0, y, WIDTH, height, fill="#000", fill_opacity=rng.uniform(0, 0.16))
    grain = (_line(rng, y + height * (line + 0.5) / LINES, height) for line in range(LINES))
    joint = rng.uniform(0.1, 0.9) * WIDTH
    seams = path(
        f"M0 {num(y)} H{num(WIDTH)} M{num(joint)} {num(y)} v{num(height)}",
        stroke="#000", stroke_opacity=0.42, stroke_width=2.2, fill="none",
    )  # fmt: skip
    edge = path(
        f"M0 {num(y + 2.4)} H{num(WIDTH)}", stroke="#fff", stroke_opacity=0.1, stroke_width=1.4
    )
    return tone + "".join(grain) + seams + edge


def _line(rng: Random, y: float, height: float) -> str:
    """One line of the grain, never quite straight."""
    sway = 0.03 * height
    points = [f"M0 {num(y)}"]
    for x in range(0, int(WIDTH), int(STEP)):
        bend, end = (y + rng.uniform(-sway, sway) for _ in range(2))
        points.append(f"Q{num(x + STEP / 2)} {num(bend)} {num(x + STEP)} {num(end)}")
    return path(
        " ".join(points), fill="none", stroke="#000",
        stroke_opacity=rng.uniform(0.05, 0.17), stroke_width=rng.uniform(0.8, 2.6),
    )  # fmt: skip
