"""The four jacks."""

from resources.deck.courts import attributes, doublets, hair, hats, heads
from resources.deck.courts.heads import Look
from resources.deck.courts.person import AUBURN, BLACK_HAIR, BLOND, BROWN, Figure
from resources.deck.palette import GOLD, WHITE, Cloth


def jack_of_spades(cloth: Cloth) -> Figure:
    """A guardsman in profile: flat beret, wheel ruff, halberd."""
    skin = heads.PALE
    head = hair.profile_bob(BROWN) + hats.beret(cloth.main, cloth.second)
    return Figure(
        skin=skin,
        behind="",
        robe=doublets.ruffed(cloth),
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
        robe=doublets.slashed(cloth),
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
        robe=doublets.tabard(cloth, "d", GOLD),
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
        robe=doublets.hooded(cloth),
        head=heads.profile(skin, Look(turn=-1, brow=2, smile=2)) + head,
        held=attributes.bow(),
        sleeve=cloth.main,
    )
