"""A table over cards of one's choice, and computer players that answer when told to."""

from random import Random

from PySide6.QtCore import QCoreApplication, QObject, Signal

from casino_desktop.players.protocol import Advice
from casino_desktop.rules.cards import DECK_SIZE, parse_card, parse_card_list
from casino_desktop.rules.dealing import first_packet
from casino_desktop.rules.moves import Move
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.observation import Observation
from casino_desktop.rules.presets import preset
from casino_desktop.session.record import DealRecord, Record
from casino_desktop.session.seats import Seat
from casino_desktop.session.session import GameSession
from casino_desktop.ui.table_model import TableModel
from casino_desktop.ui.table_state import TableState

HUMAN, COMPUTER = Seat("Ada", "human"), Seat("Bob", "computer", "greedy")


class ToldSearch(QObject):
    """Keeps the questions; ``reply`` answers the last one, also one that was withdrawn."""

    answered = Signal(object)
    advised = Signal(object)
    failed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[Observation] = []
        self.waiting = self.advising = False

    def warm_up(self) -> None:
        """Nothing to start."""

    def ask(self, observation: Observation, level: str, seed: int) -> None:
        """Keep the question."""
        self.questions.append(observation)
        self.waiting, self.advising = True, False

    def advise(self, observation: Observation, played: Move | None = None) -> None:
        """Keep the question, and the move that it is about."""
        self.questions.append(observation)
        self.advising = True

    def cancel(self) -> None:
        """The question no longer matters."""
        self.waiting = self.advising = False

    def close(self) -> None:
        """Nothing to end."""

    def reply(self, move: str) -> None:
        """Answer as the real client does: not if the question was withdrawn."""
        if self.waiting:
            self.waiting = False
            self.answered.emit(parse_move(move))
            QCoreApplication.processEvents()

    def reply_with(self, *advice: Advice) -> None:
        """Say what the moves are worth, as the real client does: not if it was withdrawn."""
        if self.advising:
            self.advising = False
            self.advised.emit(advice)


def session_with(
    mine: str, table: str, theirs: str, name: str = "casino-de", later: str = ""
) -> GameSession:
    """A game of two whose first packet gives these cards; Ada plays first, then Bob."""
    rules = preset(name)
    piles = {0: _cards(mine), -1: _cards(table), 1: _cards(theirs)}
    used = {card for pile in piles.values() for card in pile} | set(_cards(later))
    rest = [*_cards(later), *(card for card in range(DECK_SIZE) if card not in used)]
    receivers = first_packet(rules, 2, 1).receivers
    deck = tuple(piles[to].pop(0) for to in receivers) + tuple(rest)
    record = Record(rules, name, (HUMAN, COMPUTER), 1, (DealRecord(deck, ()),))
    return GameSession.resume(record, Random(1))


class Table:
    """A table model and short ways to handle it by the names of cards."""

    def __init__(self, session: GameSession, *, deal: bool = False, speed: float = 0.0) -> None:
        self.search = ToldSearch()
        self.session = session
        self.model = TableModel(search=self.search, rng=Random(1), speed=speed)
        self.announced: list[str] = []
        self.spoken: list[tuple[int, str]] = []
        self.model.announced.connect(self._hear)
        self.model.spoken.connect(lambda seat, text: self.spoken.append((seat, text)))
        self.model.load(session, deal=deal)

    def _hear(self, text: str, assertive: bool) -> None:
        self.announced.append(text)

    def state(self) -> TableState:
        """The plain values that QML reads."""
        return self.model.state

    def row(self, name: str) -> int:
        """The row of a card."""
        return self.session.record.deals[-1].deck.index(parse_card(name))

    def card(self, name: str, role: str) -> object:
        """A role of a card's row."""
        return role_of(self.model.card_model, self.row(name), role)

    def marked(self, role: str) -> set[str]:
        """The faces of the cards for which a role is true."""
        cards = self.model.card_model
        rows = [row for row in range(DECK_SIZE) if role_of(cards, row, role)]
        return {str(role_of(cards, row, "face")) for row in rows}

    def choices(self, role: str = "text") -> list[object]:
        """A role of every choice in the ribbon."""
        model = self.model.choice_model
        return [role_of(model, row, role) for row in range(model.rowCount())]

    def drop(self, card: str, target: str = "") -> None:
        """Drag a card onto another one, or onto the free table."""
        self.model.pickUp(self.row(card))
        if target:
            self.model.dropOnCard(self.row(card), self.row(target))
        else:
            self.model.dropOnTable(self.row(card))

    def use(self, *cards: str) -> None:
        """Click on cards, one after another."""
        for card in cards:
            self.model.activateCard(self.row(card))

    def played(self) -> list[str]:
        """The moves of the deal."""
        return list(map(str, self.session.moves))


def role_of(model: object, row: int, role: str) -> object:
    """One role of one row, as a view reads it."""
    from casino_desktop.ui.row_model import RowModel

    assert isinstance(model, RowModel)
    number = next(key for key, name in model.roleNames().items() if name.data() == role.encode())
    return model.data(model.index(row), number)


def _cards(names: str) -> list[int]:
    return list(parse_card_list(names))
