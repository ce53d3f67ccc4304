"""The four kings: who they are is said here, how it is drawn elsewhere."""

from resources.deck.courts import attributes, crowns, hair, heads, mantles
from resources.deck.courts.heads import Look
from resources.deck.courts.person import AUBURN, BLACK_HAIR, GREY, SNOW, Figure
from resources.deck.palette import WHITE, Cloth
from resources.draw import mirrored


def king_of_spades(cloth: Cloth) -> Figure:
    """An old judge: white forked beard, pointed crown, ermine, the sword upright."""
    skin = heads.PALE
    return Figure(
        skin=skin,
        behind=hair.long_back(SNOW, 36),
        robe=mantles.ermine(cloth),
        head=heads.face(skin, Look(brow=-3))
        + hair.long_beard(SNOW)
        + crowns.pointed_crown(cloth.main, cloth.second),
        held=attributes.sword(),
        sleeve=cloth.main,
    )


def king_of_hearts(cloth: Cloth) -> Figure:
    """A host: auburn beard, round crown, chain of office, the cup raised."""
    skin = heads.ROSY
    return Figure(
        skin=skin,
        behind=hair.long_back(AUBURN, 24),
        robe=mantles.chained(cloth, "h"),
        head=heads.face(skin, Look(turn=1, brow=2))
        + hair.full_beard(AUBURN)
        + crowns.lobed_crown("h", cloth.second, cloth.main),
        held=attributes.goblet("h", cloth.main),
        sleeve=cloth.main,
    )


def king_of_diamonds(cloth: Cloth) -> Figure:
    """A merchant prince in profile: turban, pointed beard, a coin to the light."""
    skin = heads.TAN
    head = (
        hair.profile_bob(BLACK_HAIR)
        + hair.profile_beard(BLACK_HAIR)
        + crowns.turban(WHITE, cloth.main, "d", cloth.second)
    )
    return Figure(
        skin=skin,
        behind="",
        robe=mantles.kaftan(cloth),
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
        robe=mantles.fur_coat(cloth),
        head=heads.face(skin, Look(turn=-1, brow=3, smile=3))
        + hair.whiskers(GREY)
        + crowns.fur_cap(cloth.main, "c"),
        held=attributes.mace("c"),
        sleeve=cloth.main,
    )
