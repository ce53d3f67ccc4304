"""The moves of the ribbon in words and in small cards."""

from PySide6.QtCore import QCoreApplication

from casino_desktop.rules.advance import built
from casino_desktop.rules.cards import DECK_SIZE, NAMES, cards_of
from casino_desktop.rules.moves import Move
from casino_desktop.rules.state import Build, DealState

from .card_names import card_sign, signs
from .choice_model import ChoiceRow
from .grouping import Group, capture_value, groups_of
from .number_words import value_word, values_word


def choice_rows(state: DealState, moves: tuple[Move, ...]) -> list[ChoiceRow]:
    """One row for each move, the first being the best."""
    return [_row(state, number, move) for number, move in enumerate(moves)]


def _row(state: DealState, number: int, move: Move) -> ChoiceRow:
    groups = [list(map(_face, group)) for group in groups_of(state, move)]
    faces = [NAMES[move.card], *(face for group in groups for face in group)]
    return ChoiceRow(number, choice_text(state, move), faces, groups)


def choice_text(state: DealState, move: Move, most: int = DECK_SIZE) -> str:
    """What a move does: "take 9♣ · 5♥4♦ — 3 cards", "build nine", "lay down 9♣".

    No more than so many groups are named.
    """
    translate = QCoreApplication.translate
    if move.kind == "trail":
        return translate("Ribbon", "lay down {card}").format(card=card_sign(move.card))
    if move.kind == "capture":
        count = move.cards.bit_count()
        cards = _named(groups_of(state, move), most)
        value = capture_value(state, move)
        if value:
            text = translate("Ribbon", "take {cards} as {value} — %n card(s)", None, count)
        else:
            text = translate("Ribbon", "take {cards} — %n card(s)", None, count)
        return text.format(cards=cards, value=value)
    return _build_text(state, move, most)


def _named(groups: list[Group], most: int) -> str:
    left_out = ["…"] if len(groups) > most else []
    return " · ".join([*map(signs, groups[:most]), *left_out])


def _build_text(state: DealState, move: Move, most: int) -> str:
    translate = QCoreApplication.translate
    value, values = value_word(move.value), values_word(move.value)
    cards = _named(groups_of(state, move)[len(move.builds) :], most)
    old = state.build_with(move.builds[0]) if move.builds else None
    if old is not None:
        choice = _onto(state, old, move).format(value=value, values=values)
        together = translate("Ribbon", "{choice} with {cards}")
        return together.format(choice=choice, cards=cards) if cards else choice
    if built(state, move).multiple:
        text = translate("Ribbon", "build {values} with {cards}")
    else:
        text = translate("Ribbon", "build {value} with {cards}")
    return text.format(value=value, values=values, cards=cards)


def _onto(state: DealState, old: Build, move: Move) -> str:
    """What a move does to a build, which is told by its cards where another has its value."""
    translate = QCoreApplication.translate
    if old.value == move.value:
        text = translate("Ribbon", "add to the build of {values}")
    else:
        text = translate("Ribbon", "raise the build to {value}")
    alike = [build for build in state.builds if build.value == old.value]
    return f"{text} ({signs(cards_of(old.cards))})" if len(alike) > 1 else text


def _face(card: int) -> str:
    return NAMES[card]
