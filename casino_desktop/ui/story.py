"""The deal in progress told from its first card: the scene that its steps add up to."""

from casino_desktop.rules.apply import Transition
from casino_desktop.rules.state import DealState
from casino_desktop.session.session import GameSession

from .scene import Scene, after, undealt


def beginning(session: GameSession) -> Scene:
    """The scene before the first card of the deal in progress is dealt."""
    state = session.states[0]
    return undealt(state.law, deck_of(session), state.seats, state.dealer)


def deck_of(session: GameSession) -> tuple[int, ...]:
    """The deck of the deal in progress, top card first."""
    return session.record.deals[-1].deck


def finished(scene: Scene, step: Transition) -> Scene:
    """The scene at the end of a step that begins with this one."""
    for event in step.events:
        scene = after(scene, event)
    return scene._replace(turn=turn_of(step.state))


def turn_of(state: DealState) -> int:
    """The seat to move, -1 when the deal is over."""
    return -1 if state.over else state.mover
