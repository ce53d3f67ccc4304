"""The 52 cards of a deal, one constant row for each: nothing is ever inserted, removed or reset."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Property, QObject
from PySide6.QtQml import QmlElement, QmlUncreatable

from casino_desktop.rules.cards import DECK_SIZE, parse_card

from .card_names import card_name, hidden_name, sentence
from .marks import NO_MARKS, Marks
from .placements import Placement, pack
from .row_model import RowModel

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1


class CardRow(NamedTuple):
    """What QML knows of a card. ``row`` is its place in the deck, which does not tell its face."""

    row: int
    face: str
    zone: str
    seat: int
    slot: int
    depth: int
    crosswise: bool
    lit: bool
    playable: bool
    target: bool
    selected: bool
    hinted: bool
    name: str


@QmlElement
@QmlUncreatable("app.table.cards is the only one")
class CardModel(RowModel):  # type: ignore[operator]
    """The cards as the viewer may see them: a hidden card has no face in any row."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(CardRow._fields, parent)
        self.show_cards(pack(DECK_SIZE))

    @Property(int, constant=True)
    def count(self) -> int:
        return DECK_SIZE

    def show_cards(self, placements: Sequence[Placement], marks: Marks = NO_MARKS) -> None:
        """Show these placements and marks; dataChanged tells exactly the roles that changed."""
        self.show([_row(row, placed, marks) for row, placed in enumerate(placements)])


def _row(row: int, placed: Placement, marks: Marks) -> CardRow:
    bit = 1 << parse_card(placed.face) if placed.face and not placed.crosswise else 0
    return CardRow(
        row,
        *placed,
        playable=bool(marks.playable & bit),
        target=bool(marks.targets & bit),
        selected=bool(marks.selected & bit),
        hinted=bool(marks.hinted & bit),
        name=_name(placed.face),
    )


def _name(face: str) -> str:
    return sentence(card_name(parse_card(face)) if face else hidden_name())
