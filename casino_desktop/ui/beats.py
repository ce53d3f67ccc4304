"""A step of the game cut into beats: scenes to be shown one after another."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from casino_desktop.rules.apply import Transition
from casino_desktop.rules.events import (
    BuildMade,
    BuildRaised,
    CardPlayed,
    CardsCaptured,
    CardTrailed,
    DealScored,
    Event,
    LastPacketAnnounced,
    LeftoversTaken,
    PacketDealt,
    Swept,
)

from .scene import Scene, after, dealt, gathered
from .story import finished, turn_of
from .timing import Pace


class Beat(NamedTuple):
    """A scene, how long it stays before the next one, and the events (a DealerDraw, too) it tells.

    ``again`` marks what was told before and is only shown again.
    """

    scene: Scene
    pace: Pace
    events: tuple[Any, ...] = ()
    again: bool = False


_PACES: dict[type, Pace] = {
    CardTrailed: "trail",
    BuildMade: "build",
    BuildRaised: "build",
    LastPacketAnnounced: "say",
    LeftoversTaken: "end",
    DealScored: "end",
}


def beats(scene: Scene, step: Transition, viewer: int) -> list[Beat]:
    """The beats from a scene through a step of the deal; the last one shows its end.

    What others play is pointed out before it happens, what the viewer plays need not be.
    """
    found: list[Beat] = []
    for event in step.events:
        found += _beats_of(scene, event, viewer)
        scene = after(scene, event)
    return [*found, Beat(scene._replace(turn=turn_of(step.state)), "touch")]


def _beats_of(scene: Scene, event: Event, viewer: int) -> Iterator[Beat]:
    done = after(scene, event)
    match event:
        case CardPlayed(seat, move):
            if move.kind == "capture" or (move.kind == "build" and seat != viewer):
                yield Beat(done, "touch" if seat == viewer else "point", (event,))
        case CardsCaptured():
            yield Beat(gathered(scene), "gather", (event,))
            yield Beat(done, "pile")
        case PacketDealt(cards=cards):
            yield from _dealing(scene, event, cards)
        case Swept():
            yield Beat(done, "pile", (event,))
        case _:
            yield Beat(done, _PACES.get(type(event), "deal"), (event,))


def _dealing(scene: Scene, event: Event, cards: tuple[tuple[int, int], ...]) -> Iterator[Beat]:
    """One beat a card, quick within a run of cards to the same receiver.

    The whole packet is told with the first.
    """
    told: tuple[Event, ...] = (event,)
    for receiver, run in groupby(cards, key=lambda receiver_and_card: receiver_and_card[0]):
        *first, last = (card for _, card in run)
        for card in first:
            scene = dealt(scene, receiver, card)
            yield Beat(scene, "card", told)
            told = ()
        scene = dealt(scene, receiver, last)
        yield Beat(scene, "deal", told)
        told = ()


def again(scene: Scene, past: Sequence[Transition], end: Scene) -> list[Beat]:
    """The beats that show the moves of some steps once more, and then the present again."""
    found: list[Beat] = []
    for step in past:
        moved = step._replace(events=tuple(e for e in step.events if type(e) in _OF_MOVES))
        found += beats(scene, moved, viewer=-1)
        scene = finished(scene, step)
    return [beat._replace(again=True) for beat in (*found, Beat(end, "touch"))]


_OF_MOVES = (CardPlayed, CardTrailed, CardsCaptured, BuildMade, BuildRaised, Swept)
