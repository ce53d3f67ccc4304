"""One deal as it is played: the state after each move, and the result once it is over."""

from typing import NamedTuple

from casino_desktop.rules.apply import Transition, apply
from casino_desktop.rules.dealing import first_packet
from casino_desktop.rules.events import Event, GameWon, LastPacketAnnounced, PacketDealt
from casino_desktop.rules.moves import Move
from casino_desktop.rules.scoring import SideScore, score_deal
from casino_desktop.rules.state import DealState
from casino_desktop.rules.winning import Verdict, settle

from .record import DealRecord


class DealResult(NamedTuple):
    """A finished deal: its last state, the score of each side, and what it means for the game."""

    state: DealState
    sides: tuple[SideScore, ...]
    verdict: Verdict


class PlayedDeal:
    """A deal and its moves.

    ``number`` counts the deals from 0, ``totals`` are by side before this deal, ``steps`` holds the
    dealing of the first packet and what each move did, ``result`` is None until the deal is over.
    """

    def __init__(
        self, start: DealState, deck: tuple[int, ...], number: int, totals: tuple[int, ...]
    ) -> None:
        self.deck = deck
        self.number = number
        self.totals = totals
        self.moves: list[Move] = []
        self.steps = [_first_packet(start, deck)]
        self.result: DealResult | None = None

    @property
    def state(self) -> DealState:
        """The state now."""
        return self.steps[-1].state

    @property
    def states(self) -> tuple[DealState, ...]:
        """The first state and the one after each move."""
        return tuple(step.state for step in self.steps)

    @property
    def record(self) -> DealRecord:
        """The deck and the moves so far."""
        return DealRecord(self.deck, tuple(self.moves))

    def play(self, move: Move) -> Transition:
        """Play a move; the events end with GameWon if it decides the game. IllegalMoveError."""
        step = apply(self.state, move)
        self.moves.append(move)
        self.steps.append(step)
        if step.state.over:
            self.steps[-1] = step._replace(events=(*step.events, *self._finish()))
        return self.steps[-1]

    def take_back(self) -> Move:
        """Take the last move back; there must be one."""
        self.result = None
        self.steps.pop()
        return self.moves.pop()

    def _finish(self) -> tuple[Event, ...]:
        sides = score_deal(self.state)
        verdict = settle(self.state, self.totals, sides, self.number + 1)
        self.result = DealResult(self.state, sides, verdict)
        return (GameWon(verdict.winner, verdict.totals),) if verdict.winner >= 0 else ()


def _first_packet(start: DealState, deck: tuple[int, ...]) -> Transition:
    """The dealing of the first packet, told as events."""
    packet = first_packet(start.rules, start.seats, start.dealer)
    dealt = PacketDealt(start.dealer, tuple(zip(packet.receivers, deck, strict=False)))
    if start.stock:
        return Transition(start, (dealt,))
    return Transition(start, (LastPacketAnnounced(start.dealer), dealt))
