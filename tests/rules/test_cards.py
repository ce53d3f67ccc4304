"""Cards, sets of cards and decks by name."""

import pytest

from casino_desktop.rules import cards
from casino_desktop.rules.errors import DeckError, NotationError


def test_names_and_order() -> None:
    assert len(set(cards.NAMES)) == 52
    assert cards.NAMES[:5] == ("Ac", "Ad", "Ah", "As", "2c")
    assert cards.NAMES[-1] == "Ks"
    assert [cards.parse_card(name) for name in cards.NAMES] == list(range(52))


def test_rank_and_suit() -> None:
    assert (cards.rank_of(cards.parse_card("Td")), cards.suit_of(cards.parse_card("Td"))) == (9, 1)
    assert (cards.rank_of(cards.parse_card("As")), cards.suit_of(cards.parse_card("As"))) == (0, 3)


def test_the_cards_with_names_of_their_own() -> None:
    assert cards.NAMES[cards.BIG_CASINO] == "Td"
    assert cards.NAMES[cards.LITTLE_CASINO] == "2s"
    assert cards.card_names(cards.ACES) == "AcAdAhAs"
    assert cards.card_names(cards.COURTS) == "JcJdJhJsQcQdQhQsKcKdKhKs"
    assert cards.card_names(cards.SUIT_MASKS[cards.SPADES]).count("s") == 13


def test_sets() -> None:
    mask = cards.parse_cards("9c3s6d")
    assert cards.card_names(mask) == "3s6d9c"
    assert cards.mask_of(cards.cards_of(mask)) == mask
    assert list(cards.cards_of(0)) == []
    assert cards.parse_cards("") == 0
    assert list(cards.cards_of(cards.FULL_DECK)) == list(range(52))


@pytest.mark.parametrize("name", ["", "9", "1c", "9x", "9C", "tc", "10c", "9c ", "♠A"])
def test_no_card(name: str) -> None:
    with pytest.raises(NotationError, match="is not a card"):
        cards.parse_card(name)


@pytest.mark.parametrize("names", ["9", "9c9", "9c9c", "9c,3d"])
def test_no_set(names: str) -> None:
    with pytest.raises(NotationError, match="is not a card"):
        cards.parse_cards(names)


def test_decks() -> None:
    text = "".join(reversed(cards.NAMES))
    assert cards.parse_deck(text) == tuple(range(51, -1, -1))
    assert cards.deck_text(cards.parse_deck(text)) == text


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("", 0),
        ("".join(cards.NAMES[:51]), 51),
        ("".join(cards.NAMES) + "Ac", 52),
        ("".join(cards.NAMES[:51]) + "Ac", 51),
        ("".join(cards.NAMES) * 1000, 52),
    ],
)
def test_no_deck(text: str, count: int) -> None:
    with pytest.raises(DeckError) as error:
        cards.parse_deck(text)
    assert error.value.details == {"count": count}


def test_a_deck_of_something_else() -> None:
    with pytest.raises(NotationError):
        cards.parse_deck("xy" * 52)
