"""Two halves of a court, the sash over their seam, and the frame round them."""

from resources.deck.canvas import CENTRE_X, CENTRE_Y
from resources.deck.courts.body import SLOPE, fist, forearm
from resources.deck.courts.heads import neck
from resources.deck.courts.pen import LINE, bead, drawing, emblem, line, shape
from resources.deck.courts.people import PEOPLE
from resources.deck.courts.person import Figure
from resources.deck.palette import GOLD, INK, Cloth
from resources.deck.suits import symbol
from resources.draw import placed, rect

HALF_WIDTH = 70.0
HALF_HEIGHT = 154.0
HEAD_Y = -86.0
SASH = 11.0
HEM_Y = 34.0
FRAME_RADIUS = 5.0
PIP_AT = (-51.0, -132.0)
PIP_SIZE = 27.0


def half(person: Figure) -> str:
    """One half of the figure, from the crown down to the seam."""
    return drawing(
        placed(person.behind, y=HEAD_Y),
        placed(neck(person.skin), y=HEAD_Y),
        person.robe,
        forearm(person.sleeve, person.skin),
        placed(person.head, y=HEAD_Y),
        person.held,
        fist(person.skin),
    )


def _sash(suit: str, cloth: Cloth) -> str:
    low = HALF_WIDTH * SLOPE
    left, right = -HALF_WIDTH, HALF_WIDTH
    band = f"M{left} {-low - SASH} L{right} {low - SASH} V{low + SASH} L{left} {-low + SASH} Z"
    edge = SASH - 3
    hems = "".join(line(f"M{left} {s * edge - low} L{right} {s * edge + low}", 1) for s in (-1, 1))
    emblems = [
        placed(emblem(suit, cloth.main, -40, -40 * SLOPE, 15), turned=turned)
        for turned in (False, True)
    ]
    return drawing(
        shape(band, GOLD), hems, *emblems, bead(0, 0, 6.5, cloth.main), bead(0, 0, 2.6, GOLD)
    )


def bust(court: str, cloth: Cloth) -> str:
    """One half alone in a frame, with the sash as its hem, about the middle of the card."""
    low = HALF_WIDTH * SLOPE
    hem = f"M{-HALF_WIDTH} {-low} L{HALF_WIDTH} {low} V{HEM_Y} H{-HALF_WIDTH} Z"
    height = HALF_HEIGHT + HEM_Y
    return (
        rect(-HALF_WIDTH, -HALF_HEIGHT, 2 * HALF_WIDTH, height, FRAME_RADIUS, fill=cloth.wall)
        + half(PEOPLE[court](cloth))
        + drawing(shape(hem, cloth.main))
        + _sash(court[1], cloth)
        + _frame(height)
    )


def _frame(height: float) -> str:
    return rect(
        -HALF_WIDTH,
        -HALF_HEIGHT,
        2 * HALF_WIDTH,
        height,
        FRAME_RADIUS,
        fill="none",
        stroke=INK,
        stroke_width=LINE,
    )


def court(letter: str, suit: str, colour: str, cloth: Cloth) -> str:
    """The framed picture of a court card, ``letter`` being one of K, Q and J."""
    one = half(PEOPLE[letter + suit](cloth)) + symbol(suit, colour, *PIP_AT, PIP_SIZE)
    height = 2 * HALF_HEIGHT
    picture = (
        rect(-HALF_WIDTH, -HALF_HEIGHT, 2 * HALF_WIDTH, height, FRAME_RADIUS, fill=cloth.wall)
        + one
        + placed(one, turned=True)
        + _sash(suit, cloth)
        + _frame(height)
    )
    return placed(picture, x=CENTRE_X, y=CENTRE_Y)
