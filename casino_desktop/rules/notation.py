"""The text form of moves (RULES.md, section 5): ``parse_move(str(move)) == move``."""

import re

from .cards import parse_card, parse_cards
from .errors import NotationError, Problem
from .moves import Move, in_order

_CARD = "[A2-9TJQK][cdhs]"
_CAPTURE = re.compile(rf"({_CARD})x((?:\[(?:{_CARD})+\])*)((?:{_CARD})*)")
_BUILD = re.compile(rf"({_CARD})\+((?:\[(?:{_CARD})+\])?)((?:{_CARD})*)=([1-9][0-9]?)")
_BRACKETS = re.compile(r"\[([^\]]+)\]")
_LONGEST = 160


def parse_move(text: str) -> Move:
    """The move with this notation; NotationError if it is not one.

    >>> parse_move("9hx[3s6d]9c4d5h") == parse_move("9hx[3s6d]4d5h9c")
    True
    """
    try:
        return _parse(text[: _LONGEST + 1])
    except NotationError:
        raise NotationError(Problem.BAD_MOVE, text=text[:40]) from None


def _parse(text: str) -> Move:
    if len(text) == 2:
        return Move(parse_card(text))
    capture = _CAPTURE.fullmatch(text)
    if capture:
        return _move(capture[1], capture[2], capture[3], 0)
    build = _BUILD.fullmatch(text)
    if build:
        return _move(build[1], build[2], build[3], int(build[4]))
    raise NotationError(Problem.BAD_MOVE, text=text)


def _move(card: str, builds: str, loose: str, value: int) -> Move:
    masks = [parse_cards(cards) for cards in _BRACKETS.findall(builds)]
    move = Move(parse_card(card), parse_cards(loose), in_order(masks), value)
    named = 1 + move.loose.bit_count() + sum(mask.bit_count() for mask in masks)
    if move.cards.bit_count() != named or named == 1:
        raise NotationError(Problem.BAD_MOVE, text=card)
    return move
