"""Whole card faces: paper, indices and what lies between them."""

from resources.deck.canvas import CENTRE_X, CENTRE_Y, PAPER, card, sheet
from resources.deck.corners import corners, large_index
from resources.deck.courts.figure import bust, court
from resources.deck.palette import CLOTHS, SCHEMES
from resources.deck.pips import SPOTS, pips
from resources.deck.suits import symbol
from resources.deck.worth import STAR, mark, stars
from resources.draw import path, placed

ROLES = {"K": "K", "Q": "Q", "D": "Q", "J": "J", "B": "J", "N": "J"}
"""Which court a letter names: kings K, queens Q or D, jacks J, B or N (the Swedish Kn)."""
ACES = "AE"
LETTERS = "23456789TAEJBNQDK"

ACE_SIZE = 118.0
STAR_SCALE = {"c": 1.4, "d": 1.9, "h": 1.9, "s": 1.9}
STAR_DROP = {"c": 9.0, "d": 0.0, "h": -6.0, "s": 10.0}
"""How far the star lies below the middle of a symbol, so that it looks centred in it."""
LARGE_SUIT_Y = 258.0
LARGE_SUIT_SIZE = 128.0
LARGE_BUST_SCALE = 0.88
LARGE_BUST_Y = 308.0


def _ace(suit: str, colour: str) -> str:
    """One great symbol with a star cut out of it."""
    star = placed(
        path(STAR, fill=PAPER),
        x=CENTRE_X,
        y=CENTRE_Y + STAR_DROP[suit],
        scale=STAR_SCALE[suit],
    )
    return symbol(suit, colour, CENTRE_X, CENTRE_Y, ACE_SIZE) + star


def _middle(letter: str, suit: str, scheme: str) -> str:
    colour = SCHEMES[scheme][suit]
    if letter in SPOTS:
        return pips(letter, suit, colour)
    if letter in ACES:
        return _ace(suit, colour)
    return court(ROLES[letter], suit, colour, CLOTHS[scheme][suit])


def face(letter: str, suit: str, scheme: str, marked: bool = True) -> str:
    """The ordinary face of a card, in the colours of ``scheme`` ("two" or "four")."""
    worth = stars(letter, suit) if marked else 0
    return card(
        sheet(),
        mark(worth) if worth else "",
        _middle(letter, suit, scheme),
        corners(letter, suit, SCHEMES[scheme][suit]),
    )


def large_face(letter: str, suit: str, scheme: str) -> str:
    """The face for weak eyes: a huge index over one symbol, or over the upper half of a court."""
    colour = SCHEMES[scheme][suit]
    if letter in ROLES:
        lower = placed(
            bust(ROLES[letter] + suit, CLOTHS[scheme][suit]),
            x=CENTRE_X, y=LARGE_BUST_Y, scale=LARGE_BUST_SCALE,
        )  # fmt: skip
    else:
        lower = symbol(suit, colour, CENTRE_X, LARGE_SUIT_Y, LARGE_SUIT_SIZE)
    return card(sheet(), lower, large_index(letter, suit, colour))
