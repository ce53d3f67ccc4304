"""A game in progress: the only thing that changes one."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Literal, NamedTuple

from casino_desktop.rules.apply import Transition
from casino_desktop.rules.dealing import shuffled
from casino_desktop.rules.errors import CasinoError, Problem
from casino_desktop.rules.moves import Move
from casino_desktop.rules.ruleset import RuleSet, check_seats
from casino_desktop.rules.state import DealState
from casino_desktop.rules.winning import Verdict

from .played_deal import DealResult, PlayedDeal
from .record import Record
from .replay import begin_deal
from .replay import replay as replayed
from .seats import Seat

ChangeKind = Literal["played", "undone", "redone", "dealt"]


class Change(NamedTuple):
    """What happened to the game; the transition is None for "undone"."""

    kind: ChangeKind
    transition: Transition | None


Observer = Callable[[Change], None]


class SessionError(CasinoError):
    """A step that the game does not have at this point."""


class _Dealing(NamedTuple):
    """A step back over the beginning of a deal: the deck that was dealt."""

    deck: tuple[int, ...]


class GameSession:
    """Play, undo, redo and the deals of one game, told to observers in the order they subscribed.

    Made by ``new`` and ``resume``. A deal is undone together with the last move of the deal before.
    """

    def __init__(self, frame: Record, deals: list[PlayedDeal], rng: Random) -> None:
        self._frame = replace(frame, deals=())
        self._deals = deals
        self._rng = rng
        self._redo: list[Move | _Dealing] = []
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
    ) -> "GameSession":
        """A game whose first deal has just been dealt; RuleSetError on a bad number of seats."""
        check_seats(len(seats))
        frame = Record(rules, preset, seats, first_dealer, (), started=started)
        deck = shuffled(rules, len(seats), first_dealer, rng)
        return cls(frame, [begin_deal(frame, deck, [])], rng)

    @classmethod
    def resume(cls, record: Record, rng: Random) -> "GameSession":
        """The game of a record; RecordError if the rules do not allow it."""
        return cls(record, list(replayed(record)), rng)

    @property
    def rules(self) -> RuleSet:
        """The rule set in force."""
        return self._frame.rules

    @property
    def preset(self) -> str:
        """The name under which the rule set was chosen."""
        return self._frame.preset

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits at the table."""
        return self._frame.seats

    @property
    def undone(self) -> bool:
        """Whether a move was ever taken back in this game."""
        return self._frame.undone

    @property
    def record(self) -> Record:
        """The game so far, as it is saved."""
        return replace(self._frame, deals=tuple(deal.record for deal in self._deals))

    @property
    def state(self) -> DealState:
        """The state now; between two deals the end of the last one."""
        return self._deal.state

    @property
    def deal_state_at_start(self) -> DealState:
        """The state of this deal after its first packet."""
        return self._deal.states[0]

    @property
    def opening(self) -> Transition:
        """The dealing of this deal's first packet, for a show that begins with it."""
        return self._deal.opening

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves of this deal so far."""
        return tuple(self._deal.moves)

    @property
    def states(self) -> tuple[DealState, ...]:
        """The states of this deal: at its start and after each move."""
        return tuple(self._deal.states)

    @property
    def deal_number(self) -> int:
        """The number of this deal, from 0."""
        return self._deal.number

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each side before this deal."""
        return self._deal.totals

    @property
    def scores(self) -> tuple[DealResult, ...]:
        """The results of the finished deals."""
        return tuple(deal.result for deal in self._deals if deal.result)

    @property
    def verdict(self) -> Verdict | None:
        """What the last finished deal meant for the game; None during the first."""
        scores = self.scores
        return scores[-1].verdict if scores else None

    @property
    def deal_over(self) -> bool:
        """Whether this deal is played and scored."""
        return self._deal.result is not None

    @property
    def game_over(self) -> bool:
        """Whether a side has won."""
        return self.winner >= 0

    @property
    def winner(self) -> int:
        """The side that has won, or -1."""
        result = self._deal.result
        return result.verdict.winner if result else -1

    @property
    def can_undo(self) -> bool:
        """Whether any move was made in the game."""
        return len(self._deals) > 1 or bool(self._deal.moves)

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be done again."""
        return bool(self._redo)

    def subscribe(self, observer: Observer) -> None:
        """Tell an observer of every change from now on, after those that subscribed before."""
        self._observers.append(observer)

    def play(self, move: Move) -> Transition:
        """Play a move; IllegalMoveError if the rules do not allow it. Another move ends redo."""
        return self._tell("played", self._do(move))

    def next_deal(self) -> Transition:
        """Deal the next deal after a finished one; SessionError at any other time."""
        if not self.deal_over or self.game_over:
            raise SessionError(Problem.NO_NEXT_DEAL)
        step = self._redo[-1] if self._redo else None
        kept = step.deck if isinstance(step, _Dealing) else None
        return self._tell("dealt", self._do(_Dealing(kept or self._shuffled())))

    def undo(self) -> DealState:
        """Take the last move back; SessionError if there is none."""
        if not self.can_undo:
            raise SessionError(Problem.NOTHING_TO_UNDO)
        self._step_back()
        return self._told_undone()

    def redo(self) -> Transition:
        """Do what was last taken back; SessionError if there is nothing."""
        if not self._redo:
            raise SessionError(Problem.NOTHING_TO_REDO)
        return self._tell("redone", self._do(self._redo[-1]))

    def can_undo_to_human(self, seat: int) -> bool:
        """Whether a seat has an earlier decision to go back to."""
        return any(state.mover == seat for deal in self._deals for state in deal.states[:-1])

    def undo_to_human(self, seat: int) -> DealState:
        """Go back to a seat's previous decision, over all answers to it; one change is told."""
        if not self.can_undo_to_human(seat):
            raise SessionError(Problem.NOTHING_TO_UNDO)
        self._step_back()
        while self.state.mover != seat:
            self._step_back()
        return self._told_undone()

    @property
    def _deal(self) -> PlayedDeal:
        return self._deals[-1]

    def _shuffled(self) -> tuple[int, ...]:
        dealer = (self.state.dealer + 1) % len(self.seats)
        return shuffled(self.rules, len(self.seats), dealer, self._rng)

    def _do(self, step: Move | _Dealing) -> Transition:
        """Make a step; what can be redone stays if this is its next step."""
        if isinstance(step, Move):
            transition = self._deal.play(step)
        else:
            self._deals.append(begin_deal(self._frame, step.deck, self._deals))
            transition = self._deal.opening
        if self._redo and self._redo.pop() != step:
            self._redo.clear()
        return transition

    def _step_back(self) -> None:
        if not self._deal.moves:
            self._redo.append(_Dealing(self._deals.pop().deck))
        self._redo.append(self._deal.take_back())
        self._frame = replace(self._frame, undone=True)

    def _told_undone(self) -> DealState:
        self._notify(Change("undone", None))
        return self.state

    def _tell(self, kind: ChangeKind, transition: Transition) -> Transition:
        self._notify(Change(kind, transition))
        return transition

    def _notify(self, change: Change) -> None:
        for observer in tuple(self._observers):
            observer(change)
