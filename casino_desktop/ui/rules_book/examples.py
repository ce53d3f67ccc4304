"""Examples: a position and a move, judged by the rule core before the book shows them."""

from typing import NamedTuple

from casino_desktop.rules.cards import NAMES, cards_of, parse_card_list, parse_cards
from casino_desktop.rules.check import check
from casino_desktop.rules.law import law_of
from casino_desktop.rules.moves import Move
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.reasons import Reason, Refusal
from casino_desktop.rules.ruleset import RuleSet
from casino_desktop.rules.state import Build, DealState
from casino_desktop.ui.card_names import card_name, in_words
from casino_desktop.ui.choices import choice_text
from casino_desktop.ui.number_words import badge, value_word
from casino_desktop.ui.why_not import why_not

from .blocks import Example, Lot
from .wording import translate

ME, OTHER = 0, 1


class Bound(NamedTuple):
    """A build of an example: its cards by name, its value, who owns it."""

    cards: str
    value: int
    owner: int = ME
    multiple: bool = False


class Spec(NamedTuple):
    """An example before it is judged: card names, a move in notation, and the reason expected.

    No reason: the move is meant to be allowed.
    """

    hand: str
    loose: str
    move: str
    builds: tuple[Bound, ...] = ()
    reason: Reason | None = None


def holds(rules: RuleSet, seats: int, spec: Spec) -> bool:
    """Whether the rule core judges the example as it is meant."""
    refusal = check(position(rules, seats, spec), parse_move(spec.move))
    return (refusal.reason if refusal else None) == spec.reason


def shown(rules: RuleSet, seats: int, spec: Spec) -> Example | None:
    """The example in pictures and words; None if the game does not play like that.

    So the book leaves an example out rather than tell an untruth; a test fails if it ever does.
    """
    if not holds(rules, seats, spec):
        return None
    state, move = position(rules, seats, spec), parse_move(spec.move)
    refusal = check(state, move)
    text = _verdict(choice_text(state, move), refusal)
    table = _lots(state, move, spec)
    hand = tuple(NAMES[card] for card in parse_card_list(spec.hand) if card != move.card)
    spoken = f"{_spoken_position(state)} {_verdict(_spoken_move(move), refusal)}"
    return Example(hand, NAMES[move.card], table, refusal is None, text, spoken)


def position(rules: RuleSet, seats: int, spec: Spec) -> DealState:
    """The state of an example: seat 0 to move, nothing left to deal."""
    hands = (parse_cards(spec.hand), *[0] * (seats - 1))
    builds = tuple(
        Build(parse_cards(one.cards), one.value, one.multiple, one.owner) for one in spec.builds
    )
    loose, nothing = parse_cards(spec.loose), (0,) * seats
    return DealState(law_of(rules), seats - 1, ME, hands, loose, builds, (), nothing, (), -1)


def _lots(state: DealState, move: Move, spec: Spec) -> tuple[Lot, ...]:
    """The table from left to right: the builds, then the loose cards as the example lists them."""
    yours = translate("RulesBook", "yours")
    lots = [
        Lot(
            tuple(NAMES[card] for card in cards_of(build.cards)),
            build.cards in move.builds,
            badge(build.value, build.multiple),
            yours if build.owner == ME else "",
        )
        for build in state.builds
    ]
    loose = parse_card_list(spec.loose)
    return (*lots, *(Lot((NAMES[card],), bool(move.loose >> card & 1)) for card in loose))


def _verdict(move: str, refusal: Refusal | None) -> str:
    if refusal is None:
        return translate("RulesBook", "Allowed: {move}.").format(move=move)
    text = translate("RulesBook", "Not allowed: {move}. {reason}")
    return text.format(move=move, reason=why_not(refusal))


def _spoken_position(state: DealState) -> str:
    hand = translate("RulesBook", "In your hand: {cards}.")
    lots = [in_words(state.loose)] if state.loose else []
    for build in state.builds:
        lots.append(_spoken_build(build))
    table = translate("RulesBook", "On the table: {cards}.")
    return f"{hand.format(cards=in_words(state.hands[ME]))} {table.format(cards='; '.join(lots))}"


def _spoken_build(build: Build) -> str:
    if build.owner == ME:
        text = translate("RulesBook", "your build of {value} from {cards}")
    else:
        text = translate("RulesBook", "another player’s build of {value} from {cards}")
    return text.format(value=value_word(build.value), cards=in_words(build.cards))


def _spoken_move(move: Move) -> str:
    card, cards = card_name(move.card), in_words(move.table_cards)
    if move.kind == "trail":
        return translate("RulesBook", "lay down {card}").format(card=card)
    if move.kind == "capture":
        return translate("RulesBook", "take {cards} with {card}").format(card=card, cards=cards)
    text = translate("RulesBook", "build {value} from {card} and {cards}")
    return text.format(card=card, cards=cards, value=value_word(move.value))
