"""What of a show is to be heard, and which is the loudest of what happens at once."""

from collections.abc import Iterable

from casino_desktop.rules.events import (
    BuildMade,
    BuildRaised,
    CardDrawn,
    CardPlayed,
    CardsCaptured,
    CardTrailed,
    Event,
    GameWon,
    LeftoversTaken,
    Swept,
)
from casino_desktop.session.first_dealer import DealerDraw

from .table_state import TableState

_CUES: dict[type, str] = {
    Swept: "sweep",
    CardsCaptured: "capture",
    LeftoversTaken: "capture",
    BuildMade: "build",
    BuildRaised: "build",
    CardTrailed: "put-down",
    CardPlayed: "put-down",
    CardDrawn: "deal",
}
CUES = ("won", "lost", "sweep", "capture", "build", "put-down", "deal", "pick-up", "your-turn")
"""Every cue, the one that drowns the others first."""


def cue_of_events(events: Iterable[Event | DealerDraw], your_side: int) -> str:
    """The cue for what a beat tells, "" for none; without a side of yours all win."""
    return _loudest(_cue(event, your_side) for event in events)


def cue_of_change(before: TableState, now: TableState) -> str:
    """The cue for what has become different without being told: dealing, lifting, the turn."""
    dealing = now.busy and now.stockCount < before.stockCount
    lifted = now.raisedRow, now.heldRow
    found = [
        "deal" if dealing else "",
        "pick-up" if lifted != (before.raisedRow, before.heldRow) and max(lifted) >= 0 else "",
        "your-turn" if now.myTurn and before.busy and not now.busy else "",
    ]
    return _loudest(found)


def _cue(event: Event | DealerDraw, your_side: int) -> str:
    if isinstance(event, GameWon):
        return "won" if your_side in (event.side, -1) else "lost"
    return _CUES.get(type(event), "")


def _loudest(cues: Iterable[str]) -> str:
    return min(filter(None, cues), key=CUES.index, default="")
