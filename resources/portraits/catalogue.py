"""Every portrait by its file name: the strength, and the seat whose player it shows."""

from collections.abc import Callable

from resources.draw import document, placed
from resources.portraits.animals import SIZE, Coat, Head, chick, elephant, fox, frog, hamster, owl
from resources.portraits.clothes import (
    Clothes,
    bow_tie,
    bowler,
    crown,
    eggshell,
    flower,
    glasses,
    hair_bow,
    monocle,
    nothing,
    scholars_cap,
    straw_hat,
    woolly_hat,
)

# By strength the animal, and by seat what its player looks like.
_PLAYERS: dict[str, tuple[Callable[[Coat], Head], list[tuple[Coat, Clothes]]]] = {
    "random": (
        frog,
        [
            (Coat("#4a90c2"), crown),
            (Coat("#5da548"), nothing),
            (Coat("#d9783c"), bow_tie),
            (Coat("#c9b23a"), flower),
        ],
    ),
    "beginner": (
        chick,
        [
            (Coat("#d8e2ea"), hair_bow),
            (Coat("#f6cf4a"), nothing),
            (Coat("#a8794e"), eggshell),
            (Coat("#8fa3b8"), woolly_hat),
        ],
    ),
    "greedy": (
        hamster,
        [
            (Coat("#e6d3b3", "#fbf3e0"), straw_hat),
            (Coat("#c98a4b", "#f1d3a6"), nothing),
            (Coat("#8d949e", "#dfe3e8"), bow_tie),
            (Coat("#7d4f35", "#d8b08a"), glasses),
        ],
    ),
    "counter": (
        elephant,
        [
            (Coat("#d79aa6", "#b87784"), straw_hat),
            (Coat("#8f9bab", "#6f7b8c"), nothing),
            (Coat("#4f8bdc", "#2f66b3"), flower),
            (Coat("#93a67c", "#73865e"), bowler),
        ],
    ),
    "expert": (
        fox,
        [
            (Coat("#a9bdd2", "#f4f8fb"), woolly_hat),
            (Coat("#d9692b"), nothing),
            (Coat("#6d7684", "#e6e9ee"), glasses),
            (Coat("#d9b06c"), bowler),
        ],
    ),
    "master": (
        owl,
        [
            (Coat("#d6d0c2"), bow_tie),
            (Coat("#7a5638", "#f4e6c8"), nothing),
            (Coat("#76869a", "#e3e9f0"), scholars_cap),
            (Coat("#b5592f", "#f6dcc0"), monocle),
        ],
    ),
}
# How much lower a head stands that wears a hat, to leave room for it.
_ROOM: dict[Clothes, int] = {
    bowler: 3,
    straw_hat: 5,
    woolly_hat: 10,
    scholars_cap: 6,
    eggshell: 4,
}


def portrait(head: Head, clothes: Clothes) -> str:
    """A dressed head as a file of its own."""
    room = _ROOM.get(clothes, 0)
    scale = 1 - room / SIZE
    drawing = placed(head.drawing, clothes(head), x=room / 2, y=room, scale=scale)
    return document(SIZE, SIZE, drawing)


def portrait_files() -> dict[str, str]:
    """All files: ``random-0.svg`` to ``master-3.svg``."""
    return {
        f"{level}-{seat}.svg": portrait(animal(coat), clothes)
        for level, (animal, looks) in _PLAYERS.items()
        for seat, (coat, clothes) in enumerate(looks)
    }
