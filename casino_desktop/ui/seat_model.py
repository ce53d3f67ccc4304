"""The seats at the table: who sits there and what lies before them."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtQml import QmlElement, QmlUncreatable

from .row_model import RowModel
from .scene import Scene

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1

# Of two texts between which it stands, Qt draws the second where the first does not fit.
_OR_SHORTER = "\x9c"
_PLACES = {
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
}


class Sitter(NamedTuple):
    """What does not change during a deal: name, strength, kind, the side's points before it.

    ``portrait`` is the name of the picture, "" for none.
    """

    name: str
    level_name: str
    human: bool
    total: int
    portrait: str = ""


class SeatRow(NamedTuple):
    """What QML knows of a seat."""

    seat: int
    place: str
    name: str
    level_name: str
    human: bool
    total: int
    portrait: str
    dealer: bool
    turn: bool
    thinking: bool
    hand_count: int
    pile_count: int
    sweeps: int
    description: str


@QmlElement
@QmlUncreatable("app.table.seats is the only one")
class SeatModel(RowModel):  # type: ignore[operator]
    """One row for each seat, in the order of seats."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(SeatRow._fields, parent)


def seat_rows(
    scene: Scene, sitters: tuple[Sitter, ...], viewer: int, thinking: int, pairs: bool
) -> list[SeatRow]:
    """The rows of all seats as the viewer at the bottom of the table sees them."""
    return [
        _row(scene, seat, sitter, viewer, thinking, pairs) for seat, sitter in enumerate(sitters)
    ]


def place_of(seat: int, viewer: int, seats: int) -> str:
    """Where a seat is drawn: play goes from the bottom to the left, as it does at a table."""
    return _PLACES[seats][(seat - viewer) % seats]


def _row(
    scene: Scene, seat: int, sitter: Sitter, viewer: int, thinking: int, pairs: bool
) -> SeatRow:
    pile = scene.piles[seat]
    sweeps = sum(card in pile for card in scene.markers)
    partner = pairs and seat != viewer and (seat - viewer) % 2 == 0
    word = QCoreApplication.translate("Seats", "Partner") if partner else ""
    return SeatRow(
        seat,
        place_of(seat, viewer, len(scene.hands)),
        *(_beside(sitter, word) if word else sitter),
        # The draw is still to tell.
        dealer=seat == scene.dealer and not scene.drawn,
        turn=seat == scene.turn,
        thinking=seat == thinking,
        hand_count=len(scene.hands[seat]),
        pile_count=len(pile),
        sweeps=sweeps,
        description=_description(scene, seat, sitter, word, sweeps),
    )


def _beside(sitter: Sitter, word: str) -> Sitter:
    """Who bears a word in the place of a strength, or beside the name where both fit."""
    if sitter.human:
        return sitter._replace(level_name=word)
    return sitter._replace(name=f"{sitter.name} · {word}{_OR_SHORTER}{sitter.name}")


def _description(scene: Scene, seat: int, sitter: Sitter, word: str, sweeps: int) -> str:
    translate = QCoreApplication.translate
    parts = [sitter.name, word, sitter.level_name]
    if seat == scene.dealer:
        parts.append(translate("Seats", "dealer"))
    if seat == scene.turn:
        parts.append(translate("Seats", "to play"))
    hand, pile = len(scene.hands[seat]), len(scene.piles[seat])
    parts.append(translate("Seats", "%n card(s) in hand", None, hand))
    parts.append(translate("Seats", "%n card(s) in the pile", None, pile))
    parts.append(translate("Seats", "%n sweep(s)", None, sweeps))
    parts.append(translate("Seats", "%n point(s)", None, sitter.total))
    return ", ".join(part for part in parts if part)
