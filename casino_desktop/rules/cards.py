"""Cards and sets of cards.

A card is an int 0..51, ``4 * rank + suit``, with rank 0 (ace) to 12 (king) and the suits in the
order c d h s: the order of the ints is the order of card lists in the notation. A set of cards is
an int whose bit ``card`` is set (a mask). A card is named by its
rank letter and its suit letter: ``Td``.
"""

from collections.abc import Iterable, Iterator

from .errors import DeckError, NotationError, Problem

RANKS = "A23456789TJQK"
SUITS = "cdhs"
DECK_SIZE = 52
FULL_DECK = (1 << DECK_SIZE) - 1

ACE, TWO, TEN, JACK, QUEEN, KING = 0, 1, 9, 10, 11, 12
CLUBS, DIAMONDS, HEARTS, SPADES = range(4)

BIG_CASINO = 4 * TEN + DIAMONDS
LITTLE_CASINO = 4 * TWO + SPADES

RANK_MASKS = tuple(0b1111 << 4 * rank for rank in range(13))
SUIT_MASKS = tuple(sum(1 << 4 * rank + suit for rank in range(13)) for suit in range(4))
ACES = RANK_MASKS[ACE]
COURTS = RANK_MASKS[JACK] | RANK_MASKS[QUEEN] | RANK_MASKS[KING]

NAMES = tuple(rank + suit for rank in RANKS for suit in SUITS)
_CARDS = {name: card for card, name in enumerate(NAMES)}


def rank_of(card: int) -> int:
    """The rank, 0 for the ace to 12 for the king."""
    return card >> 2


def suit_of(card: int) -> int:
    """The suit, 0 to 3 for c d h s."""
    return card & 3


def cards_of(mask: int) -> Iterator[int]:
    """The cards of a set, in the order of card lists.

    >>> [NAMES[card] for card in cards_of(parse_cards("9c3s6d"))]
    ['3s', '6d', '9c']
    """
    return iter(card_list(mask))


def card_list(mask: int) -> list[int]:
    """The cards of a set as a list, in the order of card lists."""
    cards = []
    # From the highest card down: three times as fast as from the lowest one up.
    while mask:
        card = mask.bit_length() - 1
        cards.append(card)
        mask ^= 1 << card
    cards.reverse()
    return cards


def mask_of(cards: Iterable[int]) -> int:
    """The set of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def card_names(mask: int) -> str:
    """The names of a set's cards, run together: ``3s6d``."""
    return "".join(NAMES[card] for card in cards_of(mask))


def parse_card(name: str) -> int:
    """The card with this name; NotationError if there is none."""
    card = _CARDS.get(name)
    if card is None:
        raise NotationError(Problem.BAD_CARD, text=name[:20])
    return card


def parse_card_list(text: str) -> tuple[int, ...]:
    """The cards of run-together names, in their order; NotationError on a bad name."""
    return tuple(parse_card(text[place : place + 2]) for place in range(0, len(text), 2))


def parse_cards(text: str) -> int:
    """The set of run-together names; NotationError on a bad name or a card named twice."""
    cards = parse_card_list(text)
    mask = mask_of(cards)
    if mask.bit_count() != len(cards):
        raise NotationError(Problem.BAD_CARD, text=text[:20])
    return mask


def parse_deck(text: str) -> tuple[int, ...]:
    """A whole deck, top card first, from its 104 characters; DeckError unless all 52 are there."""
    cards = parse_card_list(text[: 2 * DECK_SIZE + 2])
    different = len(set(cards))
    if different != DECK_SIZE or len(cards) != DECK_SIZE:
        raise DeckError(Problem.DECK_SIZE, count=different)
    return cards


def deck_text(deck: Iterable[int]) -> str:
    """The names of a deck's cards, top card first; the inverse of ``parse_deck``."""
    return "".join(NAMES[card] for card in deck)
