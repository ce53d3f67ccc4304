"""Moves and their text: the examples of the rules, and what is no move."""

import pytest

from casino_desktop.rules.cards import parse_cards
from casino_desktop.rules.errors import NotationError, Problem
from casino_desktop.rules.moves import Move, in_order
from casino_desktop.rules.notation import parse_move


def card(name: str) -> int:
    return parse_cards(name).bit_length() - 1


EXAMPLES = {
    "9h": Move(card("9h")),
    "9hx[3s6d]4d5h9c": Move(card("9h"), parse_cards("4d5h9c"), (parse_cards("3s6d"),)),
    "9hx[2c7c][3s6d]": Move(card("9h"), 0, (parse_cards("2c7c"), parse_cards("3s6d"))),
    "3s+4c=7": Move(card("3s"), parse_cards("4c"), (), 7),
    "5s+3h8c=8": Move(card("5s"), parse_cards("3h8c"), (), 8),
    "2h+[3s4c]=9": Move(card("2h"), 0, (parse_cards("3s4c"),), 9),
    "8d+[3h5s]=8": Move(card("8d"), 0, (parse_cards("3h5s"),), 8),
    "2h+[3s4c]9d=9": Move(card("2h"), parse_cards("9d"), (parse_cards("3s4c"),), 9),
    "Td+2s4c=16": Move(card("Td"), parse_cards("2s4c"), (), 16),
}


@pytest.mark.parametrize("text", EXAMPLES)
def test_reading(text: str) -> None:
    assert parse_move(text) == EXAMPLES[text]


@pytest.mark.parametrize("text", EXAMPLES)
def test_writing(text: str) -> None:
    assert str(EXAMPLES[text]) == text


@pytest.mark.parametrize(
    ("text", "kind"), [("9h", "trail"), ("9hx9c", "capture"), ("3s+4c=7", "build")]
)
def test_kinds(text: str, kind: str) -> None:
    assert parse_move(text).kind == kind


def test_lists_are_sorted_from_ace_to_king_then_by_suit() -> None:
    move = Move(
        card("9h"), parse_cards("9c5h4d"), in_order([parse_cards("6d3s"), parse_cards("7cAh")])
    )
    assert str(move) == "9hx[Ah7c][3s6d]4d5h9c"


def test_another_order_is_read_as_the_same_move() -> None:
    assert parse_move("9hx[6d3s][7cAh]9c5h4d") == parse_move("9hx[Ah7c][3s6d]4d5h9c")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "9",
        "9x",
        "1h",
        "10h",
        "9H",
        "9hx",
        "9h+",
        "9h+=9",
        "9h+4c",
        "9h+4c=",
        "9h+4c=0",
        "9h+4c=07",
        "9h+4c=123",
        "9h+4c=-7",
        "9h+4c=seven",
        "9hx4c=13",
        "9hx9h",
        "9hx9c9c",
        "9hx[3s6d]3s",
        "9hx[3s6d][3s6c]",
        "9hx[3s6d",
        "9hx[]",
        "9hx3s]6d[",
        "9hx4c[3s6d]",
        "9h+[3s4c][2d5d]=9",
        "9h+9h=9",
        " 9h",
        "9h\n",
        "9h 9c",
        "9hx9c ",
        "9hX9c",
        "9h×9c",
        "\uff19h",
        "9h+4c=\uff11",
        "x9h",
        "9hx" + "9c" * 200,
    ],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(NotationError) as error:
        parse_move(text)
    assert error.value.problem is Problem.BAD_MOVE
    assert "is not a move" in str(error.value)
    assert len(str(error.value)) < 80
