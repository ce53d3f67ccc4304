"""The 52 cards of a deal, one constant row for each.

Nothing is ever inserted, removed or reset, but once: at the start of the program, the rows of those
cards of which nothing can be seen come after the first frame.
"""

from collections import Counter
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
# So many cards of a heap can be seen, each a little above the one before: a twelfth of a point, so
# that of a third one only the softness of its corners would show.
_TOP = 2


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
    buried: bool
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
        self._cards: list[CardRow] = []
        self._whole = True
        self.show_cards(pack(DECK_SIZE))

    @Property(int, constant=True)
    def count(self) -> int:
        return DECK_SIZE

    def show_cards(self, placements: Sequence[Placement], marks: Marks = NO_MARKS) -> None:
        """Show these placements and marks; dataChanged tells exactly the roles that changed."""
        heights = Counter((placed.zone, placed.seat) for placed in placements)
        cards = [
            _row(row, placed, heights[placed.zone, placed.seat], marks)
            for row, placed in enumerate(placements)
        ]
        seen = [card for card in cards if not card.buried]
        if not self._whole and [card.row for card in seen] != [shown[0] for shown in self._rows]:
            # What comes out of a heap glides from there.
            self.complete()
        self._cards = cards
        self.show(cards if self._whole else seen)

    def leave_out_buried(self) -> None:
        """Have no rows for the buried cards, until ``complete`` or until one of them moves."""
        self._whole = False
        self.show([card for card in self._cards if not card.buried])

    def complete(self) -> None:
        """Have all 52 rows from now on."""
        self._whole = True
        self.show(self._cards)


def _row(row: int, placed: Placement, height: int, marks: Marks) -> CardRow:
    bit = 1 << parse_card(placed.face) if placed.face and not placed.crosswise else 0
    return CardRow(
        row,
        *placed,
        buried=_is_buried(placed, height),
        playable=bool(marks.playable & bit),
        target=bool(marks.targets & bit),
        selected=bool(marks.selected & bit),
        hinted=bool(marks.hinted & bit),
        name=_name(placed.face),
    )


def _is_buried(placed: Placement, height: int) -> bool:
    """Whether nothing of a card can be seen: it is in a heap of that height, but not at its edge.

    What sticks out at the bottom is the lowest card's shadow.
    """
    if placed.zone not in ("stock", "pile") or placed.crosswise:
        return False
    return 0 < placed.slot < height - _TOP


def _name(face: str) -> str:
    return sentence(card_name(parse_card(face)) if face else hidden_name())
