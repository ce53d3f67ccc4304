"""What happens at the table in words: for the log and for the screen reader."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from casino_desktop.rules.cards import mask_of
from casino_desktop.rules.events import (
    BuildMade,
    BuildRaised,
    CardPlayed,
    CardTrailed,
    DealScored,
    Event,
    GameWon,
    LastPacketAnnounced,
    LeftoversTaken,
    PacketDealt,
    Swept,
)
from casino_desktop.rules.law import Law
from casino_desktop.rules.moves import Move
from casino_desktop.rules.state import Build
from casino_desktop.session.first_dealer import DealerDraw

from .card_names import sentence
from .grouping import high_value
from .number_words import value_word, values_word


class Cast(NamedTuple):
    """Who is who: the names by seat and by side, and the seat and side called "you", or -1.

    ``draws`` tells whether each draws a card after playing one; ``law`` tells at which value a card
    with two of them captures.
    """

    names: tuple[str, ...]
    sides: tuple[str, ...]
    you: int = -1
    your_side: int = -1
    draws: bool = False
    law: Law | None = None


class Told(NamedTuple):
    """A line: the seat it is about (-1 for the table), and its text."""

    seat: int
    text: str


class Narrator:
    """Puts events into words; ``cards`` words a set of cards, in full or by their signs."""

    def __init__(self, cast: Cast, cards: Callable[[int], str]) -> None:
        self._cast, self._cards = cast, cards

    def tell(self, event: Event | DealerDraw) -> Told | None:
        """The line for an event, None for one that another event's line covers."""
        text = self._draw(event) if isinstance(event, DealerDraw) else self._text(event)
        return Told(_seat_of(event), sentence(text)) if text else None

    def _text(self, event: Event) -> str:
        text = ""
        match event:
            case CardPlayed(seat, move) if move.kind == "capture":
                text = self._capture(seat, move)
            case CardTrailed(seat, card):
                text = self._trail(seat, card)
            case BuildMade(seat, build):
                text = self._build(seat, build)
            case BuildRaised(seat, _, build):
                text = self._raise(seat, build)
            case Swept(seat, _):
                text = self._sweep(seat)
            case LeftoversTaken(seat, cards):
                text = self._leftovers(seat, cards)
            case GameWon(side, _):
                text = self._victory(side)
            case PacketDealt():
                text = self._packet(event)
            case LastPacketAnnounced():
                text = self._last()
        return text

    def _name(self, seat: int) -> str:
        return self._cast.names[seat]

    def _last(self) -> str:
        if self._cast.draws:
            return QCoreApplication.translate("Table", "The stock has been used up.")
        return QCoreApplication.translate("Table", "This is the last packet.")

    def _capture(self, seat: int, move: Move) -> str:
        translate = QCoreApplication.translate
        cards, card = self._cards(move.table_cards), self._cards(1 << move.card)
        value = high_value(self._cast.law, move) if self._cast.law else 0
        if value and seat == self._cast.you:
            text = translate("Table", "You take {cards} with {card} as {value}.")
        elif value:
            text = translate("Table", "{name} takes {cards} with {card} as {value}.")
        elif seat == self._cast.you:
            text = translate("Table", "You take {cards} with {card}.")
        else:
            text = translate("Table", "{name} takes {cards} with {card}.")
        return text.format(name=self._name(seat), cards=cards, card=card, value=value)

    def _trail(self, seat: int, card: int) -> str:
        translate = QCoreApplication.translate
        played = self._cards(1 << card)
        if seat == self._cast.you:
            return translate("Table", "You lay down {card}.").format(card=played)
        text = translate("Table", "{name} lays down {card}.")
        return text.format(name=self._name(seat), card=played)

    def _build(self, seat: int, build: Build) -> str:
        translate = QCoreApplication.translate
        if seat == self._cast.you:
            single = translate("Table", "You build {value}: {cards}.")
            several = translate("Table", "You build {values}: {cards}.")
        else:
            single = translate("Table", "{name} builds {value}: {cards}.")
            several = translate("Table", "{name} builds {values}: {cards}.")
        return self._of_build(several if build.multiple else single, seat, build)

    def _raise(self, seat: int, build: Build) -> str:
        translate = QCoreApplication.translate
        if seat == self._cast.you:
            text = translate("Table", "You raise the build to {value}: {cards}.")
        else:
            text = translate("Table", "{name} raises the build to {value}: {cards}.")
        return self._of_build(text, seat, build)

    def _of_build(self, text: str, seat: int, build: Build) -> str:
        return text.format(
            name=self._name(seat),
            value=value_word(build.value),
            values=values_word(build.value),
            cards=self._cards(build.cards),
        )

    def _sweep(self, seat: int) -> str:
        translate = QCoreApplication.translate
        if seat == self._cast.you:
            return translate("Table", "You sweep the table.")
        return translate("Table", "{name} sweeps the table.").format(name=self._name(seat))

    def _leftovers(self, seat: int, cards: int) -> str:
        translate = QCoreApplication.translate
        left = self._cards(cards)
        if seat < 0:
            return translate("Table", "Nobody gets the cards left over.")
        if seat == self._cast.you:
            return translate("Table", "You get the cards left over: {cards}.").format(cards=left)
        text = translate("Table", "{name} gets the cards left over: {cards}.")
        return text.format(name=self._name(seat), cards=left)

    def _victory(self, side: int) -> str:
        translate = QCoreApplication.translate
        if side == self._cast.your_side:
            return translate("Table", "You win the game.")
        return translate("Table", "The game goes to {name}.").format(name=self._cast.sides[side])

    def _draw(self, event: DealerDraw) -> str:
        translate = QCoreApplication.translate
        drawn = translate("Table", "{name} {card}")
        rounds = [
            ", ".join(
                drawn.format(name=self._name(seat), card=self._cards(1 << card))
                for seat, card in cards
            )
            for cards in event.rounds
        ]
        if event.dealer == self._cast.you:
            text = translate("Table", "The draw: {cards}. You deal first.")
        else:
            text = translate("Table", "The draw: {cards}. {name} deals first.")
        return text.format(cards="; ".join(rounds), name=self._name(event.dealer))

    def _packet(self, event: PacketDealt) -> str:
        translate = QCoreApplication.translate
        you = self._cast.you
        # Nobody is "you" where people share the screen, and -1 is the table among the cards.
        mine = mask_of(card for seat, card in event.cards if seat == you) if you >= 0 else 0
        if not mine:
            return translate("Table", "Cards are dealt.")
        text = translate("Table", "Cards are dealt. Your hand: {cards}.")
        return text.format(cards=self._cards(mine))


def _seat_of(event: Event | DealerDraw) -> int:
    return -1 if isinstance(event, PacketDealt | DealScored | GameWon | DealerDraw) else event[0]
