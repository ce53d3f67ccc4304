"""The four queens."""

from resources.deck.courts import attributes, crowns, gowns, hair, heads
from resources.deck.courts.heads import Look
from resources.deck.courts.person import BLACK_HAIR, BLOND, COPPER, Figure
from resources.deck.palette import GOLD, Cloth


def queen_of_spades(cloth: Cloth) -> Figure:
    """A chancellor: black hair, steel coronet, standing collar, the quill."""
    skin = heads.PALE
    return Figure(
        skin=skin,
        behind=hair.long_back(BLACK_HAIR, 34),
        robe=gowns.high_gown(cloth, cloth.main),
        head=heads.face(skin, Look(turn=-1, brow=-2, lips=True))
        + hair.parted(BLACK_HAIR)
        + crowns.steel_coronet(cloth.main),
        held=attributes.quill(cloth.second),
        sleeve=cloth.main,
    )


def queen_of_hearts(cloth: Cloth) -> Figure:
    """A bride: blond plaits, pearl coronet, laced bodice, a rose."""
    skin = heads.PALE
    return Figure(
        skin=skin,
        behind=hair.long_back(BLOND, 16),
        robe=gowns.laced_gown(cloth, skin),
        head=heads.face(skin, Look(turn=1, brow=2, lips=True))
        + hair.parted(BLOND)
        + hair.plait(BLOND, -27, cloth.second)
        + hair.plait(BLOND, 27, cloth.second)
        + crowns.pearl_coronet(cloth.main),
        held=attributes.rose(cloth.main, cloth.second),
        sleeve=cloth.main,
    )


def queen_of_diamonds(cloth: Cloth) -> Figure:
    """A lady of fashion: copper buns, tiara, puffed sleeves, a fan."""
    skin = heads.ROSY
    return Figure(
        skin=skin,
        behind=hair.side_bun(COPPER, -28) + hair.side_bun(COPPER, 28),
        robe=gowns.puffed_gown(cloth, skin),
        head=heads.face(skin, Look(turn=-1, brow=3, lips=True, glance=1))
        + hair.parted(COPPER)
        + crowns.tiara(cloth.main, cloth.second),
        held=attributes.fan(cloth.second, GOLD),
        sleeve=cloth.main,
    )


def queen_of_clubs(cloth: Cloth) -> Figure:
    """A forest queen: a cloud of dark curls, wreath of leaves, a finch on her finger."""
    skin = heads.DARK
    return Figure(
        skin=skin,
        behind=hair.cloud(BLACK_HAIR),
        robe=gowns.leafy_gown(cloth, skin),
        head=heads.face(skin, Look(turn=1, brow=1, lips=True))
        + hair.curls(BLACK_HAIR)
        + crowns.wreath(cloth.second, "c"),
        held=attributes.finch(cloth.second, cloth.main),
        sleeve=cloth.main,
    )
