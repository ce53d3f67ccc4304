"""What lies where on the table, as events build it up: the past of a deal, told in cards.

A scene knows what a state does not: which slot a loose card lies in, in which order a pile grew.
It is made from events alone, so it is the same after undo, redo, load and replay.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from casino_desktop.rules.dealing import TO_TABLE
from casino_desktop.rules.events import (
    BuildMade,
    BuildRaised,
    CardDrawn,
    CardPlayed,
    CardsCaptured,
    CardTrailed,
    Event,
    LeftoversTaken,
    PacketDealt,
    Swept,
)
from casino_desktop.rules.law import Law
from casino_desktop.rules.state import Build

from .grouping import Group, groups_beside, groups_with


class Fan(NamedTuple):
    """A build on the table: its number in the deal, its slot, its cards from the bottom up.

    Each group of its value lies together, and stays as it is when others are added.
    """

    id: int
    slot: int
    groups: tuple[Group, ...]
    build: Build

    @property
    def cards(self) -> Group:
        """The cards of all groups, from the bottom up."""
        return tuple(card for group in self.groups for card in group)


class Scene(NamedTuple):
    """All 52 cards of a deal, each in one place.

    ``loose`` maps cards to table slots. ``played`` are the cards on their way: the card just
    played, then the ones that have gathered to it, beside ``played_slot``; ``lit`` is the mask of
    the cards it is about to take or build with. ``turn`` is the seat to move, -1 for nobody.
    ``drawn`` are cards drawn for the first dealer, as (seat, card): they are not of this deal.
    """

    law: Law
    dealer: int
    stock: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[int, ...], ...]
    loose: Mapping[int, int] = MappingProxyType({})
    fans: tuple[Fan, ...] = ()
    markers: tuple[int, ...] = ()
    played: tuple[int, ...] = ()
    played_slot: int = -1
    lit: int = 0
    gone: tuple[int, ...] = ()
    turn: int = -1
    fans_made: int = 0
    drawn: tuple[tuple[int, int], ...] = ()

    @property
    def slots(self) -> set[int]:
        """The table slots that are taken."""
        return {*self.loose.values(), *(fan.slot for fan in self.fans)}


def undealt(law: Law, deck: tuple[int, ...], seats: int, dealer: int) -> Scene:
    """The scene before the first card of a deal is dealt."""
    empty: tuple[tuple[int, ...], ...] = ((),) * seats
    return Scene(law, dealer, deck, empty, empty)


def after(scene: Scene, event: Event) -> Scene:
    """The scene once an event has happened."""
    match event:
        case PacketDealt(cards=cards):
            for receiver, card in cards:
                scene = dealt(scene, receiver, card)
        case CardDrawn(seat, card):
            scene = dealt(scene, seat, card)
        case CardPlayed(seat, move):
            scene = _shown(scene, seat, move.card, move.table_cards)
        case CardTrailed(_, card):
            scene = _at_rest(scene._replace(loose={**scene.loose, card: scene.played_slot}))
        case CardsCaptured(seat, _):
            scene = _piled(gathered(scene), seat)
        case BuildMade(_, build) | BuildRaised(_, _, build):
            scene = _fanned(scene, build)
        case Swept(_, card):
            scene = scene._replace(markers=(*scene.markers, card))
        case LeftoversTaken(seat, cards):
            scene = _cleared(scene, seat, cards)
    return scene


def dealt(scene: Scene, receiver: int, card: int) -> Scene:
    """The scene once one card has gone from the stock to a seat or to the table."""
    scene = scene._replace(stock=tuple(other for other in scene.stock if other != card))
    if receiver == TO_TABLE:
        return scene._replace(loose={**scene.loose, card: free_slot(scene)})
    return scene._replace(hands=_put(scene.hands, receiver, (card,)))


def gathered(scene: Scene) -> Scene:
    """The scene once the lit cards have come to the card that was played."""
    taken = _lying(scene, scene.lit)
    return _without(scene, scene.lit)._replace(played=(*scene.played, *taken))


def free_slot(scene: Scene) -> int:
    """The lowest slot that nothing lies in."""
    taken = scene.slots
    return next(slot for slot in range(len(taken) + 1) if slot not in taken)


def _shown(scene: Scene, seat: int, card: int, table_cards: int) -> Scene:
    hand = tuple(other for other in scene.hands[seat] if other != card)
    slots = [slot for other, slot in scene.loose.items() if table_cards >> other & 1]
    slots += [fan.slot for fan in scene.fans if fan.build.cards & table_cards]
    return scene._replace(
        hands=(*scene.hands[:seat], hand, *scene.hands[seat + 1 :]),
        played=(card,),
        played_slot=min(slots, default=free_slot(scene)),
        lit=table_cards,
        turn=seat,
    )


def _piled(scene: Scene, seat: int) -> Scene:
    played, *taken = scene.played
    return _at_rest(scene._replace(piles=_put(scene.piles, seat, (*taken, played))))


def _fanned(scene: Scene, build: Build) -> Scene:
    below = [fan for fan in scene.fans if fan.build.cards & build.cards]
    slot = below[0].slot if below else scene.played_slot
    number = below[0].id if below else scene.fans_made + 1
    fan = Fan(number, slot, _fan_groups(scene, build, below), build)
    others = _without(scene, build.cards)
    return _at_rest(
        others._replace(fans=(*others.fans, fan), fans_made=scene.fans_made + (0 if below else 1))
    )


def _fan_groups(scene: Scene, build: Build, below: list[Fan]) -> tuple[Group, ...]:
    law, value = scene.law, build.value
    added = tuple(card for card in scene.loose if build.cards >> card & 1)
    (played,) = scene.played
    if below and below[0].build.value != value:
        beside = groups_beside(law, value, added) if added else []
        return ((*below[0].cards, played), *beside)
    bottom = below[0].groups if below else ()
    return (*bottom, *groups_with(law, value, added, played))


def _cleared(scene: Scene, seat: int, cards: int) -> Scene:
    left = _lying(scene, cards)
    scene = _without(scene, cards)
    if seat < 0:
        return scene._replace(gone=(*scene.gone, *left))
    return scene._replace(piles=_put(scene.piles, seat, left))


def _lying(scene: Scene, cards: int) -> tuple[int, ...]:
    """The cards on the table that are in a set, in the order of their slots."""
    lying = [(slot, 0, card) for card, slot in scene.loose.items()]
    lying += [(fan.slot, depth, card) for fan in scene.fans for depth, card in enumerate(fan.cards)]
    return tuple(card for _, _, card in sorted(lying) if cards >> card & 1)


def _without(scene: Scene, cards: int) -> Scene:
    loose = {card: slot for card, slot in scene.loose.items() if not cards >> card & 1}
    fans = tuple(fan for fan in scene.fans if not fan.build.cards & cards)
    return scene._replace(loose=loose, fans=fans)


def _at_rest(scene: Scene) -> Scene:
    return scene._replace(played=(), played_slot=-1, lit=0)


def _put(
    groups: tuple[tuple[int, ...], ...], seat: int, cards: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    return (*groups[:seat], (*groups[seat], *cards), *groups[seat + 1 :])
