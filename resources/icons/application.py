"""The application's icon: the two cards the game is named for, on green felt.

Little Casino (2 of spades) behind, Big Casino (10 of diamonds) in front; drawn from the deck's own
symbols and legible at 16 pixels, so the cards bear one large suit and nothing else.
"""

from resources.deck.palette import GOLD, INK, RED
from resources.deck.suits import symbol
from resources.deck.worth import STAR
from resources.draw import document, path, placed, rect

SIZE = 256.0
FELT = "#1f6b4a"
FELT_EDGE = "#124831"
PAPER = "#fffdf8"

CARD_WIDTH = 112.0
CARD_HEIGHT = 156.0


def _card(suit: str, colour: str, suit_x: float = 0) -> str:
    blank = rect(
        -CARD_WIDTH / 2, -CARD_HEIGHT / 2, CARD_WIDTH, CARD_HEIGHT, 14,
        fill=PAPER, stroke=FELT_EDGE, stroke_width=5,
    )  # fmt: skip
    return blank + symbol(suit, colour, suit_x, 0, 84)


def application_icon() -> str:
    """The icon on a square of 256 units."""
    return document(SIZE, SIZE, *emblem())


def emblem() -> tuple[str, ...]:
    """What is drawn on that square."""
    felt = rect(10, 10, SIZE - 20, SIZE - 20, 54, fill=FELT, stroke=FELT_EDGE, stroke_width=6)
    star = path(STAR, fill=GOLD, stroke=INK, stroke_width=0.8)
    return (
        felt,
        placed(_card("s", INK, suit_x=-13), x=88, y=130, angle=-15),
        placed(_card("d", RED), x=162, y=134, angle=9),
        placed(star, x=208, y=54, scale=2.6),
    )
