"""The deal in progress told from its first card: its events and the scene they add up to."""

from typing import NamedTuple

from casino_desktop.rules.apply import apply
from casino_desktop.rules.events import Event
from casino_desktop.rules.state import DealState
from casino_desktop.session.session import GameSession

from .scene import Scene, after, undealt


class Chapter(NamedTuple):
    """One step of a deal, the dealing of the first packet or a move: its events and its end."""

    events: tuple[Event, ...]
    state: DealState


def chapters(session: GameSession) -> list[Chapter]:
    """All steps of the deal in progress, the first packet first."""
    steps = zip(session.states, session.moves, strict=False)
    played = [apply(state, move) for state, move in steps]
    return [Chapter(step.events, step.state) for step in (session.first_packet, *played)]


def beginning(session: GameSession) -> Scene:
    """The scene before the first card of the deal in progress is dealt."""
    state = session.first_packet.state
    return undealt(deck_of(session), state.seats, state.dealer)


def deck_of(session: GameSession) -> tuple[int, ...]:
    """The deck of the deal in progress, top card first."""
    return session.record.deals[-1].deck


def finished(scene: Scene, chapter: Chapter) -> Scene:
    """The scene at the end of a chapter that begins with this one."""
    for event in chapter.events:
        scene = after(scene, event)
    return scene._replace(turn=turn_of(chapter.state))


def turn_of(state: DealState) -> int:
    """The seat to move, -1 when the deal is over."""
    return -1 if state.over else state.mover
