"""Necks and faces: seen from the front, half turned, or in profile."""

from dataclasses import dataclass

from resources.deck.courts.pen import dot, line, shape, tint
from resources.deck.palette import INK, WHITE
from resources.draw import mirrored

LIPS = "#b5323f"


@dataclass(frozen=True)
class Skin:
    """A complexion: lit, in shadow, and the blush of the cheek."""

    light: str
    shade: str
    blush: str


PALE = Skin("#fbe3cb", "#edc8a6", "#f2b8a0")
ROSY = Skin("#f8d3b4", "#e6af88", "#ec9a82")
TAN = Skin("#dda679", "#c48656", "#c9785a")
DARK = Skin("#9a6240", "#7d4b2e", "#8a4a35")


@dataclass(frozen=True)
class Look:
    """An expression: ``turn`` -1 left, 0 front, 1 right; ``brow`` lifts (+) or frowns (-)."""

    turn: int = 0
    brow: float = 0
    lips: bool = False
    smile: float = 2.0
    glance: float = 0


def neck(skin: Skin) -> str:
    """The neck, in the shadow of the chin."""
    return shape("M-10 14 L-13 38 H13 L10 14 Z", skin.shade)


def _eye(x: float, look: Look, side: int) -> str:
    inner, outer = -12 - look.brow, -12.5
    left, right = (inner, outer) if side > 0 else (outer, inner)
    top = min(left, right) - 3
    return (
        tint(f"M{x - 5.5} -3 q5.5 -6.5 11 0 q-5.5 5 -11 0 Z", WHITE)
        + dot(x + look.turn * 1.3 + look.glance, -3.4, 2.7, INK)
        + line(f"M{x - 6} -2.5 q6 -7.5 12 0", 1.8)
        + line(f"M{x - 6} {left} Q{x} {top} {x + 6} {right}", 2.2)
    )


def _mouth(x: float, look: Look) -> str:
    if look.lips:
        return tint(f"M{x - 6} 17 q3.5 -3.6 6 -1.6 q2.5 -2 6 1.6 q-6 6.4 -12 0 Z", LIPS) + line(
            f"M{x - 5.5} 17 q5.5 2.2 11 0", 1
        )
    return line(f"M{x - 6} 17 q6 {look.smile * 2} 12 0", 1.8)


def face(skin: Skin, look: Look) -> str:
    """A face from the front or half turned, about 44 units wide."""
    turn = look.turn
    side = turn or 1
    x = 4.0 * turn
    outline = f"M-22 -14 C-23 8 -14 29 {3 * turn} 29 C14 29 23 8 22 -14 C20 -31 -20 -31 -22 -14 Z"
    shadow = f"M{-22 * side} -14 C{-23 * side} 8 {-14 * side} 29 {3 * turn} 29 "
    shadow += f"C{-8 * side} 23 {-15 * side} 10 {-13 * side} -20 Z"
    eyes = [x + s * (8.0 if s == turn else 9.5) for s in (-1, 1)]
    return (
        tint(outline, skin.light)
        + tint(shadow, skin.shade)
        + dot(x + 11 * side - turn * 2, 9, 4.6, skin.blush)
        + dot(x - 11 * side, 9, 4.2, skin.blush)
        + line(outline, 2.2)
        + _eye(eyes[0], look, -1)
        + _eye(eyes[1], look, 1)
        + line(f"M{x + side * 1.5} -4 L{x + side * 4.5} 7.5 Q{x + side * 3} 10 {x - side} 9")
        + _mouth(x, look)
    )


def profile(skin: Skin, look: Look) -> str:
    """A face in profile, looking to ``look.turn``."""
    outline = (
        "M20 -16 C16 -32 -12 -32 -17 -20 C-18 -15 -17 -12 -19 -9 L-28 5 Q-28 9 -21 9 L-23 13 "
        "L-19.5 15.5 L-22 19 C-24 27 -18 31 -10 29 C4 27 15 18 18 6 Z"
    )
    left = (
        tint(outline, skin.light)
        + tint("M-10 29 C4 27 15 18 18 6 L20 -16 C12 -6 10 14 -10 29 Z", skin.shade)
        + dot(-7, 9, 4.6, skin.blush)
        + line(outline, 2.2)
        + tint("M-17 -4 Q-12 -10 -5 -4 Q-11 0 -17 -4 Z", WHITE)
        + dot(-12.6, -4.6, 2.7, INK)
        + line("M-17 -4.5 Q-12 -10 -5 -4", 1.8)
        + line(f"M-18 {-12 - look.brow} Q-11 -17 -4 -12", 2.2)
        + line("M-21 9 q2 -4 5 -2")
        + line(f"M-19.5 15.5 Q-15 {15 + look.smile} -11 {15.5 - look.smile / 2}", 1.8)
    )
    return mirrored(left) if look.turn > 0 else left
