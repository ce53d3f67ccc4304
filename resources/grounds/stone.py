"""Slate, with its clouds and cracks, and paper with its fibres."""

from random import Random

from resources.draw import ellipse, num, path, placed
from resources.grounds.sheet import HEIGHT, WIDTH, document_of


def slate() -> str:
    """Split stone: clouds along one direction, a few fine cracks."""
    rng = Random(11)
    clouds = (_cloud(rng) for _ in range(46))
    cracks = (_crack(rng, 9, 120.0, "#fff" if place % 2 else "#000") for place in range(14))
    return document_of(*clouds, *cracks)


def paper() -> str:
    """Made by hand: short fibres this way and that."""
    rng = Random(13)
    return document_of(*(_fibre(rng) for _ in range(150)))


def _place(rng: Random) -> tuple[float, float]:
    return rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT)


def _cloud(rng: Random) -> str:
    x, y = _place(rng)
    light = rng.random() < 0.5
    blot = ellipse(
        0, 0, rng.uniform(90, 320), rng.uniform(14, 60),
        fill="#fff" if light else "#000", fill_opacity=rng.uniform(0.012, 0.045),
    )  # fmt: skip
    return placed(blot, x=x, y=y, angle=rng.uniform(-22, -10))


def _crack(rng: Random, steps: int, length: float, colour: str) -> str:
    x, y = _place(rng)
    points = [f"M{num(x)} {num(y)}"]
    for _ in range(steps):
        points.append(
            f"l{num(rng.uniform(0.4, 1) * length)} {num(rng.uniform(-0.6, 0.25) * length / 2)}"
        )
    return path(
        " ".join(points), fill="none", stroke=colour,
        stroke_opacity=rng.uniform(0.05, 0.13), stroke_width=rng.uniform(0.7, 1.6),
    )  # fmt: skip


def _fibre(rng: Random) -> str:
    x, y = _place(rng)
    bends = " ".join(num(rng.uniform(-26, 26)) for _ in range(4))
    return path(
        f"M{num(x)} {num(y)} q{bends}", fill="none", stroke="#7a5a2a",
        stroke_opacity=rng.uniform(0.05, 0.16), stroke_width=rng.uniform(0.6, 1.3),
    )  # fmt: skip
