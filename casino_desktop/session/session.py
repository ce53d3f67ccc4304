"""A game in progress: the only thing that changes one."""

from collections.abc import Callable
from random import Random
from typing import Literal, NamedTuple

from casino_desktop.rules.apply import Transition
from casino_desktop.rules.dealing import shuffled
from casino_desktop.rules.errors import CasinoError, Problem
from casino_desktop.rules.moves import Move
from casino_desktop.rules.ruleset import RuleSet, check_seats
from casino_desktop.rules.state import DealState

from .played_deal import PlayedDeal
from .record import Record
from .replay import begin_deal
from .replay import replay as replayed
from .seats import Seat
from .timeline import Dealing
from .view import GameView

ChangeKind = Literal["played", "undone", "redone", "dealt"]


class Change(NamedTuple):
    """What happened to the game; the transition is None for "undone"."""

    kind: ChangeKind
    transition: Transition | None


Observer = Callable[[Change], None]


class SessionError(CasinoError):
    """A step that the game does not have at this point."""


class GameSession(GameView):
    """Play, undo, redo and the deals of one game, told to observers in the order they subscribed.

    Made by ``new`` and ``resume``. A deal is undone together with the last move of the deal before.
    """

    def __init__(self, frame: Record, deals: list[PlayedDeal], rng: Random) -> None:
        super().__init__(frame, deals)
        self._rng = rng
        self._observers: list[Observer] = []

    @classmethod
    def new(
        cls,
        preset: str,
        rules: RuleSet,
        seats: tuple[Seat, ...],
        *,
        first_dealer: int,
        rng: Random,
        started: str = "",
        number: int = 0,
    ) -> "GameSession":
        """A game whose first deal has just been dealt; RuleSetError on a bad number of seats.

        The same ``number`` gives the same decks, also when the game is resumed; ``rng`` shuffles a
        game without one.
        """
        check_seats(len(seats))
        frame = Record(rules, preset, seats, first_dealer, (), started=started, number=number)
        deck = shuffled(rules, len(seats), first_dealer, _shuffler(number, 0, rng))
        return cls(frame, [begin_deal(frame, deck, [])], rng)

    @classmethod
    def resume(cls, record: Record, rng: Random) -> "GameSession":
        """The game of a record; RecordError if the rules do not allow it."""
        return cls(record, list(replayed(record)), rng)

    def subscribe(self, observer: Observer) -> None:
        """Tell an observer of every change from now on, after those that subscribed before."""
        self._observers.append(observer)

    def play(self, move: Move) -> Transition:
        """Play a move; IllegalMoveError if the rules do not allow it. Another move ends redo."""
        return self._tell("played", self._timeline.do(move))

    def next_deal(self) -> Transition:
        """Deal the next deal after a finished one; SessionError at any other time."""
        if not self.deal_over or self.game_over:
            raise SessionError(Problem.NO_NEXT_DEAL)
        undone = self._timeline.redoable
        dealing = undone if isinstance(undone, Dealing) else Dealing(self._next_deck())
        return self._tell("dealt", self._timeline.do(dealing))

    def undo(self) -> DealState:
        """Take the last move back; SessionError if there is none."""
        if not self.can_undo:
            raise SessionError(Problem.NOTHING_TO_UNDO)
        self._timeline.back()
        return self._told_undone()

    def undo_to_human(self, seat: int) -> DealState:
        """Go back to a seat's previous decision, over all answers to it; one change is told."""
        if not self.can_undo_to_human(seat):
            raise SessionError(Problem.NOTHING_TO_UNDO)
        self._timeline.back()
        while self.state.mover != seat:
            self._timeline.back()
        return self._told_undone()

    def redo(self) -> Transition:
        """Do what was last taken back; SessionError if there is nothing."""
        step = self._timeline.redoable
        if step is None:
            raise SessionError(Problem.NOTHING_TO_REDO)
        return self._tell("redone", self._timeline.do(step))

    def _next_deck(self) -> tuple[int, ...]:
        dealer = (self.state.dealer + 1) % len(self.seats)
        rng = _shuffler(self.number, self.deal_number + 1, self._rng)
        return shuffled(self.rules, len(self.seats), dealer, rng)

    def _told_undone(self) -> DealState:
        self._frame = self._frame._replace(undone=True)
        self._tell_observers(Change("undone", None))
        return self.state

    def _tell(self, kind: ChangeKind, transition: Transition) -> Transition:
        self._tell_observers(Change(kind, transition))
        return transition

    def _tell_observers(self, change: Change) -> None:
        for observer in tuple(self._observers):
            observer(change)


def _shuffler(number: int, deal: int, rng: Random) -> Random:
    return Random(f"{number}/{deal}") if number else rng
