"""A game to look at."""

from casino_desktop.rules.apply import Transition
from casino_desktop.rules.moves import Move
from casino_desktop.rules.ruleset import RuleSet
from casino_desktop.rules.state import DealState
from casino_desktop.rules.winning import Verdict

from .played_deal import DealResult, PlayedDeal
from .record import Record
from .seats import Seat
from .timeline import Timeline


class GameView:
    """All that can be asked of a game in progress; ``GameSession`` adds what changes it."""

    def __init__(self, frame: Record, deals: list[PlayedDeal]) -> None:
        self._frame = frame._replace(deals=())
        self._timeline = Timeline(self._frame, deals)

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
    def number(self) -> int:
        """The number that the decks are shuffled from, 0 where there is none."""
        return self._frame.number

    @property
    def record(self) -> Record:
        """The game so far, as it is saved."""
        return self._frame._replace(deals=tuple(deal.record for deal in self._timeline.deals))

    @property
    def state(self) -> DealState:
        """The state now; between two deals the end of the last one."""
        return self._timeline.deal.state

    @property
    def states(self) -> tuple[DealState, ...]:
        """The states of this deal: at its start and after each move."""
        return self._timeline.deal.states

    @property
    def steps(self) -> tuple[Transition, ...]:
        """What happened in this deal: the dealing of its first packet, then each move."""
        return tuple(self._timeline.deal.steps)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves of this deal so far."""
        return tuple(self._timeline.deal.moves)

    @property
    def deal_number(self) -> int:
        """The number of this deal, from 0."""
        return self._timeline.deal.number

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each side before this deal."""
        return self._timeline.deal.totals

    @property
    def scores(self) -> tuple[DealResult, ...]:
        """The results of the finished deals."""
        return tuple(deal.result for deal in self._timeline.deals if deal.result)

    @property
    def verdict(self) -> Verdict | None:
        """What the last finished deal meant for the game; None during the first."""
        scores = self.scores
        return scores[-1].verdict if scores else None

    @property
    def deal_over(self) -> bool:
        """Whether this deal is played and scored."""
        return self._timeline.deal.result is not None

    @property
    def game_over(self) -> bool:
        """Whether a side has won."""
        return self.winner >= 0

    @property
    def winner(self) -> int:
        """The side that has won, or -1."""
        result = self._timeline.deal.result
        return result.verdict.winner if result else -1

    @property
    def can_undo(self) -> bool:
        """Whether any move was made in the game."""
        return self._timeline.has_moves

    def can_undo_to_human(self, seat: int) -> bool:
        """Whether a seat has an earlier decision to go back to."""
        deals = self._timeline.deals
        return any(state.mover == seat for deal in deals for state in deal.states[:-1])

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be done again."""
        return self._timeline.redoable is not None
