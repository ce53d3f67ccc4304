"""Where each card of a deal is drawn for one viewer: the step from a scene to the card rows."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from casino_desktop.rules.cards import NAMES, rank_of

from .scene import Scene
from .viewers import EVERYBODY

Zone = Literal["stock", "hand", "loose", "build", "pile", "played", "gone"]
LEAST_SLOTS = 4


class Placement(NamedTuple):
    """The place of one card. ``face`` is its name, empty where the viewer may not know it.

    ``slot`` is the place in a hand from the left, in a pile or stock from the bottom, or the table
    slot; ``depth`` the place in a fan, or which sweep of its pile a crosswise card marks.
    """

    face: str = ""
    zone: Zone = "stock"
    seat: int = -1
    slot: int = 0
    depth: int = 0
    crosswise: bool = False
    lit: bool = False


Placements = tuple[Placement, ...]


def pack(size: int) -> Placements:
    """A pack of that many cards before any game: the first of its deck lies on top."""
    return tuple(Placement(slot=slot, depth=slot) for slot in reversed(range(size)))


def place(scene: Scene, deck: tuple[int, ...], viewer: int) -> Placements:
    """One placement per card of the deck, in its order, for a seat, NOBODY or EVERYBODY."""
    placed = {}
    for card, placement in _placed(scene, viewer):
        placed[card] = placement._replace(lit=bool(scene.lit >> card & 1))
    return tuple(placed[card] for card in deck)


def table_slots(scene: Scene) -> int:
    """The number of table slots to make room for."""
    used = scene.slots | {scene.played_slot}
    return max(LEAST_SLOTS, max(used, default=-1) + 1)


def _placed(scene: Scene, viewer: int) -> Iterator[tuple[int, Placement]]:
    # The draw comes before the shuffle: the top cards lend their backs and show no face of theirs.
    lent = scene.stock[: len(scene.drawn)]
    for sprite, (seat, card) in zip(lent, scene.drawn, strict=True):
        yield sprite, Placement(NAMES[card], "played", seat, -1, 0)
    for place_, card in enumerate(reversed(scene.stock[len(lent) :])):
        yield card, Placement(zone="stock", slot=place_, depth=place_)
    for seat, hand in enumerate(scene.hands):
        yield from _hand(hand, seat, viewer in (seat, EVERYBODY))
    for seat, pile in enumerate(scene.piles):
        yield from _pile(scene, pile, seat)
    yield from _table(scene)
    for place_, card in enumerate(scene.gone):
        yield card, Placement(zone="gone", slot=place_)


def _hand(hand: tuple[int, ...], seat: int, open_: bool) -> Iterator[tuple[int, Placement]]:
    # A hidden hand stays in the order of dealing: sorted by rank it would tell.
    order = sorted(hand, key=lambda card: (rank_of(card), card)) if open_ else hand
    for slot, card in enumerate(order):
        face = NAMES[card] if open_ else ""
        yield card, Placement(face, "hand", seat, slot, slot)


def _pile(scene: Scene, pile: tuple[int, ...], seat: int) -> Iterator[tuple[int, Placement]]:
    sweeps = 0
    for slot, card in enumerate(pile):
        if card in scene.markers:
            yield card, Placement(NAMES[card], "pile", seat, slot, sweeps, crosswise=True)
            sweeps += 1
        else:
            yield card, Placement("", "pile", seat, slot, slot)


def _table(scene: Scene) -> Iterator[tuple[int, Placement]]:
    for card, slot in scene.loose.items():
        yield card, Placement(NAMES[card], "loose", -1, slot)
    for fan in scene.fans:
        for depth, card in enumerate(fan.cards):
            yield card, Placement(NAMES[card], "build", fan.build.owner, fan.slot, depth)
    for depth, card in enumerate(scene.played):
        yield card, Placement(NAMES[card], "played", scene.turn, scene.played_slot, depth)
