"""The draw for the first dealer, shown before the first deal of a game."""

from casino_desktop.session.first_dealer import DealerDraw

from .beats import Beat
from .scene import Scene


def drawing(scene: Scene, draw: DealerDraw) -> list[Beat]:
    """The beats of a draw, from the scene before the deal back to it: card by card, each round.

    The draw is told like an event of the rule core, once its last card lies there.
    """
    found: list[Beat] = []
    for cards in draw.rounds:
        for count in range(1, len(cards) + 1):
            found.append(Beat(scene._replace(drawn=cards[:count]), "deal"))
        found.append(Beat(found[-1].scene, "point"))
    found[-1] = found[-1]._replace(events=(draw,))
    return [*found, Beat(scene, "collect")]
