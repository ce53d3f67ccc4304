"""Every file of the deck by its name below ``qrc:/deck``."""

from itertools import product

from resources.deck.backs import BACKS, slot
from resources.deck.faces import LETTERS, face, large_face
from resources.deck.palette import SCHEMES, SUITS, SYMBOL_SCHEMES, TWO
from resources.deck.suits import BOX, symbol
from resources.deck.worth import star_file, stars
from resources.draw import document


def suit_file(suit: str, colour: str) -> str:
    """One suit symbol alone, on a square with a little air."""
    side = BOX * 1.1
    return document(side, side, symbol(suit, colour, side / 2, side / 2, BOX))


def suit_files() -> dict[str, str]:
    """The suit symbols for texts and score sheets: plain ``h.svg`` is the same as ``two/h.svg``."""
    files = {f"{suit}.svg": suit_file(suit, TWO[suit]) for suit in SUITS}
    for scheme, colours in SYMBOL_SCHEMES.items():
        files |= {f"{scheme}/{suit}.svg": suit_file(suit, colours[suit]) for suit in SUITS}
    return files


def face_files(scheme: str) -> dict[str, str]:
    """The faces in the colours of one scheme, by folder: ordinary, large, and without the mark."""
    files: dict[str, str] = {}
    for letter, suit in product(LETTERS, SUITS):
        card = letter + suit
        files[f"{scheme}/{card}.svg"] = face(letter, suit, scheme)
        files[f"{scheme}-large/{card}.svg"] = large_face(letter, suit, scheme)
        if stars(letter, suit):
            files[f"{scheme}/{card}-unmarked.svg"] = face(letter, suit, scheme, marked=False)
    return files


def deck_files() -> dict[str, str]:
    """All files: ``two/Eh.svg``, ``four-large/Td.svg``, ``suits/two/h.svg``, ``slot.svg`` ..."""
    files = {name: text for scheme in SCHEMES for name, text in face_files(scheme).items()}
    files |= {f"suits/{name}": text for name, text in suit_files().items()}
    files |= {f"backs/{name}.svg": draw() for name, draw in BACKS.items()}
    files |= {"slot.svg": slot(), "star.svg": star_file()}
    return files
