"""What a page of the rules book consists of."""

from typing import NamedTuple


class Paragraph(NamedTuple):
    """A paragraph of text."""

    text: str


class Table(NamedTuple):
    """Rows of cells under an optional head; the last cell of a row holds the figure or meaning.

    ``total`` is the number of the row that sums up those above it, -1 if there is none.
    """

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    total: int = -1


class Lot(NamedTuple):
    """Cards that lie together: one loose card or a whole build, with its badge and owner.

    ``used`` says whether the move shown takes it or builds with it.
    """

    faces: tuple[str, ...]
    used: bool
    badge: str = ""
    owner: str = ""


class Example(NamedTuple):
    """A position and a move that the rule core has judged.

    ``hand`` holds the cards kept, ``played`` the one played; ``spoken`` says all in words.
    """

    hand: tuple[str, ...]
    played: str
    table: tuple[Lot, ...]
    allowed: bool
    text: str
    spoken: str


Block = Paragraph | Table | Example


class Section(NamedTuple):
    """One page: a fixed name, and its title and blocks in the language in force."""

    id: str
    title: str
    blocks: tuple[Block, ...]
