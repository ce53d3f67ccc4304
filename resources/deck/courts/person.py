"""What makes a person, and the colours of their hair."""

from dataclasses import dataclass

from resources.deck.courts import heads

BLACK_HAIR = "#2a2530"
BROWN = "#6b4128"
AUBURN = "#a5502a"
COPPER = "#cf6a2b"
BLOND = "#eec25c"
SNOW = "#f1efe9"
GREY = "#b9bcc4"


@dataclass(frozen=True)
class Figure:
    """A person in layers; ``behind`` and ``head`` are drawn about the middle of the head."""

    skin: heads.Skin
    behind: str
    robe: str
    head: str
    held: str
    sleeve: str
