"""Dealing: the first dealer, the packets, the first cards on the table, the stock."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from casino_desktop.rules.dealing import packet_sizes
from casino_desktop.rules.ruleset import Opening, RuleSet

from .wording import card_count, packet_count, say, translate

_OPENINGS: dict[Opening, Any] = {
    "keep": "",
    "replace_point_cards": QT_TRANSLATE_NOOP(
        "RulesBook",
        "If an ace, Big Casino or Little Casino is among the first four cards on the table, it "
        "goes back into the stock at a random place, and the next card of the stock takes its "
        "place.",
    ),
    "replace_pairs": QT_TRANSLATE_NOOP(
        "RulesBook",
        "If cards of equal rank are among the first four on the table, all but one of them go "
        "back into the stock at random places, and the next cards of the stock take their place.",
    ),
    "redeal_twos_or_queens": QT_TRANSLATE_NOOP(
        "RulesBook",
        "If a two or a queen is among the first four cards on the table, all cards are shuffled "
        "and dealt again.",
    ),
}


def dealing(rules: RuleSet, seats: int) -> Iterator[str]:
    """From the draw for the first dealer to the last packet."""
    yield f"{_first_dealer(rules)} {_next_dealer(seats)}"
    yield _first_packet(rules, seats)
    yield say(_OPENINGS[rules.opening]) if rules.opening != "keep" else ""
    sizes = packet_sizes(rules, seats)
    if len(sizes) == 1:
        yield translate(
            "RulesBook",
            "With that, the whole pack has been dealt; before it, the dealer says: “Last.”",
        )
    elif rules.supply == "draw":
        yield _drawing()
    else:
        yield _later_packets(sizes)
        yield translate("RulesBook", "Before the last packet the dealer says: “Last.”")


def _first_dealer(rules: RuleSet) -> str:
    if rules.first_dealer == "low":
        text = translate(
            "RulesBook",
            "For the first deal everybody draws a card, and the lowest deals; the ace is the "
            "lowest of all.",
        )
    elif rules.dual_cards == "none":
        text = translate(
            "RulesBook",
            "For the first deal everybody draws a card, and the highest deals; the king is the "
            "highest of all, the ace the lowest.",
        )
    else:
        text = translate(
            "RulesBook",
            "For the first deal everybody draws a card, and the highest deals; the ace is the "
            "highest of all.",
        )
    return text + " " + translate("RulesBook", "Those who tie draw again.")


def _next_dealer(seats: int) -> str:
    if seats == 2:
        return translate("RulesBook", "After that you deal in turn.")
    return translate("RulesBook", "After that the deal passes to the left.")


def _first_packet(rules: RuleSet, seats: int) -> str:
    size = packet_sizes(rules, seats)[0]
    if rules.deal_pattern == "at_once":
        return translate(
            "RulesBook",
            "The dealer shuffles and gives everybody {cards} at once, beginning on the left, and "
            "then lays four cards face up on the table.",
        ).format(cards=card_count(size))
    text = _twos(seats, size)
    if size % 2:
        text += " " + translate("RulesBook", "An odd last card is dealt singly.")
    return text


def _twos(seats: int, size: int) -> str:
    if seats == 2:
        return translate(
            "RulesBook",
            "The dealer shuffles and deals in twos: two cards to the other player, two face up to "
            "the table, two to the dealer, and so on until four cards lie on the table and each of "
            "you has {cards}.",
        ).format(cards=card_count(size))
    return translate(
        "RulesBook",
        "The dealer shuffles and deals in twos: two cards to each of the others, beginning on the "
        "left, two face up to the table, two to the dealer, and so on until four cards lie on the "
        "table and everybody has {cards}.",
    ).format(cards=card_count(size))


def _later_packets(sizes: tuple[int, ...]) -> str:
    text = translate(
        "RulesBook",
        "When all hands have been played out, the next packet is dealt in the same way, but "
        "nothing more goes to the table.",
    )
    text += " " + translate("RulesBook", "There are {packets} in a deal.")
    if sizes[-1] != sizes[0]:
        text += " " + translate("RulesBook", "In the last one everybody gets only {cards}.")
    return text.format(packets=packet_count(len(sizes)), cards=card_count(sizes[-1]))


def _drawing() -> str:
    return translate(
        "RulesBook",
        "Whoever has played a card draws one from the stock, as long as there is any; nothing more "
        "goes to the table. When the last card of the stock is drawn, “Last” is called, and "
        "then the hands are played out.",
    )
