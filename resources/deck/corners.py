"""Corner indices, in the ordinary size and for weak eyes."""

from resources.deck.canvas import HEIGHT, WIDTH
from resources.deck.glyphs import written
from resources.deck.suits import symbol
from resources.draw import placed

COLUMN_X = 30.0
LETTER_Y = 42.0
LETTER_HEIGHT = 45.0
SUIT_Y = 93.0
SUIT_SIZE = 33.0

LARGE_LETTER_X = 74.0
LARGE_SUIT_X = 196.0
LARGE_Y = 92.0
LARGE_LETTER_HEIGHT = 120.0
LARGE_SUIT_SIZE = 78.0


def both_ways(*children: str) -> str:
    """Draw ``children`` as they are and again on their heads, about the card's middle."""
    return "".join(children) + placed(*children, x=WIDTH, y=HEIGHT, turned=True)


def corners(letter: str, suit: str, colour: str) -> str:
    """The index and its suit in the top left and the bottom right corner."""
    return both_ways(
        written(letter, colour, COLUMN_X, LETTER_Y, LETTER_HEIGHT),
        symbol(suit, colour, COLUMN_X, SUIT_Y, SUIT_SIZE),
    )


def large_index(letter: str, suit: str, colour: str) -> str:
    """One index as large as the upper half allows, with its suit beside it."""
    return written(letter, colour, LARGE_LETTER_X, LARGE_Y, LARGE_LETTER_HEIGHT) + symbol(
        suit, colour, LARGE_SUIT_X, LARGE_Y, LARGE_SUIT_SIZE
    )
