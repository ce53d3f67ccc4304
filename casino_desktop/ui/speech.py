"""What the table says: to the screen reader, and in the players' bubbles."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from casino_desktop.rules.events import Event, Swept
from casino_desktop.session.first_dealer import DealerDraw

from .aloud import said_aloud
from .card_names import in_words
from .narration import Cast, Narrator
from .table_state import TableState


class Speech:
    """Calls ``announce`` with a text and whether it is urgent, ``speak`` with a seat and a text."""

    def __init__(
        self,
        announce: Callable[[str, bool], object],
        speak: Callable[[int, str], object],
        swept: Callable[[int], object],
    ) -> None:
        self._announce, self._speak, self._swept = announce, speak, swept
        self._offered = ""

    def tell(self, events: tuple[Event | DealerDraw, ...], cast: Cast) -> None:
        """Tell what a beat tells, as one text: of several, a screen reader speaks only the last."""
        narrator = Narrator(cast, in_words)
        lines = [line.text for event in events if (line := narrator.tell(event)) is not None]
        if lines:
            self._announce(" ".join(lines), False)
        for event in events:
            aloud = None if isinstance(event, DealerDraw) else said_aloud(event)
            if aloud is not None:
                self._speak(*aloud)
            if isinstance(event, Swept):
                self._swept(event.seat)

    def changed(self, before: TableState, now: TableState, offered: str) -> None:
        """Say what has become different: turn, running sum, hint, the ribbon's choice."""
        if now.myTurn and not before.myTurn:
            self._announce(now.turnText, False)
        if now.handOver and now.handOver != before.handOver:
            text = QCoreApplication.translate(
                "Table", "{name}, it is your turn. Your cards are hidden until you ask for them."
            )
            self._announce(text.format(name=now.handOver), True)
        if now.runningSum and now.runningSum != before.runningSum:
            self._announce(now.runningSum, False)
        if now.hint and now.hint != before.hint:
            self._announce(now.hint, False)
        if offered and offered != self._offered:
            self._announce(offered, False)
        self._offered = offered

    def hand(self, now: TableState, cards: int) -> None:
        """Say what the hand holds that was just opened, and whose turn it is."""
        text = QCoreApplication.translate("Table", "Your hand: {cards}.")
        self._announce(f"{now.turnText} {text.format(cards=in_words(cards))}", False)

    def taken_back(self, now: TableState) -> None:
        """Say that a move was undone, and whose turn it is again."""
        text = QCoreApplication.translate("Table", "Taken back.")
        self._announce(f"{text} {now.turnText}", False)

    def refused(self, sentence: str) -> None:
        """Say at once why a move is impossible."""
        self._announce(sentence, True)
