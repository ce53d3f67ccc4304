"""The quiet mark on the cards that are worth points by themselves.

Aces and the two of spades bear one gold star under each index, the ten of diamonds two. Faces
without the mark are drawn too, for players who want none.
"""

from resources.deck.canvas import HEIGHT, WIDTH
from resources.deck.corners import both_ways
from resources.deck.palette import DEEP_GOLD, GOLD
from resources.draw import document, path, placed, rect

INSET = 4.5
STAR = "M0 -10 Q1.6 -1.6 10 0 Q1.6 1.6 0 10 Q-1.6 1.6 -10 0 Q-1.6 -1.6 0 -10 Z"
STAR_X = 30.0
STAR_Y = 127.0
STAR_STEP = 20.0


def stars(letter: str, suit: str) -> int:
    """How many stars a card bears."""
    if letter in "AE" or (letter, suit) == ("2", "s"):
        return 1
    return 2 if (letter, suit) == ("T", "d") else 0


def star_file() -> str:
    """The gold star alone."""
    side = 24.0
    return document(side, side, placed(_star(), x=side / 2, y=side / 2))


def _star() -> str:
    return path(STAR, fill=GOLD, stroke=DEEP_GOLD, stroke_width=1)


def mark(count: int) -> str:
    """The mark of ``count`` stars: a gold hairline round the card, the stars under the indices."""
    row = [placed(_star(), x=STAR_X, y=STAR_Y + i * STAR_STEP) for i in range(count)]
    hairline = rect(
        INSET, INSET, WIDTH - 2 * INSET, HEIGHT - 2 * INSET, 11,
        fill="none", stroke=GOLD, stroke_width=1.6,
    )  # fmt: skip
    return hairline + both_ways(*row)
