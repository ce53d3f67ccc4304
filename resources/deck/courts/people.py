"""The twelve courts, one function each: who they are is said here, how it is drawn elsewhere."""

from collections.abc import Callable
from dataclasses import dataclass

from resources.deck.courts import attributes, hair, hats, heads, robes
from resources.deck.courts.heads import Look
from resources.deck.palette import GOLD, WHITE, Cloth
from resources.draw import mirrored

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


def king_of_spades(cloth: Cloth) -> Figure:
    """An old judge: white forked beard, pointed crown, ermine, the sword upright."""
    skin = heads.PALE
    return Figure(
        skin=skin,
        behind=hair.long_back(SNOW, 36),
        robe=robes.ermine(cloth),
        head=heads.face(skin, Look(brow=-3))
        + hair.long_beard(SNOW)
        + hats.pointed_crown(cloth.main, cloth.second),
        held=attributes.sword(),
        sleeve=cloth.main,
    )


def king_of_hearts(cloth: Cloth) -> Figure:
    """A host: auburn beard, round crown, chain of office, the cup raised."""
    skin = heads.ROSY
    return Figure(
        skin=skin,
        behind=hair.long_back(AUBURN, 24),
        robe=robes.chained(cloth, "h"),
        head=heads.face(skin, Look(turn=1, brow=2))
        + hair.full_beard(AUBURN)
        + hats.lobed_crown("h", cloth.second, cloth.main),
        held=attributes.goblet("h", cloth.main),
        sleeve=cloth.main,
    )


def king_of_diamonds(cloth: Cloth) -> Figure:
    """A merchant prince in profile: turban, pointed beard, a coin to the light."""
    skin = heads.TAN
    head = (
        hair.profile_bob(BLACK_HAIR)
        + hair.profile_beard(BLACK_HAIR)
        + hats.turban(WHITE, cloth.main, "d", cloth.second)
    )
    return Figure(
        skin=skin,
        behind="",
        robe=robes.kaftan(cloth),
        head=heads.profile(skin, Look(turn=1, brow=1)) + mirrored(head),
        held=attributes.coin("d", cloth.main),
        sleeve=cloth.second,
    )


def king_of_clubs(cloth: Cloth) -> Figure:
    """A jolly squire: whiskers, fur-brimmed cap, fur collar, a mace."""
    skin = heads.ROSY
    return Figure(
        skin=skin,
        behind=hair.bowl_back(GREY),
        robe=robes.fur_coat(cloth),
        head=heads.face(skin, Look(turn=-1, brow=3, smile=3))
        + hair.whiskers(GREY)
        + hats.fur_cap(cloth.main, "c"),
        held=attributes.mace("c"),
        sleeve=cloth.main,
    )


def queen_of_spades(cloth: Cloth) -> Figure:
    """A chancellor: black hair, steel coronet, standing collar, the quill."""
    skin = heads.PALE
    return Figure(
        skin=skin,
        behind=hair.long_back(BLACK_HAIR, 34),
        robe=robes.high_gown(cloth, cloth.main),
        head=heads.face(skin, Look(turn=-1, brow=-2, lips=True))
        + hair.parted(BLACK_HAIR)
        + hats.steel_coronet(cloth.main),
        held=attributes.quill(cloth.second),
        sleeve=cloth.main,
    )


def queen_of_hearts(cloth: Cloth) -> Figure:
    """A bride: blond plaits, pearl coronet, laced bodice, a rose."""
    skin = heads.PALE
    return Figure(
        skin=skin,
        behind=hair.long_back(BLOND, 16),
        robe=robes.laced_gown(cloth, skin),
        head=heads.face(skin, Look(turn=1, brow=2, lips=True))
        + hair.parted(BLOND)
        + hair.plait(BLOND, -27, cloth.second)
        + hair.plait(BLOND, 27, cloth.second)
        + hats.pearl_coronet(cloth.main),
        held=attributes.rose(cloth.main, cloth.second),
        sleeve=cloth.main,
    )


def queen_of_diamonds(cloth: Cloth) -> Figure:
    """A lady of fashion: copper buns, tiara, puffed sleeves, a fan."""
    skin = heads.ROSY
    return Figure(
        skin=skin,
        behind=hair.side_bun(COPPER, -28) + hair.side_bun(COPPER, 28),
        robe=robes.puffed_gown(cloth, skin),
        head=heads.face(skin, Look(turn=-1, brow=3, lips=True, glance=1))
        + hair.parted(COPPER)
        + hats.tiara(cloth.main, cloth.second),
        held=attributes.fan(cloth.second, GOLD),
        sleeve=cloth.main,
    )


def queen_of_clubs(cloth: Cloth) -> Figure:
    """A forest queen: a cloud of dark curls, wreath of leaves, a finch on her finger."""
    skin = heads.DARK
    return Figure(
        skin=skin,
        behind=hair.cloud(BLACK_HAIR),
        robe=robes.leafy_gown(cloth, skin),
        head=heads.face(skin, Look(turn=1, brow=1, lips=True))
        + hair.curls(BLACK_HAIR)
        + hats.wreath(cloth.second, "c"),
        held=attributes.finch(cloth.second, cloth.main),
        sleeve=cloth.main,
    )


def jack_of_spades(cloth: Cloth) -> Figure:
    """A guardsman in profile: flat beret, wheel ruff, halberd."""
    skin = heads.PALE
    head = hair.profile_bob(BROWN) + hats.beret(cloth.main, cloth.second)
    return Figure(
        skin=skin,
        behind="",
        robe=robes.ruffed(cloth),
        head=heads.profile(skin, Look(turn=-1, brow=-2, smile=0)) + head,
        held=attributes.halberd(),
        sleeve=cloth.second,
    )


def jack_of_hearts(cloth: Cloth) -> Figure:
    """A page: blond bob, feathered cap, smiling over a sealed letter."""
    skin = heads.ROSY
    return Figure(
        skin=skin,
        behind=hair.bowl_back(BLOND),
        robe=robes.slashed(cloth),
        head=heads.face(skin, Look(turn=1, brow=3, smile=3))
        + hair.fringe(BLOND)
        + hats.page_cap(cloth.main, cloth.second, WHITE),
        held=attributes.letter("h", cloth.main),
        sleeve=cloth.second,
    )


def jack_of_diamonds(cloth: Cloth) -> Figure:
    """A herald: dark curls, goatee, plumed hat, a lance with pennant."""
    skin = heads.DARK
    return Figure(
        skin=skin,
        behind="",
        robe=robes.tabard(cloth, "d", GOLD),
        head=heads.face(skin, Look(turn=-1, brow=2, smile=2))
        + hair.curls(BLACK_HAIR)
        + hair.goatee(BLACK_HAIR, -4)
        + hats.plumed_hat(cloth.main, GOLD, WHITE),
        held=attributes.pennant(cloth.main, "d", GOLD),
        sleeve=cloth.second,
    )


def jack_of_clubs(cloth: Cloth) -> Figure:
    """A forester in profile: peaked cap, dagged hood, longbow."""
    skin = heads.TAN
    head = hair.profile_bob(AUBURN) + hats.archer_cap(cloth.main, cloth.second, "#b8452f")
    return Figure(
        skin=skin,
        behind="",
        robe=robes.hooded(cloth),
        head=heads.profile(skin, Look(turn=-1, brow=2, smile=2)) + head,
        held=attributes.bow(),
        sleeve=cloth.main,
    )


PEOPLE: dict[str, Callable[[Cloth], Figure]] = {
    "Kc": king_of_clubs,
    "Kd": king_of_diamonds,
    "Kh": king_of_hearts,
    "Ks": king_of_spades,
    "Qc": queen_of_clubs,
    "Qd": queen_of_diamonds,
    "Qh": queen_of_hearts,
    "Qs": queen_of_spades,
    "Jc": jack_of_clubs,
    "Jd": jack_of_diamonds,
    "Jh": jack_of_hearts,
    "Js": jack_of_spades,
}
